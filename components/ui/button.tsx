import type { ComponentProps, ReactNode } from "react";
import css from "./controls.module.css";

export interface ButtonProps extends Omit<ComponentProps<"button">, "type"> {
  variant?: "plain" | "primary" | "quiet";
  danger?: boolean;
  type?: "button" | "submit";
  /** Only an icon inside: the name must then come by `aria-label`. */
  iconOnly?: boolean;
  children: ReactNode;
}

/** Class names of a button, for links that look like one. */
export function buttonClass(variant: "plain" | "primary" | "quiet" = "plain", iconOnly = false, danger = false): string {
  return [css.button, variant === "plain" ? "" : css[variant], iconOnly ? css.icon : "", danger ? css.danger : ""].filter(Boolean).join(" ");
}

export function Button({ variant = "plain", danger = false, iconOnly = false, type = "button", className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={[buttonClass(variant, iconOnly, danger), className].filter(Boolean).join(" ")} />;
}
