import { useTranslations } from "next-intl";
import type { SectionMark } from "@/lib/model/views";
import css from "./section-bars.module.css";

/** A monograph's sections as a row of tiny bars: height and fill say the state, so that a whole book is seen at once. */
export function SectionBars({ sections }: { sections: readonly SectionMark[] }) {
  const t = useTranslations("bars");
  const count = (state: SectionMark["state"]) => sections.filter((section) => section.state === state).length;
  return (
    <span role="img" aria-label={t("name", { total: sections.length, blocked: count("blocked"), todo: count("todo"), done: count("done"), clean: count("clean") })} className={css.bars}>
      {sections.map((section, index) => (
        <i key={`${index}-${section.key}`} data-state={section.state} />
      ))}
    </span>
  );
}
