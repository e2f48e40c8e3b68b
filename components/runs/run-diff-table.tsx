import { useFormatter, useTranslations } from "next-intl";
import type { RunDiff } from "@/lib/model/views";
import css from "./rechunk-dialog.module.css";

/** What would change, in figures, and what becomes of the decisions. */
export function RunDiffTable({ diff }: { diff: RunDiff }) {
  const t = useTranslations("diff");
  const format = useFormatter();
  const rows: [string, number, number][] = [
    [t("tokens"), diff.tokensBefore, diff.tokensAfter],
    [t("blocking"), diff.findingsBefore.block, diff.findingsAfter.block],
    [t("warnings"), diff.findingsBefore.warn, diff.findingsAfter.warn],
    [t("notes"), diff.findingsBefore.note, diff.findingsAfter.note],
  ];
  return (
    <section aria-label={t("title")} className={`${css.diff} figures`}>
      <p className={css.sentence}>{t("sentence", { moved: diff.seamsMoved, added: diff.chunksAdded, gone: diff.chunksGone, same: diff.chunksSame })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("what")}</span>
            </th>
            <th scope="col">{t("before")}</th>
            <th scope="col">{t("after")}</th>
            <th scope="col">{t("change")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format.number(before)}</td>
              <td>{format.number(after)}</td>
              <td>{after === before ? "0" : format.number(after - before, { signDisplay: "always" })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.sentence}>{t("decisions", { carried: diff.decisions.carried, again: diff.decisions.lookAgain, orphaned: diff.decisions.orphaned })}</p>
    </section>
  );
}
