"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useKeyScope } from "@/components/ui/key-scope";
import css from "./workbench.module.css";

const ROWS = [
  { keys: ["j", "k"], name: "chunk" },
  { keys: ["n", "p"], name: "judge" },
  { keys: ["a"], name: "accept" },
  { keys: ["x"], name: "reject" },
  { keys: ["m"], name: "move" },
  { keys: ["[", "]"], name: "turn" },
  { keys: ["+", "−"], name: "zoom" },
] as const;

/** The keys under the thumb, and the way to all of them. */
export function KeyFooter() {
  const t = useTranslations("footer");
  return <KeyList rows={ROWS.map(({ keys, name }) => ({ keys, words: t(name) }))} />;
}

/** A line of keys with what they do, as long as single keys are on. */
export function KeyList({ rows }: { rows: readonly { keys: readonly string[]; words: string }[] }) {
  const t = useTranslations("footer");
  const { enabled, showHelp } = useKeyScope();
  return (
    <footer className={css.footer}>
      {enabled ? (
        <ul>
          {rows.map(({ keys, words }) => (
            <li key={words}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {words}
            </li>
          ))}
        </ul>
      ) : (
        <span>{t("off")}</span>
      )}
      <Button variant="quiet" onClick={showHelp}>
        <kbd aria-hidden>?</kbd>
        {t("help")}
      </Button>
    </footer>
  );
}
