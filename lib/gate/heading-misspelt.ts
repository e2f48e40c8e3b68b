import type { Finding } from "@/lib/model/finding";
import type { MonographFacts } from "./gate-facts";
import { makeFinding } from "./make-finding";
import { matchHeading } from "./match-heading";

/** Headings whose printed spelling is none of the profile's: taken for the nearest one by the segmenter, for a person to confirm. */
export function headingMisspelt(facts: MonographFacts): Finding[] {
  const { profile } = facts;
  if (profile === undefined) return [];
  return facts.monograph.sections.flatMap((section) =>
    section.headings
      .filter((heading) => matchHeading(heading.text, section.key, profile) === undefined)
      .map((heading) =>
        makeFinding(
          "heading_misspelt",
          { drugId: facts.monograph.drugId, sectionKey: section.key, physicalPage: heading.physicalPage, bbox: heading.bbox },
          profile.headings.find((rule) => rule.key === section.key)?.names[0] ?? section.key,
          heading.text,
        ),
      ),
  );
}
