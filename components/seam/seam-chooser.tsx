"use client";

import { Ban, Scissors } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Chunk } from "@/lib/model/chunk";
import type { ChunkLimits } from "@/lib/model/limits";
import type { PageView, SeamMovePreview, SeamView } from "@/lib/model/views";
import { ChangeWords } from "@/components/decision/change-words";
import { pageNumbers } from "@/components/pdf/page-numbers";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { movePlaces } from "./move-places";
import css from "./seam-chooser.module.css";

/** The preview is asked for when the cut has rested at a place this long, milliseconds. */
const REST = 120;
/** UTF-16 units that are shown of what stands before the first place. */
const HEAD = 160;

export interface SeamChooserProps {
  view: SeamView;
  left: Chunk;
  right: Chunk;
  pages: readonly PageView[];
  limits: ChunkLimits;
  busy: boolean;
  /** What moving the seam to a place would do, or the sentence that says why it cannot be. */
  onPreview: (view: SeamView, to: number) => Promise<SeamMovePreview | string>;
  /** The place that is looked at now, to be shown on the page; null: the present one. */
  onLook: (boxes: SeamView["boxes"] | null) => void;
  onTake: (view: SeamView, to: number) => void;
  onNever: (view: SeamView) => void;
  onLeave: (view: SeamView) => void;
}

/** The two parts as lines with the cut between them: up and down move the cut, Enter takes it, Escape leaves all as it is. */
export function SeamChooser(props: SeamChooserProps) {
  const { view, left, right, busy, onTake, onNever, onLeave } = props;
  const t = useTranslations("move");
  const { seam } = view;
  const { head, places } = useMemo(() => movePlaces(seam, left, right), [seam, left, right]);
  const [chosen, setChosen] = useState(seam.at);
  const list = useRef<HTMLDivElement>(null);
  const preview = usePreview(props, chosen);
  const index = places.findIndex((place) => place.at === chosen);
  const idOf = (at: number) => `move-${view.seamKey}-${at}`;

  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    list.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    const pane = list.current;
    const row = pane?.querySelector<HTMLElement>(`[data-at="${chosen}"]`);
    if (pane && row) pane.scrollTop = row.offsetTop - pane.clientHeight / 2;
  }, [chosen]);

  const take = () => {
    if (chosen === seam.at) onLeave(view);
    else if (typeof preview !== "string") onTake(view, chosen);
  };
  const stepTo = (next: number) => setChosen(places[Math.min(places.length - 1, Math.max(0, next))]?.at ?? chosen);
  const keys = (event: KeyboardEvent) => {
    const does: Record<string, () => void> = {
      ArrowDown: () => stepTo(index + 1),
      j: () => stepTo(index + 1),
      ArrowUp: () => stepTo(index - 1),
      k: () => stepTo(index - 1),
      Home: () => stepTo(0),
      End: () => stepTo(places.length - 1),
      Enter: take,
      Delete: () => onNever(view),
    };
    const action = does[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!busy) action();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onLeave(view);
  };
  return (
    <div className={css.chooser} onKeyDown={leaveOnEscape}>
      <p className={css.about}>{t("about")}</p>
      <div ref={list} role="listbox" tabIndex={0} aria-label={t("name", { number: seam.index + 1 })} aria-activedescendant={idOf(chosen)} className={css.list} onKeyDown={keys}>
        <p role="presentation" className={css.head}>
          <span className={css.part}>{t("left", { part: seam.index + 1 })}</span>
          {head.length > HEAD ? `…${head.slice(-HEAD).replace(/^\S+\s/, "")}` : head}
        </p>
        {places.map((place, order) => (
          <div key={place.at} id={idOf(place.at)} role="option" tabIndex={-1} data-at={place.at} aria-selected={place.at === chosen} className={css.place} data-side={order < index ? "left" : "right"} onClick={() => setChosen(place.at)}>
            {place.at === chosen ? (
              <span className={css.part}>
                <Scissors aria-hidden /> {t("left", { part: seam.index + 2 })}
              </span>
            ) : null}
            {place.at === seam.at ? <span className={css.now}>{t("now")}</span> : null}
            <span className={css.text}>{place.text}</span>
          </div>
        ))}
      </div>
      <Outcome {...props} chosen={chosen} preview={preview} />
      <div className={css.actions}>
        <Hint label={t("never_about")} keys="Del">
          <Button disabled={busy} onClick={() => onNever(view)}>
            <Ban aria-hidden />
            {t("never")}
          </Button>
        </Hint>
        <span className={css.space} />
        <Button variant="quiet" onClick={() => onLeave(view)}>
          {t("cancel")} <kbd>Esc</kbd>
        </Button>
        <Button variant="primary" disabled={busy || chosen === seam.at || typeof preview === "string"} onClick={take}>
          {t("take")} <kbd>↵</kbd>
        </Button>
      </div>
    </div>
  );
}

/** Asks what a place would do once the cut rests there, and shows it on the page. Null while it is not known. */
function usePreview({ view, onPreview, onLook }: SeamChooserProps, chosen: number): SeamMovePreview | string | null {
  const [known, setKnown] = useState<{ at: number; preview: SeamMovePreview | string } | null>(null);
  const ask = useCallback((to: number) => onPreview(view, to), [onPreview, view]);
  useEffect(() => {
    if (chosen === view.seam.at) {
      onLook(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const preview = await ask(chosen);
      if (!isCurrent) return;
      setKnown({ at: chosen, preview });
      onLook(typeof preview === "string" ? null : preview.boxes);
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chosen, view.seam.at, ask, onLook]);
  return known?.at === chosen ? known.preview : null;
}

function Outcome({ view, pages, limits, chosen, preview }: SeamChooserProps & { chosen: number; preview: SeamMovePreview | string | null }) {
  const t = useTranslations("move");
  if (chosen === view.seam.at || preview === null || typeof preview === "string") {
    return (
      <p role="status" className={css.outcome}>
        {chosen === view.seam.at ? t("stays") : typeof preview === "string" ? preview : t("working")}
      </p>
    );
  }
  const page = preview.boxes.at(-1)?.physicalPage;
  const numbers = page === undefined ? null : pageNumbers(pages, page);
  const tokens = { left: view.seam.index + 1, right: view.seam.index + 2, leftTokens: preview.leftTokens, rightTokens: preview.rightTokens, target: limits.targetTokens, ceiling: limits.ceilingTokens };
  return (
    <p role="status" className={`${css.outcome} figures`}>
      <span>{t("tokens", tokens)}</span>
      <ChangeWords change={preview.change} would />
      {numbers === null ? null : <span>{t("on_page", { printed: numbers.printed ?? "—", pdf: numbers.pdf })}</span>}
    </p>
  );
}
