import type { Zoom } from "@/components/pdf/page-pane";

export const DESK_COOKIE = "seamcheck-desk";

/** How the reader left the workbench: kept in a cookie, so that the server draws it that way at once. */
export interface Desk {
  /** Share of the width that the page takes. */
  split: number;
  /** Null: open where there is room. */
  contents: boolean | null;
  follow: boolean;
  /** Smaller text, more of it on the screen. */
  dense: boolean;
  zoom: Zoom;
}

/** The `document.cookie` assignment that keeps it for a year. */
export function deskCookie(desk: Desk): string {
  return `${DESK_COOKIE}=${encodeURIComponent(JSON.stringify(desk))}; path=/; max-age=31536000; samesite=lax`;
}
