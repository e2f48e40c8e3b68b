"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import css from "./app-header.module.css";

const CHOICES = [
  { locale: "vi", name: "Tiếng Việt" },
  { locale: "en", name: "English" },
] as const;

export function LocaleSwitch({ locale, onLocale }: { locale: string; onLocale: (locale: string) => Promise<void> }) {
  const t = useTranslations("ui");
  const [pending, start] = useTransition();
  return (
    <div role="group" aria-label={t("language")} className={css.locales}>
      {CHOICES.map((choice) => (
        <button
          key={choice.locale}
          type="button"
          lang={choice.locale}
          aria-label={choice.name}
          aria-pressed={choice.locale === locale}
          disabled={pending}
          onClick={() => start(() => onLocale(choice.locale))}
        >
          {choice.locale}
        </button>
      ))}
    </div>
  );
}
