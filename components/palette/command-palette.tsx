"use client";

import { Command, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { HeaderTab } from "@/components/ui/app-header";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { rememberFocus, returnFocus } from "@/components/ui/outside-focus";
import type { Theme } from "@/components/ui/themes";
import css from "./palette.module.css";
import { PaletteOption } from "./palette-option";
import { type PaletteItem, usePaletteGroups } from "./use-palette-groups";

export interface CommandPaletteProps {
  /** Null outside of a book. */
  bookId: string | null;
  tabs: readonly HeaderTab[];
  locale: string;
  theme: Theme;
  onLocale: (locale: string) => Promise<void>;
  onTheme: (theme: Theme) => Promise<void>;
}

/** Ctrl+K or ⌘K, from anywhere: go to a monograph, a section, a page or a tab, do what can be done here, or search the text. */
export function CommandPalette(props: CommandPaletteProps) {
  const t = useTranslations("palette");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Another dialog wants its answer first.
      if (document.querySelector('[role="dialog"][data-state="open"]:not([data-palette])') === null) setOpen((now) => !now);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <Hint label={t("title")} keys="Ctrl K">
        <Button variant="quiet" iconOnly aria-label={t("title")} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
          <Command aria-hidden />
        </Button>
      </Hint>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className={css.shade} />
          <Dialog.Content
            data-palette
            className={css.palette}
            aria-describedby={undefined}
            onOpenAutoFocus={rememberFocus}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus();
            }}
          >
            <Dialog.Title className="visually-hidden">{t("title")}</Dialog.Title>
            <PaletteBody {...props} onDone={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

/** The field and what fits: a combobox whose focus stays in the field. */
function PaletteBody({ onDone, ...props }: CommandPaletteProps & { onDone: () => void }) {
  const t = useTranslations("palette");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const groups = usePaletteGroups(props, text);
  const items = groups.flatMap((group) => group.items);
  const chosen = Math.min(at, items.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });
  const run = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    onDone();
    // After the dialog has given the focus back, so that what is opened can take it.
    requestAnimationFrame(() => requestAnimationFrame(item.run));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(items[chosen]);
    } else if (step !== undefined && items.length > 0) {
      event.preventDefault();
      const next = chosen + step;
      // Single steps go round the ends, large ones stop there.
      setAt(Math.abs(step) === 1 ? (next + items.length) % items.length : Math.max(0, Math.min(items.length - 1, next)));
    }
  };
  return (
    <>
      <label className={css.field}>
        <Search aria-hidden />
        <span className="visually-hidden">{t("field")}</span>
        <input
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length === 0 ? undefined : `${id}-${chosen}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t(props.bookId === null ? "placeholder_library" : "placeholder")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden>Esc</kbd>
      </label>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t("results")} className={css.list} tabIndex={-1}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <div id={`${id}-${group.name}`} role="presentation" className={css.group}>
              {t(`group_${group.name}`)}
            </div>
            {group.items.map((item) => {
              const index = items.indexOf(item);
              return <PaletteOption key={item.id} id={`${id}-${index}`} item={item} selected={index === chosen} onPoint={() => setAt(index)} onRun={() => run(item)} />;
            })}
          </div>
        ))}
      </div>
      <p role="status" className={items.length === 0 ? css.none : "visually-hidden"}>
        {items.length === 0 ? t("none", { text: text.trim() }) : t("count", { count: items.length })}
      </p>
    </>
  );
}
