import type { Finding } from "@/lib/model/finding";
import { expectedKeys } from "./expected-keys";
import type { MonographFacts } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** Sections stand in the order of this kind of book. Many printings do otherwise; it is recorded, never repaired. */
export function sectionOrderUnusual(facts: MonographFacts): Finding[] {
  const rank = new Map(expectedKeys(facts.profile).map((key, index) => [key, index]));
  const printed = facts.monograph.sections.filter((section) => rank.has(section.key));
  return printed.flatMap((section, index) => {
    const before = printed[index - 1];
    if (before === undefined || (rank.get(before.key) ?? 0) <= (rank.get(section.key) ?? 0)) return [];
    const heading = section.headings[0];
    const place = { drugId: facts.monograph.drugId, sectionKey: section.key, physicalPage: heading?.physicalPage ?? null, bbox: heading?.bbox ?? null };
    return [makeFinding("section_order_unusual", place, `${section.key} before ${before.key}`, `${before.key} before ${section.key}`)];
  });
}
