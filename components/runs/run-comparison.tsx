import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { RunPreview, RunRow } from "@/lib/model/views";
import sheet from "@/components/book/sheet.module.css";
import { useRefusalWords } from "@/components/decision/decided-since";
import { RunLimitValues } from "./run-limit-values";
import { RunPreviewView } from "./run-preview-view";
import css from "./runs.module.css";
import { useRunScope } from "./use-run-scope";

export interface RunComparisonProps {
  bookId: string;
  before: RunRow;
  after: RunRow;
  compared: ({ ok: true } & RunPreview) | { ok: false; reason: string };
  drugNames: ReadonlyMap<string, string>;
}

/** Two runs side by side: who made them with which limits, and what parts them. */
export function RunComparison({ bookId, before, after, compared, drugNames }: RunComparisonProps) {
  const t = useTranslations("runs_page");
  const refusalWords = useRefusalWords();
  return (
    <main id="main" tabIndex={-1} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{t("compare_runs", { before: before.ordinal, after: after.ordinal })}</h1>
        <p className={sheet.about}>
          <Link href={`/books/${bookId}/runs`} prefetch={false}>
            {t("all_runs")}
          </Link>
        </p>
      </header>
      <div className={css.sides}>
        <RunHead run={before} drugNames={drugNames} />
        <RunHead run={after} drugNames={drugNames} />
      </div>
      {compared.ok ? (
        <div className={css.paper}>
          <RunPreviewView bookId={bookId} preview={compared} level={2} />
        </div>
      ) : (
        <p role="alert" className={sheet.none}>
          {refusalWords(compared)}
        </p>
      )}
    </main>
  );
}

function RunHead({ run, drugNames }: { run: RunRow; drugNames: ReadonlyMap<string, string> }) {
  const t = useTranslations("runs_page");
  const format = useFormatter();
  const scopeOf = useRunScope(drugNames);
  return (
    <div className="figures">
      <b>{t("run", { number: run.ordinal })}</b>
      <span className={css.quiet}>
        {format.dateTime(new Date(run.createdAt), { dateStyle: "medium", timeStyle: "short" })} · {run.reviewer ?? t(run.origin === "imported" ? "import_file" : "import")} · {scopeOf(run)} ·{" "}
        {t("limits")} <RunLimitValues run={run} />
      </span>
    </div>
  );
}
