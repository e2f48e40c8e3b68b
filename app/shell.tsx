import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { AppHeader, type Crumb, type HeaderTab } from "@/components/ui/app-header";
import { saveLocale, saveTheme } from "./actions/preferences";
import { readTheme } from "./preferences";

export interface ShellProps {
  crumbs?: Crumb[];
  tail?: ReactNode;
  tabs?: HeaderTab[];
  bookId?: string;
}

/** The header with its actions bound. */
export async function Shell({ crumbs = [], tail, tabs = [], bookId }: ShellProps) {
  return <AppHeader crumbs={crumbs} tail={tail} tabs={tabs} bookId={bookId ?? null} locale={await getLocale()} theme={await readTheme()} onLocale={saveLocale} onTheme={saveTheme} />;
}
