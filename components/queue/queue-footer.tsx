"use client";

import { useTranslations } from "next-intl";
import { KeyList } from "@/components/workbench/key-footer";

const ROWS = [
  { keys: ["a"], name: "accept" },
  { keys: ["x", "1–6"], name: "reject" },
  { keys: ["n", "p"], name: "walk" },
  { keys: ["z", "⇧Z"], name: "undo" },
  { keys: ["o"], name: "desk" },
  { keys: ["l"], name: "list" },
] as const;

/** The keys under the thumb. */
export function QueueFooter() {
  const t = useTranslations("queue_keys");
  return <KeyList rows={ROWS.map(({ keys, name }) => ({ keys, words: t(name) }))} />;
}
