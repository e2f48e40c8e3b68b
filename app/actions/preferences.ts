"use server";

import { cookies } from "next/headers";
import { z } from "zod";
import { KEEP_FOR, REVIEWER_COOKIE, THEME_COOKIE } from "@/app/preferences";
import { THEMES } from "@/components/ui/themes";
import { LOCALE_COOKIE, LOCALES } from "@/i18n/pick-locale";

const kept = { path: "/", maxAge: KEEP_FOR, sameSite: "lax" } as const;
/** A name as it goes into the log: no control characters, NFC. */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}]+$/u)
  .transform((name) => name.normalize("NFC"));

export async function saveLocale(locale: string): Promise<void> {
  (await cookies()).set(LOCALE_COOKIE, z.enum(LOCALES).parse(locale), kept);
}

export async function saveTheme(theme: string): Promise<void> {
  (await cookies()).set(THEME_COOKIE, z.enum(THEMES).parse(theme), kept);
}

/** Keeps the reviewer's name; answers it as it will stand in the log. */
export async function saveReviewer(name: string): Promise<{ ok: true; name: string } | { ok: false }> {
  const parsed = nameSchema.safeParse(name);
  if (!parsed.success) return { ok: false };
  (await cookies()).set(REVIEWER_COOKIE, parsed.data, { ...kept, httpOnly: true });
  return { ok: true, name: parsed.data };
}
