import type { Locale } from "@/lib/model/error-sentences";
import { EN } from "./en";
import { VI } from "./vi";

export type Messages = typeof EN;

export function messagesFor(locale: Locale): Messages {
  return locale === "vi" ? VI : EN;
}

/** Puts values in place of `{names}`. */
export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
