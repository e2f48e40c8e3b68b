"use client";

import { FileInput, GitCompareArrows, Scissors } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { RunRow } from "@/lib/model/views";
import sheet from "@/components/book/sheet.module.css";
import { useOfferedCommands } from "@/components/palette/page-commands";
import { Button } from "@/components/ui/button";
import { ImportDialog } from "./import-dialog";
import { type PreviewResult, RechunkDialog, type RechunkResult, type RechunkScope } from "./rechunk-dialog";
import { RestoreDialog } from "./restore-dialog";
import { RunList } from "./run-list";
import css from "./runs.module.css";

export interface RunActions {
  previewRechunk: (scope: RechunkScope) => Promise<PreviewResult>;
  rechunk: (scope: RechunkScope) => Promise<RechunkResult>;
  previewRestore: (run: { bookId: string; runId: string }) => Promise<PreviewResult>;
  restore: (run: { bookId: string; runId: string }) => Promise<RechunkResult>;
}

export interface RunDeskProps {
  bookId: string;
  runs: readonly RunRow[];
  drugNames: ReadonlyMap<string, string>;
  actions: RunActions;
}

/** Every run of the book, and what can be done with them: cut again, go back, compare two, take in chunks made elsewhere. */
export function RunDesk({ bookId, runs, drugNames, actions }: RunDeskProps) {
  const t = useTranslations("runs_page");
  const router = useRouter();
  const [open, setOpen] = useState<"rechunk" | "import" | null>(null);
  const [restoring, setRestoring] = useState<RunRow | null>(null);
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  // Where nothing is chosen, the newest against the one before it.
  const picked = { before: chosen.before ?? runs[1]?.ordinal ?? null, after: chosen.after ?? runs[0]?.ordinal ?? null };
  const limits = runs.find((run) => run.active && run.drugId === null)?.limits ?? DEFAULT_LIMITS;
  const canCompare = picked.before !== null && picked.after !== null && picked.before !== picked.after;
  const commands = useMemo(
    () => [
      { id: "rechunk", label: t("rechunk"), run: () => setOpen("rechunk") },
      { id: "import", label: t("import_chunks"), run: () => setOpen("import") },
    ],
    [t],
  );
  useOfferedCommands(commands);
  return (
    <main id="main" tabIndex={-1} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{t("title")}</h1>
        <p className={sheet.about}>{t("about")}</p>
      </header>
      <div className={css.tools}>
        <Button onClick={() => setOpen("rechunk")}>
          <Scissors aria-hidden />
          {t("rechunk")}
        </Button>
        <Button onClick={() => setOpen("import")}>
          <FileInput aria-hidden />
          {t("import_chunks")}
        </Button>
        <span className={css.space} />
        {runs.length < 2 ? null : (
          <Button disabled={!canCompare} onClick={() => router.push(`/books/${bookId}/runs/compare?before=${picked.before}&after=${picked.after}`)}>
            <GitCompareArrows aria-hidden />
            {t("compare", { before: picked.before ?? 0, after: picked.after ?? 0 })}
          </Button>
        )}
      </div>
      <RunList runs={runs} drugNames={drugNames} picked={picked} onPick={(change) => setChosen({ ...chosen, ...change })} onRestore={setRestoring} />
      <RechunkDialog open={open === "rechunk"} onOpenChange={(next) => setOpen(next ? "rechunk" : null)} bookId={bookId} monograph={null} limits={limits} onPreview={actions.previewRechunk} onCommit={actions.rechunk} />
      <ImportDialog open={open === "import"} onOpenChange={(next) => setOpen(next ? "import" : null)} bookId={bookId} />
      <RestoreDialog bookId={bookId} run={restoring} onClose={() => setRestoring(null)} onPreview={actions.previewRestore} onCommit={actions.restore} />
    </main>
  );
}
