"use client";

import { ChevronRight, UserRound } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CommandPalette } from "@/components/palette/command-palette";
import css from "./app-header.module.css";
import { Button } from "./button";
import { Hint } from "./hint";
import { LocaleSwitch } from "./locale-switch";
import { useReviewer } from "./reviewer";
import { ThemeSwitch } from "./theme-switch";
import type { Theme } from "./themes";

export interface Crumb {
  label: string;
  href: string;
}

export interface HeaderTab {
  href: string;
  label: string;
  /** Shown when above zero. */
  count: number;
  /** The keys that lead there, parted by a blank. */
  keys: string;
}

export interface AppHeaderProps {
  crumbs: Crumb[];
  /** The last crumb, where a page knows it and the frame does not. */
  tail?: ReactNode;
  tabs: HeaderTab[];
  /** The book whose pages these are; null outside of one. */
  bookId: string | null;
  locale: string;
  theme: Theme;
  onLocale: (locale: string) => Promise<void>;
  onTheme: (theme: Theme) => Promise<void>;
}

/** Where am I, what else is here, and the reader's own settings. The first link jumps over it. */
export function AppHeader({ crumbs, tail, tabs, bookId, locale, theme, onLocale, onTheme }: AppHeaderProps) {
  const t = useTranslations("ui");
  return (
    <header className={css.header}>
      <a className={css.skip} href="#main">
        {t("skip")}
      </a>
      <div className={css.row}>
        <nav aria-label={t("breadcrumb")} style={{ flex: 1, minWidth: 0 }}>
          <ol className={css.crumbs}>
            <li>
              <Link href="/" prefetch={false} className={css.brand} aria-current={crumbs.length === 0 ? "page" : undefined}>
                <SeamMark />
                Seamcheck
              </Link>
            </li>
            {crumbs.map((crumb) => (
              <li key={crumb.href}>
                <ChevronRight aria-hidden />
                <Link href={crumb.href} prefetch={false}>{crumb.label}</Link>
              </li>
            ))}
            {tail}
          </ol>
        </nav>
        <div className={css.tools}>
          <CommandPalette bookId={bookId} tabs={tabs} locale={locale} theme={theme} onLocale={onLocale} onTheme={onTheme} />
          <LocaleSwitch locale={locale} onLocale={onLocale} />
          <ThemeSwitch theme={theme} onTheme={onTheme} />
          <ReviewerButton />
        </div>
      </div>
      {tabs.length === 0 ? null : <Tabs tabs={tabs} />}
    </header>
  );
}

/** A crumb for the place where the reader is. */
export function LastCrumb({ label }: { label: string }) {
  return (
    <li>
      <ChevronRight aria-hidden />
      <span aria-current="page">{label}</span>
    </li>
  );
}

function Tabs({ tabs }: { tabs: HeaderTab[] }) {
  const t = useTranslations("ui");
  const path = usePathname();
  // The longest tab address that the path begins with: a workbench belongs to the monographs.
  const current = tabs.filter((tab) => path === tab.href || path.startsWith(`${tab.href}/`)).sort((a, b) => b.href.length - a.href.length)[0];
  return (
    <nav aria-label={t("book_sections")} className={css.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} prefetch={false} aria-current={tab === current ? "page" : undefined}>
          {tab.label}
          {tab.count > 0 ? <span className={`${css.count} figures`}>{tab.count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}

function ReviewerButton() {
  const t = useTranslations("reviewer");
  const { reviewer, changeReviewer } = useReviewer();
  return (
    <Hint label={t("change")}>
      <Button variant="quiet" className={css.reviewer} onClick={changeReviewer} aria-label={reviewer === null ? t("none") : t("is", { name: reviewer })}>
        <UserRound aria-hidden />
        <span>{reviewer ?? t("none")}</span>
      </Button>
    </Hint>
  );
}

/** Two stretches of text and the cut between them. */
function SeamMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden fill="none" stroke="currentColor" strokeWidth="1.8">
      <path d="M3 3.5h12M3 6.5h9M3 14.5h12M6 11.5h9" />
      <path d="M1 9h16" strokeDasharray="2.4 1.8" strokeWidth="1.3" />
    </svg>
  );
}
