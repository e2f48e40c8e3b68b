import type { Finding } from "@/lib/model/finding";
import { expectedKeys } from "./expected-keys";
import type { MonographFacts } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** Names the sections that this kind of book usually prints and this monograph does not have. For the record: monographs really do miss sections. */
export function sectionMissing(facts: MonographFacts): Finding[] {
  return expectedKeys(facts.profile)
    .filter((key) => !facts.sections.has(key))
    .map((key) => makeFinding("section_missing", { drugId: facts.monograph.drugId, sectionKey: key, physicalPage: facts.monograph.sourcePageRange[0] }, key, "no such heading"));
}
