import { Undo2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { RunRow } from "@/lib/model/views";
import sheet from "@/components/book/sheet.module.css";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { RunLimitValues } from "./run-limit-values";
import css from "./runs.module.css";
import { useRunScope } from "./use-run-scope";

export interface RunListProps {
  runs: readonly RunRow[];
  drugNames: ReadonlyMap<string, string>;
  /** Numbers of the two runs that are to be compared. */
  picked: { before: number | null; after: number | null };
  onPick: (change: { before?: number; after?: number }) => void;
  onRestore: (run: RunRow) => void;
}

const COLUMNS = ["number", "when", "who", "scope", "limits", "chunks", "seams", "findings", "state", "compare_column"] as const;

/** Every time the book or a monograph was cut: who, when, with which limits and counter, and what came of it. */
export function RunList({ runs, drugNames, picked, onPick, onRestore }: RunListProps) {
  const t = useTranslations("runs_page");
  const format = useFormatter();
  const scopeOf = useRunScope(drugNames);
  return (
    <div className={sheet.scroll}>
      <table className={`${sheet.table} figures`}>
        <caption className="visually-hidden">{t("title")}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.runId}>
              <th scope="row">{run.ordinal}</th>
              <td className={sheet.nowrap}>
                <time dateTime={run.createdAt}>{format.dateTime(new Date(run.createdAt), { dateStyle: "short", timeStyle: "short" })}</time>
              </td>
              <td>
                {run.reviewer ?? t(run.origin === "imported" ? "import_file" : "import")}
                <Origin run={run} />
              </td>
              <td>{scopeOf(run)}</td>
              <td className={sheet.nowrap} title={run.counter}>
                <RunLimitValues run={run} />
              </td>
              <td className={sheet.number}>{format.number(run.chunkCount)}</td>
              <td className={sheet.number}>{format.number(run.seamCount)}</td>
              <td className={sheet.nowrap}>
                <Mark meaning="blocked" /> {format.number(run.findings.block)} <Mark meaning="judge" /> {format.number(run.findings.warn)}
                <span className="visually-hidden">{t("finding_words")}</span>
              </td>
              <td className={sheet.nowrap}>
                {run.active ? (
                  <b>{t("active")}</b>
                ) : (
                  <Button variant="quiet" className={css.restore} onClick={() => onRestore(run)} aria-label={t("restore_run", { number: run.ordinal })}>
                    <Undo2 aria-hidden />
                    {t("restore")}
                  </Button>
                )}
              </td>
              <td>
                <span className={css.pick}>
                  {(["before", "after"] as const).map((side) => (
                    <label key={side}>
                      <input type="radio" name={side} checked={picked[side] === run.ordinal} onChange={() => onPick({ [side]: run.ordinal })} />
                      {t(`pick_${side}`)}
                      <span className="visually-hidden"> {t("run", { number: run.ordinal })}</span>
                    </label>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Origin({ run }: { run: RunRow }) {
  const t = useTranslations("runs_page");
  const words = run.restoredOrdinal !== null ? t("restored_from", { number: run.restoredOrdinal }) : run.origin === "imported" && run.reviewer !== null ? t("import_file") : null;
  return words === null ? null : <span className={sheet.quiet}> · {words}</span>;
}
