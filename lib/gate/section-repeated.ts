import type { Finding } from "@/lib/model/finding";
import type { SectionSpan } from "@/lib/model/section-span";
import type { MonographFacts } from "./gate-facts";
import { makeFinding } from "./make-finding";
import { headingName, matchHeading } from "./match-heading";

/**
 * The same heading printed twice in one monograph: often two monographs run together, or a heading word read out of running text.
 * Two different headings that stand for one key by the profile (an SmPC's 5.1 and 5.2) are no repetition.
 */
export function sectionRepeated(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  const seenKeys = new Set<string>();
  for (const section of facts.monograph.sections) {
    const names = new Set<string>();
    for (const heading of section.headings) {
      const name = nameOf(heading.text, section, facts);
      if (names.has(name) || seenKeys.has(section.key))
        findings.push(makeFinding("section_repeated", { drugId: facts.monograph.drugId, sectionKey: section.key, physicalPage: heading.physicalPage, bbox: heading.bbox }, "printed once", heading.text));
      names.add(name);
    }
    seenKeys.add(section.key);
  }
  return findings;
}

function nameOf(text: string, section: SectionSpan, facts: MonographFacts): string {
  const rule = facts.profile === undefined ? undefined : matchHeading(text, section.key, facts.profile);
  return rule === undefined ? headingName(text) : `${rule.number ?? ""} ${rule.names[0]}`;
}
