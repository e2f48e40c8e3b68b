import type { Finding, Severity } from "@/lib/model/finding";
import type { FindingCounts } from "@/lib/model/views";

/** How many findings there are of each severity. */
export function countSeverities(findings: readonly Pick<Finding, "severity">[]): FindingCounts {
  const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return { block: of("block"), warn: of("warn"), note: of("note") };
}
