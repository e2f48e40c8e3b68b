"use client";

import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import css from "./controls.module.css";

export interface HintProps {
  label: string;
  /** The key that does the same. */
  keys?: string;
  side?: "top" | "bottom" | "left" | "right";
  /** One focusable element. */
  children: ReactNode;
}

/** A tooltip that also names the key. Opens on hover and on focus, closes with Escape. */
export function Hint({ label, keys, side = "bottom", children }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={css.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {label}
          {keys === undefined ? null : <kbd>{keys}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
