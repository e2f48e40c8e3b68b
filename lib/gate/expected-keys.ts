import type { Profile } from "@/lib/model/profile";
import { SECTION_ORDER, type SectionKey } from "@/lib/model/section-key";

/** The section keys that this kind of book prints, in its own order: the profile's headings, or the formulary's order without a profile. */
export function expectedKeys(profile: Profile | undefined): readonly SectionKey[] {
  if (profile === undefined) return SECTION_ORDER;
  const keys = new Set(profile.headings.map((heading) => heading.key));
  return [...keys].filter((key) => SECTION_ORDER.includes(key));
}
