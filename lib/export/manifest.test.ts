import { describe, expect, it } from "vitest";
import type { Decision } from "@/lib/model/decision";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { type ManifestInput, manifest, manifestText } from "./manifest";

const decision = (sequence: number, reviewer: string): Decision => ({
  decisionId: `d${sequence}`,
  sequence,
  bookId: "b",
  targetKind: "block",
  anchor: { drugId: "thuocgia", sectionKey: "chi_dinh", blockId: "thuocgia-t1", before: "", after: "Bảng 1", contentHash: "c0ffee" },
  verdict: "approve",
  value: null,
  reason: null,
  note: "",
  reviewer,
  act: null,
  decidedAt: "2024-05-01T08:00:00.000Z",
  previousHash: "p",
  hash: `h${sequence}`,
});

const input: ManifestInput = {
  pdf: { sha256: "ab", fileName: "sach.pdf", pageCount: 12 },
  profileId: "duoc-thu",
  codeVersion: "0.1.0",
  limits: DEFAULT_LIMITS,
  ownLimits: [
    { drugId: "thuocgia", limits: { ...DEFAULT_LIMITS, targetTokens: 400 }, sectionLimits: {} },
    { drugId: "thuockhac", limits: DEFAULT_LIMITS, sectionLimits: { chi_dinh: { ...DEFAULT_LIMITS, targetTokens: 300 } } },
  ],
  counterName: "cl100k_base",
  chunkCount: 3,
  leftOut: 1,
  findings: [{ gate: "section_missing", severity: "note", place: { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage: null, bbox: null }, expected: "", found: "" }],
  ran: ["section_missing", "atc_code_malformed"],
  corrections: 1,
  decisions: [
    { decision: decision(2, "Lan"), carry: "carried" },
    { decision: decision(1, "An"), carry: "orphaned" },
  ],
  files: [
    { name: "points.jsonl", sha256: "2" },
    { name: "chunks.jsonl", sha256: "1" },
  ],
};

describe("manifest", () => {
  it("names what the release was made of", () => {
    expect(manifest(input)).toMatchObject({
      pdf: { sha256: "ab", page_count: 12 },
      parameters: { ceiling_tokens: 800, target_tokens: 650, overlap_tokens: 65 },
      parameters_of_monographs: { thuocgia: { ceiling_tokens: 800, target_tokens: 400, overlap_tokens: 65, max_embed_tokens: 8191 } },
      parameters_of_sections: { thuockhac: { chi_dinh: { ceiling_tokens: 800, target_tokens: 300, overlap_tokens: 65, max_embed_tokens: 8191 } } },
      tokenizer: "cl100k_base",
      table_rows_left_out: 1,
      gates: [
        { gate: "atc_code_malformed", block: 0, warn: 0, note: 0 },
        { gate: "section_missing", block: 0, warn: 0, note: 1 },
      ],
      decisions: [
        { sequence: 1, reviewer: "An", carry: "orphaned" },
        { sequence: 2, reviewer: "Lan", carry: "carried" },
      ],
      reviewers: ["An", "Lan"],
      log_head: "h2",
      files: [{ name: "chunks.jsonl" }, { name: "points.jsonl" }],
    });
  });
  it("writes the same bytes whatever order its parts came in", () => {
    const shuffled = { ...input, decisions: [...input.decisions].reverse(), files: [...input.files].reverse(), ran: [...input.ran].reverse() };
    expect(manifestText(shuffled)).toBe(manifestText(input));
    expect(manifestText(input).endsWith("}\n")).toBe(true);
  });
  it("stands without decisions", () => {
    expect(manifest({ ...input, decisions: [] })).toMatchObject({ decisions: [], reviewers: [], log_head: null });
  });
});
