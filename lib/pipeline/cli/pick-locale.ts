import { LOCALES, type Locale } from "@/lib/model/error-sentences";
import { UserError } from "@/lib/model/user-error";

/** The language to speak: `--lang`, else the environment's locale; Vietnamese only where that says so. Throws UserError `usage` for a `--lang` that is neither. */
export function pickLocale(asked: string | undefined, environment: Readonly<Record<string, string | undefined>>): Locale {
  if (asked !== undefined) {
    const found = LOCALES.find((locale) => locale === asked.toLowerCase());
    if (!found) throw new UserError("usage", { problem: `--lang ${asked} (${LOCALES.join(", ")})` });
    return found;
  }
  const spoken = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^vi\b/i.test(spoken.replace("_", "-")) ? "vi" : "en";
}
