import type { Finding } from "@/lib/model/finding";
import type { MonographFacts } from "./gate-facts";
import { makeFinding, quoteStart } from "./make-finding";

/** A WHO ATC code of the second to fifth level: one of the 14 anatomical groups, two digits, then up to two letters and two digits. */
const ATC = /^[ABCDGHJLMNPRSV]\d{2}(?:[A-Z](?:[A-Z](?:\d{2})?)?)?$/u;

/** Every ATC code is well formed, and a monograph that prints the heading has a code or says that there is none. */
export function atcCodeMalformed(facts: MonographFacts): Finding[] {
  const { monograph } = facts;
  const section = facts.sections.get("ma_atc");
  const heading = section?.headings[0];
  const place = { drugId: monograph.drugId, sectionKey: section?.key ?? null, physicalPage: heading?.physicalPage ?? monograph.sourcePageRange[0], bbox: heading?.bbox ?? null };
  const findings = monograph.atcCodes.filter((code) => !ATC.test(code)).map((code) => makeFinding("atc_code_malformed", place, "a code such as A10BA02", code));
  if (section !== undefined && monograph.atcCodes.length === 0 && !monograph.atcStatedAbsent)
    findings.push(makeFinding("atc_code_malformed", place, "a code such as A10BA02", section.quarantined.length > 0 ? "none" : quoteStart(section.text)));
  return findings;
}
