import { beforeAll, describe, expect, it } from "vitest";
import { cellGrid } from "@/lib/export/run-files";
import type { Line } from "@/lib/model/line";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { PageRect } from "@/lib/model/rect";
import type { SampleTruth, TruthBox, TruthTable } from "@/lib/sample/sample-truth";
import { foldTruth } from "@/lib/sample/truth-fixture";
import { typesetSample } from "@/lib/sample/typeset-sample";
import { type ProcessedPdf, processPdf } from "./process-pdf";

/** Share of the smaller box that lies in the other one. */
function overlap(a: readonly number[], b: readonly number[]): number {
  const side = (low: number, high: number) => Math.max(0, Math.min(a[high] ?? 0, b[high] ?? 0) - Math.max(a[low] ?? 0, b[low] ?? 0));
  const area = (box: readonly number[]) => ((box[2] ?? 0) - (box[0] ?? 0)) * ((box[3] ?? 0) - (box[1] ?? 0));
  return (side(0, 2) * side(1, 3)) / Math.min(area(a), area(b));
}

describe("the sample formulary, from its bytes to its chunks, against what its typesetter knows", () => {
  let truth: SampleTruth;
  let done: ProcessedPdf;
  beforeAll(async () => {
    const sample = await typesetSample();
    truth = sample.truth;
    done = await processPdf(sample.pdf, "auto", DEFAULT_LIMITS);
  });

  const monographOf = (drugId: string) => {
    const found = done.book.monographs.find((monograph) => monograph.drugId === drugId);
    if (!found) throw new Error(`no monograph ${drugId}`);
    return found;
  };

  it("finds every monograph with its pages and its codes", () => {
    expect(done.book.monographs.map(({ drugId, sourcePageRange, atcCodes, atcStatedAbsent }) => ({ drugId, sourcePageRange, atcCodes, atcStatedAbsent }))).toEqual(
      truth.monographs.map(({ drugId, firstPhysicalPage, lastPhysicalPage, atcCodes, atcStatedAbsent }) => ({ drugId, sourcePageRange: [firstPhysicalPage, lastPhysicalPage], atcCodes, atcStatedAbsent })),
    );
  });

  it("reads every folio that is printed, infers the one that is not, and marks it", () => {
    for (const page of truth.pages.filter((candidate) => candidate.kind !== "cover")) {
      const read = done.book.pages[page.physicalPage];
      expect([page.physicalPage, read?.printedPage, read?.printedPageInferred]).toEqual([page.physicalPage, page.countedPage, page.printedPage === null]);
    }
  });

  it("finds every section under its key, in printed order, on the page of its heading, with all of its text and no more", () => {
    for (const wanted of truth.monographs) {
      const found = monographOf(wanted.drugId);
      expect(found.sections.map((section) => section.key)).toEqual(wanted.sections.map((section) => section.key));
      for (const section of wanted.sections) {
        const read = found.sections.find((candidate) => candidate.key === section.key);
        expect(read?.headings[0]?.physicalPage).toBe(section.headingPhysicalPage);
        expect(`${wanted.drugId} ${section.key}: ${foldTruth(read?.text ?? "")}`).toBe(`${wanted.drugId} ${section.key}: ${foldTruth(section.paragraphs.join(""))}`);
      }
    }
  });

  it("puts every line's box on its words", () => {
    const linesOf = new Map<number, Line[]>(done.book.pages.map((page) => [page.physicalPage, page.lines]));
    for (const section of truth.monographs.flatMap((monograph) => monograph.sections))
      for (const line of section.lines) {
        const text = foldTruth(line.text);
        const there = (linesOf.get(line.physicalPage) ?? []).some((read) => foldTruth(read.text).includes(text) && overlap(read.bbox, line.box) > 0.95);
        expect(there ? "on its words" : `page ${line.physicalPage}: ${line.text}`).toBe("on its words");
      }
  });

  const blockOf = (table: TruthTable) => monographOf(table.drugId).blocks.find((block) => block.kind === "table" && foldTruth(block.caption ?? "") === foldTruth(table.caption));

  it("lifts every table out, in its section, with its own pages, its cells and its header rows", () => {
    for (const table of truth.tables) {
      const block = blockOf(table);
      expect([table.caption, block?.sectionKey, block?.headerRows]).toEqual([table.caption, table.sectionKey, table.headerRows]);
      if (!block) continue;
      expect(cellGrid(block).map((row) => row.map(foldTruth))).toEqual(table.cells.map((row) => row.map(foldTruth)));
      expect(block.pieces.map((piece) => piece.physicalPage)).toEqual(table.pieces.map((piece) => piece.physicalPage));
      for (const cell of block.cells) {
        const box = table.cellBoxes[cell.row]?.[cell.column];
        if (box && cell.text !== "") expect(`${table.caption} ${cell.row},${cell.column}: ${overlap(cell.bbox as PageRect, box as TruthBox) > 0.6}`).toBe(`${table.caption} ${cell.row},${cell.column}: true`);
      }
    }
    expect(done.book.monographs.flatMap((monograph) => monograph.blocks).filter((block) => block.kind === "table")).toHaveLength(truth.tables.length);
  });

  it("lifts the displayed formula out of the prose and keeps it from being quoted", () => {
    const formulas = done.book.monographs.flatMap((monograph) => monograph.blocks.filter((block) => block.kind === "formula").map((block) => ({ drugId: monograph.drugId, block })));
    expect(formulas.map(({ drugId, block }) => [drugId, block.physicalPage, block.machineState])).toEqual(truth.formulas.map((formula) => [formula.drugId, formula.physicalPage, "quarantined"]));
  });

  it("accounts for every character and lets nothing stop an export", () => {
    for (const page of done.book.ledger) expect(page.furniture + page.headings + page.sections + page.blocks + page.monographHeads + page.outside).toBe(page.extracted);
    expect([...done.bookFindings, ...done.chunked.flatMap((entry) => entry.findings)].filter((finding) => finding.severity === "block")).toEqual([]);
  });

  it("needs four parts and more for the long dosage section, and keeps the list of 300 names whole across parts", () => {
    const chunks = done.chunked.flatMap((entry) => entry.chunks);
    const dosage = chunks.filter((chunk) => chunk.drugId === "aciclovir" && chunk.sectionKey === "lieu_luong_va_cach_dung" && chunk.chunkKind === "prose");
    expect(dosage.length).toBeGreaterThanOrEqual(4);
    expect(dosage.some((chunk) => chunk.contextLabels.length >= 2)).toBe(true);
    for (const chunk of chunks) {
      expect(chunk.boxes.length).toBeGreaterThan(0);
      if (!chunk.oversized && chunk.chunkKind === "prose") expect(chunk.estTokens).toBeLessThanOrEqual(DEFAULT_LIMITS.ceilingTokens);
    }
  });
});
