"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { PageView } from "@/lib/model/views";
import { Mark } from "@/components/ui/mark";
import type { PageMarks } from "./page-marks";
import css from "./page-strip.module.css";

export interface PageStripProps {
  pages: readonly PageView[];
  marks: ReadonlyMap<number, PageMarks>;
  /** 0-indexed. */
  current: number;
  onPage: (physicalPage: number) => void;
}

/** Every page of the monograph as a small sheet, with what waits on it. */
export function PageStrip({ pages, marks, current, onPage }: PageStripProps) {
  const t = useTranslations("pdf");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-page="${current}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <nav aria-label={t("strip")} className={css.strip}>
      <ol ref={list}>
        {pages.map((page) => {
          const here = marks.get(page.physicalPage);
          return (
            <li key={page.physicalPage} data-page={page.physicalPage}>
              <button
                type="button"
                aria-current={page.physicalPage === current ? "page" : undefined}
                aria-label={t("strip_page", {
                  printed: page.printedPage ?? "—",
                  pdf: page.physicalPage + 1,
                  judge: here?.judge ?? 0,
                  withheld: here?.withheld ?? 0,
                  blocked: here?.blocked ?? 0,
                })}
                className="figures"
                onClick={() => onPage(page.physicalPage)}
              >
                <span>{page.printedPage ?? `·${page.physicalPage + 1}`}</span>
                {here?.blocked ? <Mark meaning="blocked" /> : null}
                {here?.judge ? <Mark meaning="judge" /> : null}
                {here?.withheld ? <Mark meaning="withheld" /> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
