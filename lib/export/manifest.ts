// Comes in: what a release was made of. Goes out: its manifest. It holds no time and no path: the same state gives the same bytes.
import type { CarryState, Decision } from "@/lib/model/decision";
import type { Finding, GateName, Severity } from "@/lib/model/finding";
import type { ChunkLimits, RunLimits, TokenCounterName } from "@/lib/model/limits";
import { areSameLimits } from "@/lib/model/limits-in";
import { SCHEMA_VERSION } from "@/lib/model/required-fields";
import { POINT_NAMESPACE } from "./vector-point";

export interface ManifestInput {
  pdf: { sha256: string; fileName: string; pageCount: number };
  profileId: string;
  codeVersion: string;
  /** Of the book's own run. */
  limits: ChunkLimits;
  /** Of monographs that were chunked again, whole or in single sections, with other limits, in book order. */
  ownLimits: readonly ({ drugId: string } & RunLimits)[];
  counterName: TokenCounterName;
  chunkCount: number;
  /** `table_rows` chunks that the strict file does not hold. */
  leftOut: number;
  findings: readonly Finding[];
  ran: readonly GateName[];
  /** Every decision of the book's log with its fate in this release. */
  decisions: readonly { decision: Decision; carry: CarryState }[];
  /** Corrections in effect: those that nobody took back and that still find what they were made on. */
  corrections: number;
  /** The files beside the manifest with the SHA-256 of their bytes. */
  files: readonly { name: string; sha256: string }[];
}

/** The manifest as an object with its keys in the order in which they are written; `manifestText` writes it. */
export function manifest(input: ManifestInput) {
  const log = [...input.decisions].sort((a, b) => a.decision.sequence - b.decision.sequence);
  return {
    manifest_version: 1,
    schema_version: SCHEMA_VERSION,
    pdf: { sha256: input.pdf.sha256, file_name: input.pdf.fileName, page_count: input.pdf.pageCount },
    profile: input.profileId,
    code_version: input.codeVersion,
    parameters: parameters(input.limits),
    parameters_of_monographs: Object.fromEntries(input.ownLimits.filter(({ limits }) => !areSameLimits(limits, input.limits)).map(({ drugId, limits }) => [drugId, parameters(limits)])),
    parameters_of_sections: Object.fromEntries(
      input.ownLimits.flatMap(({ drugId, sectionLimits }) => {
        const own = Object.entries(sectionLimits).sort(([a], [b]) => (a < b ? -1 : 1));
        return own.length === 0 ? [] : [[drugId, Object.fromEntries(own.map(([key, limits]) => [key, parameters(limits)]))]];
      }),
    ),
    tokenizer: input.counterName,
    point_namespace: POINT_NAMESPACE,
    chunks: input.chunkCount,
    table_rows_left_out: input.leftOut,
    gates: [...input.ran].sort().map((gate) => ({ gate, ...countsOf(input.findings.filter((finding) => finding.gate === gate)) })),
    decisions: log.map(({ decision, carry }) => ({
      sequence: decision.sequence,
      target: decision.targetKind,
      drug_id: decision.anchor.drugId,
      section_key: decision.anchor.sectionKey,
      block_id: decision.anchor.blockId,
      content_hash: decision.anchor.contentHash,
      verdict: decision.verdict,
      reason: decision.reason,
      reviewer: decision.reviewer,
      decided_at: decision.decidedAt,
      carry,
      hash: decision.hash,
    })),
    corrections: input.corrections,
    reviewers: [...new Set(log.map(({ decision }) => decision.reviewer))].sort(),
    log_head: log[log.length - 1]?.decision.hash ?? null,
    files: [...input.files].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ name, sha256 }) => ({ name, sha256 })),
  };
}

/** The manifest's bytes: JSON of two spaces, one line end at the close. */
export function manifestText(input: ManifestInput): string {
  return `${JSON.stringify(manifest(input), null, 2)}\n`;
}

function parameters(limits: ChunkLimits) {
  return { ceiling_tokens: limits.ceilingTokens, target_tokens: limits.targetTokens, overlap_tokens: limits.overlapTokens, max_embed_tokens: limits.maxEmbedTokens };
}

function countsOf(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { block: 0, warn: 0, note: 0 };
  for (const finding of findings) counts[finding.severity]++;
  return counts;
}
