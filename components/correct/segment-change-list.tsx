import { useTranslations } from "next-intl";
import type { SegmentChange } from "@/lib/model/views";
import { ChangeWords } from "@/components/decision/change-words";
import css from "./correction-dialog.module.css";

/** How many pages with another folio are listed one by one. */
const FOLIOS_SHOWN = 8;

/** What a correction changes: monographs and their sections before and after, folios, and what follows from it. */
export function SegmentChangeList({ change }: { change: SegmentChange }) {
  const t = useTranslations("correct");
  const what = (before: number | null, after: number | null) => (before === null ? "section_new" : after === null ? "section_gone" : "section_changed");
  return (
    <div className={`${css.change} figures`}>
      {change.monographs
        .filter((monograph) => monograph.what !== "changed" || monograph.sections.length > 0)
        .map(({ drugId, drugName, what: fate, sections }) => (
          <section key={drugId}>
            <h3>
              {drugName} {fate === "changed" ? null : <em>{t(`monograph_${fate}`)}</em>}
            </h3>
            <ul>
              {sections.map(({ key, displayName, before, after }) => (
                <li key={key} data-what={what(before, after)}>
                  {t(what(before, after), { name: displayName, before: before ?? 0, after: after ?? 0 })}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {change.folios.length === 0 ? null : (
        <section>
          <h3>{t("folios", { count: change.folios.length })}</h3>
          <ul>
            {change.folios.slice(0, FOLIOS_SHOWN).map(({ physicalPage, before, after, inferred }) => (
              <li key={physicalPage}>{t(inferred ? "folio_follows" : "folio_set", { pdf: physicalPage + 1, before: before ?? "—", after: after ?? "—" })}</li>
            ))}
            {change.folios.length > FOLIOS_SHOWN ? <li>{t("folios_more", { count: change.folios.length - FOLIOS_SHOWN })}</li> : null}
          </ul>
        </section>
      )}
      <p>
        <ChangeWords change={change} would />
      </p>
    </div>
  );
}
