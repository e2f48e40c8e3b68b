import { useTranslations } from "next-intl";
import type { Finding, Severity } from "@/lib/model/finding";
import { type Meaning, Mark } from "@/components/ui/mark";
import css from "./finding-line.module.css";
import { findingWords } from "./finding-words";

export const SEVERITY_MARK: Record<Severity, Meaning> = { block: "blocked", warn: "judge", note: "idle" };

/** One complaint as a sentence, with what was wanted and what is there. */
export function FindingLine({ finding }: { finding: Finding }) {
  const t = useTranslations("gates");
  const severity = useTranslations("severity");
  return (
    <span className={css.finding} data-severity={finding.severity}>
      <Mark meaning={SEVERITY_MARK[finding.severity]} />
      <span>
        <span className="visually-hidden">{severity(finding.severity)}: </span>
        {t(`${finding.gate}.finding`)}
        <ExpectedFound finding={finding} />
      </span>
    </span>
  );
}

export function ExpectedFound({ finding }: { finding: Finding }) {
  const t = useTranslations("finding");
  const phrases = useTranslations("finding_words");
  const sections = useTranslations("sections");
  const expected = findingWords(finding.expected, phrases, sections);
  const found = findingWords(finding.found, phrases, sections);
  return (
    <span className={css.detail}>
      {expected === "" ? null : <span>{t("expected", { expected })}</span>}
      {found === "" ? null : <span>{t("found", { found })}</span>}
    </span>
  );
}

export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={css.list}>
      {findings.map((finding, index) => (
        <li key={`${finding.gate}-${index}`}>
          <FindingLine finding={finding} />
        </li>
      ))}
    </ul>
  );
}
