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

const INDEXES = new WeakMap<Profile, ReadonlyMap<string, HeadingRule>>();

/** The profile's spellings by key and name, made once a profile. The first rule of a spelling counts. */
function indexOf(profile: Profile): ReadonlyMap<string, HeadingRule> {
  const known = INDEXES.get(profile);
  if (known !== undefined) return known;
  const entries = profile.headings.flatMap((rule) => rule.names.map((name): [string, HeadingRule] => [`${rule.key} ${headingName(name)}`, rule]));
  const index = new Map(entries.reverse());
  INDEXES.set(profile, index);
  return index;
}

/** The profile's rule for a heading under this key; undefined when no spelling of the profile fits. */
export function matchHeading(text: string, key: SectionKey, profile: Profile): HeadingRule | undefined {
  const name = headingName(text);
  // The title of a list begins with one of the names and goes on to say of what.
  if (profile.monographStart === "annex") return profile.headings.find((rule) => rule.key === key && rule.names.some((each) => name.startsWith(headingName(each))));
  return indexOf(profile).get(`${key} ${name}`);
}
