import Link from "next/link";
import { useTranslations } from "next-intl";
import type { RunPreview } from "@/lib/model/views";
import { Mark } from "@/components/ui/mark";
import { RunDiffTable } from "./run-diff-table";
import css from "./runs.module.css";
import { SectionRibbon } from "./section-ribbon";

/** What parts two runs: the figures, the sections that are cut differently, and the decisions that are not carried. */
export function RunPreviewView({ bookId, preview, level = 3 }: { bookId: string; preview: RunPreview; /** Of its headings. */ level?: 2 | 3 }) {
  const t = useTranslations("runs_page");
  const sections = useTranslations("sections");
  const Title = `h${level}` as const;
  const { diff, sections: ribbons, sectionCount, touched } = preview;
  return (
    <div className={css.preview}>
      <RunDiffTable diff={diff} />
      {touched.length === 0 ? null : <TouchedList bookId={bookId} preview={preview} />}
      {ribbons.length === 0 ? (
        <p className={css.quiet}>{t("no_sections")}</p>
      ) : (
        <section aria-label={t("sections", { count: sectionCount })}>
          <Title className={css.title}>{t("sections", { count: sectionCount })}</Title>
          <p className={css.quiet}>{t("ribbon_about")}</p>
          <ul className={css.ribbons}>
            {ribbons.map((ribbon) => (
              <li key={`${ribbon.drugId} ${ribbon.sectionKey}`}>
                <Link href={`/books/${bookId}/monographs/${ribbon.drugId}?section=${ribbon.sectionKey}`} prefetch={false}>
                  {ribbon.drugName} · {sections(ribbon.sectionKey)}
                </Link>
                <SectionRibbon ribbon={ribbon} />
              </li>
            ))}
          </ul>
          {ribbons.length < sectionCount ? <p className={css.quiet}>{t("more_sections", { count: sectionCount - ribbons.length })}</p> : null}
        </section>
      )}
    </div>
  );
}

function TouchedList({ bookId, preview: { touched, diff } }: { bookId: string; preview: RunPreview }) {
  const t = useTranslations("runs_page");
  const sections = useTranslations("sections");
  const verdicts = useTranslations("verdict");
  const decisions = useTranslations("decisions");
  const count = diff.decisions.lookAgain + diff.decisions.orphaned;
  return (
    <details className={css.touched}>
      <summary>{t("touched", { count })}</summary>
      <ul>
        {touched.map((item) => (
          <li key={item.sequence}>
            <Mark meaning={item.state === "orphaned" ? "blocked" : "judge"} /> {decisions(`carry_${item.state}`)}: {verdicts(item.verdict)} ({item.reviewer}),{" "}
            <Link href={`/books/${bookId}/monographs/${item.drugId}?section=${item.sectionKey}`} prefetch={false}>
              {item.drugName} · {sections(item.sectionKey)}
            </Link>
          </li>
        ))}
      </ul>
      {touched.length < count ? <p className={css.quiet}>{t("more_touched", { count: count - touched.length })}</p> : null}
    </details>
  );
}
