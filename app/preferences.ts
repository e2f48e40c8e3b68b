import { cookies } from "next/headers";
import { type Theme, THEMES } from "@/components/ui/themes";

export const REVIEWER_COOKIE = "seamcheck-reviewer";
export const THEME_COOKIE = "seamcheck-theme";

/** A year, seconds. */
export const KEEP_FOR = 365 * 24 * 60 * 60;

/** The name that decisions carry; null until it was given. */
export async function readReviewer(): Promise<string | null> {
  const name = (await cookies()).get(REVIEWER_COOKIE)?.value.trim();
  return name === undefined || name === "" ? null : name;
}

export async function readTheme(): Promise<Theme> {
  const kept = (await cookies()).get(THEME_COOKIE)?.value;
  return THEMES.find((theme) => theme === kept) ?? "system";
}
