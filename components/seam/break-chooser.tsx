"use client";

import { Scissors } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Chunk } from "@/lib/model/chunk";
import type { ChunkLimits } from "@/lib/model/limits";
import type { PageView, SeamMovePreview } from "@/lib/model/views";
import { ChangeWords } from "@/components/decision/change-words";
import { pageNumbers } from "@/components/pdf/page-numbers";
import { Button } from "@/components/ui/button";
import css from "./seam-chooser.module.css";

/** The preview is asked for when the cut has rested at a place this long, milliseconds. */
const REST = 120;

export interface BreakChooserProps {
  chunk: Chunk;
  pages: readonly PageView[];
  limits: ChunkLimits;
  busy: boolean;
  moves: {
    breaks: (chunk: Chunk) => Promise<number[] | string>;
    previewBreak: (chunk: Chunk, at: number) => Promise<SeamMovePreview | string>;
    breakHere: (chunk: Chunk, at: number) => void;
    leaveBreak: (chunk: Chunk) => void;
  };
}

/** A part as lines, one a place where it can be cut: up and down choose where the next part begins, Enter demands the break, Escape leaves all as it is. */
export function BreakChooser({ chunk, pages, limits, busy, moves }: BreakChooserProps) {
  const t = useTranslations("break");
  const list = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<number[] | string | null>(null);
  const [index, setIndex] = useState(0);
  const chosen = Array.isArray(places) ? places[index] : undefined;
  const preview = usePreview(chunk, chosen, moves);
  const { breaks } = moves;
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = await breaks(chunk);
      if (!isCurrent) return;
      setPlaces(found);
      if (Array.isArray(found)) setIndex(Math.floor(found.length / 2));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [breaks, chunk]);
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  // Once its lines are there it is as tall as it gets.
  useEffect(() => {
    if (places !== null) list.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [places]);
  useEffect(() => {
    const pane = list.current;
    const row = pane?.querySelector<HTMLElement>(`[data-at="${chosen}"]`);
    if (pane && row) pane.scrollTop = row.offsetTop - pane.clientHeight / 2;
  }, [chosen]);

  const start = chunk.start ?? 0;
  const count = Array.isArray(places) ? places.length : 0;
  const textOf = (from: number, to: number) => chunk.sourceText.slice(from - start, to - start);
  const canTake = chosen !== undefined && !busy && typeof preview !== "string";
  const keys = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: index + 1, j: index + 1, ArrowUp: index - 1, k: index - 1, Home: 0, End: count - 1 };
    const to = steps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") moves.leaveBreak(chunk);
    else if (event.key === "Enter" && event.target === list.current && canTake) moves.breakHere(chunk, chosen);
    else if (to !== undefined) setIndex(Math.max(0, Math.min(count - 1, to)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={`${css.chooser} ${css.alone}`} onKeyDown={keys} data-break-chooser>
      <p className={css.about}>{t("about")}</p>
      <div ref={list} role={count === 0 ? "group" : "listbox"} tabIndex={0} aria-label={t("name", { part: chunk.partIndex + 1 })} aria-activedescendant={chosen === undefined ? undefined : `break-${chunk.chunkId}-${chosen}`} className={css.list}>
        <p role="presentation" className={css.head}>
          {Array.isArray(places) ? textOf(start + chunk.overlapLength, places[0] ?? chunk.end ?? start) : chunk.sourceText.slice(chunk.overlapLength)}
        </p>
        {(Array.isArray(places) ? places : []).map((at, order, all) => (
          <div key={at} id={`break-${chunk.chunkId}-${at}`} role="option" tabIndex={-1} data-at={at} aria-selected={order === index} className={css.place} data-side={order < index ? "left" : "right"} onClick={() => setIndex(order)}>
            {order === index ? (
              <span className={css.part}>
                <Scissors aria-hidden /> {t("next_part")}
              </span>
            ) : null}
            <span className={css.text}>{textOf(at, all[order + 1] ?? chunk.end ?? at)}</span>
          </div>
        ))}
      </div>
      <p role="status" className={`${css.outcome} figures`}>
        {typeof places === "string" ? places : places === null ? t("working") : count === 0 ? t("none") : typeof preview === "string" ? preview : preview === null ? t("working") : <Outcome preview={preview} pages={pages} limits={limits} />}
      </p>
      <div className={css.actions}>
        <span className={css.space} />
        <Button variant="quiet" onClick={() => moves.leaveBreak(chunk)}>
          {t("cancel")} <kbd>Esc</kbd>
        </Button>
        <Button variant="primary" disabled={!canTake} onClick={() => chosen !== undefined && moves.breakHere(chunk, chosen)}>
          {t("take")} <kbd>↵</kbd>
        </Button>
      </div>
    </div>
  );
}

function Outcome({ preview, pages, limits }: { preview: SeamMovePreview; pages: readonly PageView[]; limits: ChunkLimits }) {
  const t = useTranslations("break");
  const moved = useTranslations("move");
  const page = preview.boxes.at(-1)?.physicalPage;
  const numbers = page === undefined ? null : pageNumbers(pages, page);
  return (
    <>
      <span>{t("tokens", { left: preview.leftTokens, right: preview.rightTokens, target: limits.targetTokens, ceiling: limits.ceilingTokens })}</span>
      <ChangeWords change={preview.change} would />
      {numbers === null ? null : <span>{moved("on_page", { printed: numbers.printed ?? "—", pdf: numbers.pdf })}</span>}
    </>
  );
}

/** Asks what a break would do once the cut rests at a place. Null while it is not known. */
function usePreview(chunk: Chunk, chosen: number | undefined, { previewBreak }: Pick<BreakChooserProps["moves"], "previewBreak">): SeamMovePreview | string | null {
  const [known, setKnown] = useState<{ at: number; preview: SeamMovePreview | string } | null>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const preview = await previewBreak(chunk, chosen);
      if (isCurrent) setKnown({ at: chosen, preview });
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chunk, chosen, previewBreak]);
  return known !== null && known.at === chosen ? known.preview : null;
}
