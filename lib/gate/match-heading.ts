import type { HeadingRule, Profile } from "@/lib/model/profile";
import type { SectionKey } from "@/lib/model/section-key";

/** A printed heading for comparison: NFC, lower case, without its number, a closing colon or stop, and with white space folded. Accents stay. */
export function headingName(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^\d+(?:\.\d+)*\.?\s+/u, "")
    .replace(/\s*[:.]+$/u, "");
}

/** The profile's rule for a heading under this key; undefined when no spelling of the profile fits. */
export function matchHeading(text: string, key: SectionKey, profile: Profile): HeadingRule | undefined {
  const name = headingName(text);
  return profile.headings.find((rule) => rule.key === key && rule.names.some((spelling) => headingName(spelling) === name));
}
