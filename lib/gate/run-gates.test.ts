import { describe, expect, it } from "vitest";
import { type Finding, GATE_NAMES } from "@/lib/model/finding";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { SectionSpan } from "@/lib/model/section-span";
import { book, chunks, countWords, gateInput, LABELS, monograph, seam } from "./gate-fixture";
import { GATE_TABLE } from "./gate-table";
import { makeFinding } from "./make-finding";
import { BOOK_GATES, MONOGRAPH_GATES, runBookGates, runGates, runMonographGates } from "./run-gates";

const input = () => ({
  book: book(),
  chunks: chunks(),
  seams: [seam()],
  labels: new Map([["thuocgia__lieu_luong_va_cach_dung", LABELS]]),
  limits: DEFAULT_LIMITS,
  counterName: "cl100k_base" as const,
  count: countWords,
  blockStateOf: () => "pending" as const,
});
const byGate = (findings: readonly Finding[], gate: string) => findings.filter((finding) => finding.gate === gate);

describe("run-gates", () => {
  it("has a check for every gate name, each in one scope, the one that the table states", () => {
    const names = [...Object.keys(MONOGRAPH_GATES), ...Object.keys(BOOK_GATES)];
    expect([...names].sort()).toEqual([...GATE_NAMES].sort());
    for (const gate of GATE_NAMES) expect(gate in BOOK_GATES ? "book" : "monograph", gate).toBe(GATE_TABLE[gate].scope);
  });
  it("finds nothing to block or warn of in a book that is in order, and says that every gate ran", () => {
    const { findings, ran } = runGates(input());
    expect(findings.filter((finding) => finding.severity !== "note")).toEqual([]);
    expect(ran).toEqual(GATE_NAMES);
  });
  it("finds in one monograph what it finds in the book", () => {
    const bad = chunks().map((chunk, i) => (i === 2 ? { ...chunk, text: chunk.sourceText } : chunk));
    const whole = runGates({ ...input(), chunks: bad }).findings;
    const alone = [...runMonographGates(gateInput({ chunks: bad })), ...runBookGates({ book: book(), chunks: bad })];
    expect(alone).toEqual(whole);
    expect(byGate(whole, "dose_without_governing_label")).toHaveLength(1);
  });
  it("keeps the segmenter's findings first and does not repeat them, unless its own is graver", () => {
    const known = makeFinding("section_missing", { drugId: "thuocgia", sectionKey: "tuong_ky", physicalPage: 1 }, "tuong_ky", "…");
    const { findings } = runGates({ ...input(), book: book({ findings: [known] }) });
    expect(findings[0]).toBe(known);
    expect(findings.filter((finding) => finding.gate === "section_missing" && finding.place.sectionKey === "tuong_ky")).toHaveLength(1);
    const [first, ...rest] = chunks();
    const milder = makeFinding("chunk_over_token_ceiling", { drugId: "thuocgia", chunkId: first.chunkId }, "800", "900", "warn");
    const graver = runMonographGates(gateInput({ chunks: [{ ...first, estTokens: 7 }, ...rest] }), [milder]);
    expect(byGate(graver, "chunk_over_token_ceiling").map((finding) => finding.severity)).toEqual(["warn", "block"]);
  });
  it("finds two chunks of one id within a monograph", () => {
    const [atc, ...rest] = chunks();
    expect(byGate(runMonographGates(gateInput({ chunks: [atc, atc, ...rest] })), "chunk_id_not_unique")).toHaveLength(1);
  });
  it("quotes nothing of a chunk that leaks withheld text", () => {
    const [atc, left, right, descriptor] = chunks();
    const leak = { ...left, sourceText: "Uống. từ 40 kg 300 mg:", text: "Uống. từ 40 kg 300 mg:" };
    const { findings } = runGates({ ...input(), chunks: [atc, leak, right, descriptor] });
    expect(byGate(findings, "quarantined_text_leaked")).toHaveLength(1);
    expect(JSON.stringify(findings)).not.toContain("40 kg");
  });
  it("quotes no heading that was read from a picture, before a person approves its page", () => {
    const known = makeFinding("heading_misspelt", { drugId: "thuocgia", sectionKey: "ma_atc", physicalPage: 1 }, "Mã ATC", "Mả ATC");
    const gated = (quarantined: SectionSpan["quarantined"]) => {
      const whole = monograph();
      const input = gateInput({ monograph: { ...whole, sections: whole.sections.map((section) => ({ ...section, quarantined })) } });
      return byGate(runMonographGates(input, [known]), "heading_misspelt").map((finding) => finding.found);
    };
    const end = monograph().sections.find((section) => section.key === "ma_atc")?.text.length ?? 0;
    expect(gated([{ start: 0, end, reason: "text_from_ocr", physicalPage: 0 }])).toEqual(["…"]);
    expect(gated([{ start: 1, end: 2, reason: "ocr_refused", physicalPage: 1 }])).toEqual(["…"]);
    expect(gated([{ start: 1, end: 2, reason: "text_from_ocr", physicalPage: 0 }])).toEqual([known.found]);
    expect(gated([{ start: 0, end, reason: "unreliable_text" }])).toEqual([known.found]);
    expect(gated([])).toEqual([known.found]);
  });
  it("takes time in proportion to the book: four times the monographs, far from sixteen times the time", () => {
    const words = Array.from({ length: 400 }, (_, i) => `từ${i}`).join(" ");
    const bookOf = (count: number) => {
      const all: ReturnType<typeof chunks>[number][] = [];
      const monographs = Array.from({ length: count }, (_, m) => {
        const base = monograph();
        const drugId = `thuoc-${m}`;
        const sections = base.sections.map((section) => ({ ...section, text: Array.from({ length: 15 }, (_unused, i) => `${m}.${i} ${words}. `).join("") }));
        for (const section of sections) {
          let start = 0;
          for (let i = 0; i < 15; i++) {
            const text = `${m}.${i} ${words}. `;
            all.push({ ...chunks()[1], chunkId: `${drugId}__${section.key}__${i}`, drugId, sectionKey: section.key, text, sourceText: text, start, end: start + text.length, partIndex: i, partCount: 15, estTokens: 401 });
            start += text.length;
          }
        }
        return { ...base, drugId, sections };
      });
      return { ...input(), book: book({ monographs }), chunks: all, seams: [], labels: new Map(), count: () => 401 };
    };
    const time = (count: number): number => {
      const whole = bookOf(count);
      const before = performance.now();
      runGates(whole);
      return performance.now() - before;
    };
    time(50);
    expect(time(200)).toBeLessThan(10 * Math.max(20, time(50)));
  });
});
