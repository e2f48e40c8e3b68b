import { useFormatter, useTranslations } from "next-intl";
import type { RunRow } from "@/lib/model/views";
import { Mark } from "@/components/ui/mark";
import sheet from "./sheet.module.css";

export interface RunListProps {
  runs: readonly RunRow[];
  drugNames: ReadonlyMap<string, string>;
}

/** Every time the book or a monograph was cut: who, when, with which limits and counter, and what came of it. */
export function RunList({ runs, drugNames }: RunListProps) {
  const t = useTranslations("runs_page");
  const format = useFormatter();
  return (
    <main id="main" tabIndex={-1} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{t("title")}</h1>
        <p className={sheet.about}>{t("about")}</p>
      </header>
      <div className={sheet.scroll}>
        <table className={`${sheet.table} figures`}>
          <caption className="visually-hidden">{t("title")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("when")}</th>
              <th scope="col">{t("who")}</th>
              <th scope="col">{t("scope")}</th>
              <th scope="col">{t("limits")}</th>
              <th scope="col">{t("counter")}</th>
              <th scope="col">{t("chunks")}</th>
              <th scope="col">{t("seams")}</th>
              <th scope="col">{t("findings")}</th>
              <th scope="col">{t("state")}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.runId}>
                <th scope="row" className={sheet.nowrap}>
                  <time dateTime={run.createdAt}>{format.dateTime(new Date(run.createdAt), { dateStyle: "short", timeStyle: "short" })}</time>
                </th>
                <td>{run.reviewer ?? t(run.origin === "imported" ? "import_file" : "import")}</td>
                <td>{run.drugId === null ? t("whole_book") : (drugNames.get(run.drugId) ?? run.drugId)}</td>
                <td className={sheet.nowrap}>{t("limit_values", { target: run.limits.targetTokens, ceiling: run.limits.ceilingTokens, overlap: run.limits.overlapTokens })}</td>
                <td>{run.counter}</td>
                <td className={sheet.number}>{format.number(run.chunkCount)}</td>
                <td className={sheet.number}>{format.number(run.seamCount)}</td>
                <td className={sheet.nowrap}>
                  <Mark meaning="blocked" /> {format.number(run.findings.block)} <Mark meaning="judge" /> {format.number(run.findings.warn)}
                  <span className="visually-hidden">{t("finding_words")}</span>
                </td>
                <td className={sheet.nowrap}>{run.active ? <b>{t("active")}</b> : <span className={sheet.quiet}>{t("replaced")}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
