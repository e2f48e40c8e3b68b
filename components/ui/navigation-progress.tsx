"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useAnnounce } from "./announcer";
import css from "./navigation-progress.module.css";
import { navigationEnded, useNavigating } from "./navigation-state";

/** A page that comes sooner than this is not announced, milliseconds. The bar waits as long (see the style sheet). */
const PATIENCE = 300;

/**
 * A thin bar at the top of the window while the next page is being read: the page that is open stays until the next one is whole. It stands in for loading
 * screens, which the first page of a visit would have to show as well, and be taken off again a third of a second later at the earliest.
 */
export function NavigationProgress() {
  const t = useTranslations("ui");
  const announce = useAnnounce();
  const navigating = useNavigating();
  const place = `${usePathname()}?${useSearchParams()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what says that the page has arrived
  useEffect(() => navigationEnded(), [place]);
  useEffect(() => {
    if (!navigating) return;
    const timer = setTimeout(() => announce(t("loading")), PATIENCE);
    return () => clearTimeout(timer);
  }, [navigating, announce, t]);
  return navigating ? <div className={css.bar} aria-hidden data-navigating /> : null;
}
