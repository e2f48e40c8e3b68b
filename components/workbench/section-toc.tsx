"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SectionKey } from "@/lib/model/section-key";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { type Meaning, Mark } from "@/components/ui/mark";
import css from "./section-toc.module.css";

export interface TocEntry {
  key: SectionKey;
  name: string;
  /** Things that wait for judgement. */
  waiting: number;
  meaning: Meaning | null;
  /** Share of the monograph's longest section, 0..1: the length of its tick. */
  length: number;
}

export interface SectionTocProps {
  entries: readonly TocEntry[];
  /** Null: by the room there is. */
  open: boolean | null;
  current: SectionKey | null;
  onOpen: (open: boolean) => void;
  onSection: (key: SectionKey) => void;
}

/** The sections in printed order. Folded, each is a tick as long as its section, with its mark. */
export function SectionToc({ entries, open, current, onOpen, onSection }: SectionTocProps) {
  const t = useTranslations("toc");
  return (
    <nav aria-label={t("name")} className={css.toc} data-open={open ?? "auto"}>
      <div className={css.fold}>
        <Hint label={t("fold")} side="right">
          <Button variant="quiet" iconOnly aria-label={t("fold")} aria-expanded={open ?? undefined} onClick={(event) => onOpen(event.currentTarget.closest("nav")!.clientWidth < 100)}>
            <PanelLeftOpen aria-hidden className={css.iconOpen} />
            <PanelLeftClose aria-hidden className={css.iconClose} />
          </Button>
        </Hint>
      </div>
      <ol>
        {entries.map((entry) => (
          <li key={entry.key}>
            <button type="button" title={entry.name} aria-current={entry.key === current ? "true" : undefined} onClick={() => onSection(entry.key)}>
              <span className={css.mark}>{entry.meaning === null ? null : <Mark meaning={entry.meaning} />}</span>
              <span className={css.name}>{entry.name}</span>
              <span className={css.tick} aria-hidden style={{ width: `${20 + entry.length * 80}%` }} />
              {entry.waiting > 0 ? (
                <span className={`${css.count} figures`}>
                  {entry.waiting}
                  <span className="visually-hidden"> {t("waiting")}</span>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
