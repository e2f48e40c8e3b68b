import type { Finding } from "@/lib/model/finding";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** `hasQuarantinedContent` is "some attachment is quarantined", and an attachment is quarantined unless a reviewer approved its block. */
export function quarantineFlagWrong(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const chunk of facts.chunks) {
    for (const attachment of chunk.attachments) {
      const withheld = facts.blockStateOf(attachment.blockId) !== "approved";
      if (attachment.quarantined !== withheld)
        findings.push(makeFinding("quarantine_flag_wrong", { ...placeOfChunk(chunk), blockId: attachment.blockId }, `quarantined ${withheld}`, `quarantined ${attachment.quarantined}`));
    }
    const some = chunk.attachments.some((attachment) => attachment.quarantined);
    if (chunk.hasQuarantinedContent !== some)
      findings.push(makeFinding("quarantine_flag_wrong", placeOfChunk(chunk), `has_quarantined_content ${some}`, `has_quarantined_content ${chunk.hasQuarantinedContent}`));
  }
  return findings;
}
