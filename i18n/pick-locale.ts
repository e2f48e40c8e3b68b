/** Languages of the interface; the first is used when nothing else decides. */
export const LOCALES = ["vi", "en"] as const;
export type AppLocale = (typeof LOCALES)[number];

export const LOCALE_COOKIE = "seamcheck-locale";

export function isLocale(value: string | undefined): value is AppLocale {
  return LOCALES.some((locale) => locale === value);
}

/** The reader's own choice first, then the browser's `Accept-Language` by its weights, then Vietnamese. */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null): AppLocale {
  if (isLocale(chosen)) return chosen;
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry, order) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      const q = weight === undefined ? 1 : Number(weight.slice(2));
      return { language: tag.split("-")[0], q: Number.isFinite(q) ? q : 0, order };
    })
    .filter((entry) => entry.q > 0)
    .sort((a, b) => b.q - a.q || a.order - b.order);
  for (const { language } of wanted) if (isLocale(language)) return language;
  return LOCALES[0];
}
