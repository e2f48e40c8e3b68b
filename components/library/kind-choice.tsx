import { useTranslations } from "next-intl";
import controls from "@/components/ui/controls.module.css";
import css from "./open-dialog.module.css";

export interface KindChoiceProps {
  legend: string;
  /** Profiles' ids (and "auto"), in the order in which they are offered. */
  profiles: readonly string[];
  /** Null: none yet. */
  chosen: string | null;
  /** The kind that holds now: marked with `nowLabel`, and not to be chosen. */
  now?: string | undefined;
  nowLabel?: string | undefined;
  disabled?: boolean | undefined;
  onChoose: (profile: string) => void;
}

/** The kinds of books by their plain names, each with what marks it; one is chosen. */
export function KindChoice({ legend, profiles, chosen, now, nowLabel, disabled = false, onChoose }: KindChoiceProps) {
  const t = useTranslations("profiles");
  const first = chosen ?? profiles.find((profile) => profile !== now);
  return (
    <fieldset className={css.kinds} disabled={disabled}>
      <legend className={controls.legend}>{legend}</legend>
      {profiles.map((profile) => (
        <label key={profile} className={css.option} data-now={profile === now || undefined}>
          <input type="radio" name="kind" value={profile} checked={chosen === profile} disabled={profile === now} {...(now !== undefined && profile === first ? { "data-first-focus": true } : {})} onChange={() => onChoose(profile)} />
          <span>
            <b>
              {t(`${profile}.name`)}
              {profile === now ? ` · ${nowLabel}` : null}
            </b>
            <span>{t(`${profile}.about`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
