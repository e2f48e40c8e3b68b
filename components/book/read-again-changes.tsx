import { useTranslations } from "next-intl";
import type { ReadAgainChange } from "@/lib/model/views";
import { ChangeWords } from "@/components/decision/change-words";
import { Mark } from "@/components/ui/mark";
import css from "./read-again-dialog.module.css";

/** What reading the book as another kind would change: monographs and sections that come and go, and what becomes of the decisions. */
export function ReadAgainChanges({ change }: { change: ReadAgainChange }) {
  const t = useTranslations("profile_line");
  const { monographs, added, gone, sections, folios, decisions } = change;
  const namesOf = ({ count, names }: ReadAgainChange["added"]) => (count > names.length ? t("more", { names: names.join(", "), count: count - names.length }) : names.join(", "));
  const isTouched = decisions.lookAgain + decisions.orphaned > 0;
  return (
    <div className={css.change}>
      <h3>
        {t("monographs", { before: monographs.before, after: monographs.after })}
        {monographs.before > gone.count ? <small>{t("stay", { changed: monographs.changed })}</small> : null}
      </h3>
      {gone.count === 0 ? null : <p>{t("gone", { count: gone.count, names: namesOf(gone) })}</p>}
      {added.count === 0 ? null : <p>{t("added", { count: added.count, names: namesOf(added) })}</p>}
      <p>{t("sections", sections)}</p>
      {folios === 0 ? null : <p>{t("folios", { count: folios })}</p>}
      <p>
        {isTouched ? <Mark meaning="judge" /> : null} {decisions.carried === 0 && !isTouched ? t("no_decisions") : t("decisions", { carried: decisions.carried, lookAgain: decisions.lookAgain, orphaned: decisions.orphaned })}
      </p>
      {decisions.again === 0 ? null : <p>{t("again_in_force", { count: decisions.again })}</p>}
      <p className={css.quiet}>
        <ChangeWords change={{ ...change, decisionsTouched: 0 }} would />
      </p>
    </div>
  );
}
