import { z } from "zod";

export const DESK_COOKIE = "seamcheck-desk";

/** How the reader left the workbench: kept in a cookie, so that the server draws it that way at once. */
const deskSchema = z.object({
  /** Share of the width that the page takes. */
  split: z.number().min(0.2).max(0.75).catch(0.48),
  /** Null: open where there is room. */
  contents: z.boolean().nullable().catch(null),
  follow: z.boolean().catch(true),
  /** Smaller text, more of it on the screen. */
  dense: z.boolean().catch(false),
  zoom: z.union([z.literal("fit"), z.number().min(0.25).max(4)]).catch("fit"),
});
export type Desk = z.infer<typeof deskSchema>;

/** Reads the cookie; whatever is missing or broken in it takes its usual value. */
export function parseDesk(cookie: string | undefined): Desk {
  try {
    return deskSchema.parse(JSON.parse(decodeURIComponent(cookie ?? "%7B%7D")));
  } catch {
    return deskSchema.parse({});
  }
}

/** The `document.cookie` assignment that keeps it for a year. */
export function deskCookie(desk: Desk): string {
  return `${DESK_COOKIE}=${encodeURIComponent(JSON.stringify(desk))}; path=/; max-age=31536000; samesite=lax`;
}
