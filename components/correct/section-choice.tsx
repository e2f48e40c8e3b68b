"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { matchesFolded } from "@/lib/model/fold-accents";
import type { SectionKey } from "@/lib/model/section-key";
import controls from "@/components/ui/controls.module.css";
import css from "./correction-dialog.module.css";

export interface SectionChoiceProps {
  keys: readonly SectionKey[];
  /** Sections that the monograph has already. */
  taken: ReadonlySet<SectionKey>;
  chosen: SectionKey | null;
  onChoose: (key: SectionKey) => void;
}

/** A section by its name: a few letters, with or without accents, narrow the list; arrows choose. */
export function SectionChoice({ keys, taken, chosen, onChoose }: SectionChoiceProps) {
  const t = useTranslations("correct");
  const names = useTranslations("sections");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const shown = keys.filter((key) => matchesFolded(names(key), typed));
  const choose = (key: SectionKey | undefined) => {
    if (key === undefined) return;
    onChoose(key);
    list.current?.querySelector(`[data-key="${key}"]`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = chosen === null ? -1 : shown.indexOf(chosen);
    if (event.key === "ArrowDown") choose(shown[Math.min(shown.length - 1, at + 1)]);
    else if (event.key === "ArrowUp") choose(shown[Math.max(0, at - 1)]);
    else return;
    event.preventDefault();
  };
  const onType = (text: string) => {
    setTyped(text);
    const fitting = keys.filter((key) => matchesFolded(names(key), text));
    if (fitting[0] !== undefined && (chosen === null || !fitting.includes(chosen))) onChoose(fitting[0]);
  };
  return (
    <div className={css.choice}>
      <label className={controls.field}>
        <span>{t("which_section")}</span>
        <input
          data-first-focus
          className={controls.input}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === null ? undefined : `${id}-${chosen}`}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed}
          placeholder={t("type_section")}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t("which_section")} className={css.options}>
        {shown.map((key) => (
          <div key={key} id={`${id}-${key}`} role="option" tabIndex={-1} data-key={key} aria-selected={key === chosen} className={css.option} onClick={() => choose(key)}>
            <span>{names(key)}</span>
            {taken.has(key) ? <small>{t("has_already")}</small> : null}
          </div>
        ))}
        {shown.length === 0 ? <p role="presentation">{t("no_section")}</p> : null}
      </div>
    </div>
  );
}
