import { useTranslations } from "next-intl";
import { Fragment } from "react";
import type { TextRun } from "./text-runs";
import css from "./source-text.module.css";

/** Source text as printed: serif, overlap underlined, labels in italics. */
export function SourceText({ runs }: { runs: readonly TextRun[] }) {
  const t = useTranslations("chunk");
  return (
    <>
      {runs.map((run, index) => {
        const text = run.label ? <i className={css.label}>{run.text}</i> : run.text;
        const key = `${index}-${run.text.length}`;
        return run.overlap && run.text.trim() !== "" ? (
          <span key={key} className={css.overlap} title={t("overlap_about")}>
            {text}
          </span>
        ) : (
          <Fragment key={key}>{text}</Fragment>
        );
      })}
    </>
  );
}

/** Labels that were carried into a part: in brackets, tinted, and called what they are. They are not in the source. */
export function CarriedLabels({ labels }: { labels: readonly string[] }) {
  const t = useTranslations("chunk");
  if (labels.length === 0) return null;
  return (
    <span className={css.carried} title={t("carried_about")}>
      <span className={css.added}>{t("added")}</span>
      {labels.map((label, index) => (
        <span key={`${index}-${label}`} className={css.carriedLabel}>
          <span className={css.bracket}>⟦</span>
          {label}
          <span className={css.bracket}>⟧</span>
        </span>
      ))}
    </span>
  );
}
