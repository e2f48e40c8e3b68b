import { createHash } from "node:crypto";
import { Tiktoken } from "js-tiktoken/lite";
import cl100kBase from "js-tiktoken/ranks/cl100k_base";
import { beforeAll, describe, expect, test } from "vitest";
import { SECTION_KEYS } from "@/lib/model/section-key";
import { MONOGRAPHS } from "./sample-book";
import type { SampleTruth, TruthBox, TruthLine, TruthSection } from "./sample-truth";
import { typesetSample } from "./typeset-sample";

let pdf: Uint8Array;
let truth: SampleTruth;
let cpuMilliseconds = 0;

beforeAll(async () => {
  const start = process.cpuUsage();
  ({ pdf, truth } = await typesetSample());
  const used = process.cpuUsage(start);
  cpuMilliseconds = (used.user + used.system) / 1000;
});

const sections = (): (TruthSection & { drugId: string })[] => truth.monographs.flatMap((m) => m.sections.map((s) => ({ ...s, drugId: m.drugId })));
const sectionOf = (drugId: string, key: string): TruthSection => {
  const found = sections().find((s) => s.drugId === drugId && s.key === key);
  if (!found) throw new Error(`${drugId} has no ${key}`);
  return found;
};
const joined = (lines: readonly TruthLine[]): string =>
  lines.reduce((text, line, index) => {
    const previous = lines[index - 1];
    return previous?.hyphenated ? text.slice(0, -1) + line.text : index === 0 ? line.text : `${text} ${line.text}`;
  }, "");
const isInside = ([x0, y0, x1, y1]: TruthBox) => x0 >= 0 && y0 >= 0 && x1 > x0 && y1 > y0 && x1 <= truth.pageWidth && y1 <= truth.pageHeight;

describe("the sample as a file", () => {
  test("two settings give the same bytes", async () => {
    const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    const again = await typesetSample();
    expect(sha(again.pdf)).toBe(sha(pdf));
    expect(again.truth).toEqual(truth);
  });

  test("is a PDF of 25 to 40 pages, set in under three seconds of processor time", () => {
    expect(Buffer.from(pdf.slice(0, 5)).toString()).toBe("%PDF-");
    expect(truth.pageCount).toBeGreaterThanOrEqual(25);
    expect(truth.pageCount).toBeLessThanOrEqual(40);
    expect(cpuMilliseconds).toBeLessThan(3000);
  });
});

describe("the truth", () => {
  test("joins the lines of every paragraph back into its text", () => {
    for (const section of sections()) {
      section.paragraphs.forEach((paragraph, index) => {
        expect(joined(section.lines.filter((line) => line.paragraph === index))).toBe(paragraph);
      });
    }
  });

  test("has every source paragraph, NFC, without marks of the source", () => {
    for (const monograph of MONOGRAPHS) {
      for (const section of monograph.sections) {
        const prose = section.content.filter((content) => typeof content === "string");
        const wanted = prose.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "");
        const found = sectionOf(monograph.drugId, section.key).paragraphs;
        expect(found).toHaveLength(wanted.length);
        for (const text of found) expect(text).toBe(text.normalize("NFC"));
        expect(found.join()).not.toMatch(/[*¬_^~\u00ad]/u);
      }
    }
  });

  test("keeps every box on its sheet and every line in one column", () => {
    const boxes = [
      ...sections().flatMap((s) => [s.headingBox, ...s.lines.map((line) => line.box)]),
      ...truth.tables.flatMap((t) => [...t.pieces.map((p) => p.box), ...t.cellBoxes.flat().filter((box) => box !== null)]),
      ...truth.formulas.map((f) => f.box),
      ...truth.pages.map((p) => p.warningBox),
    ];
    expect(boxes.every(isInside)).toBe(true);
    const middle = truth.pageWidth / 2;
    expect(sections().every((s) => s.lines.every(({ box }) => box[2] < middle + 1 || box[0] > middle - 1))).toBe(true);
  });

  test("sets no line over another, over a table or over a formula", () => {
    const overlaps = (a: TruthBox, b: TruthBox) => a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 2.5 && b[1] < a[3] - 2.5;
    const things = [
      ...sections().flatMap((s) => s.lines.map((line) => ({ physicalPage: line.physicalPage, box: line.box }))),
      ...sections().map((s) => ({ physicalPage: s.headingPhysicalPage, box: s.headingBox })),
      ...truth.tables.flatMap((t) => t.pieces),
      ...truth.formulas,
    ];
    for (const page of truth.pages) {
      const here = things.filter((thing) => thing.physicalPage === page.physicalPage);
      const clashes = here.filter((a, i) => here.some((b, j) => j > i && overlaps(a.box, b.box)));
      expect(clashes).toEqual([]);
    }
  });
});

describe("the book", () => {
  test("prints all 19 sections, most monographs 16 to 18 of them, each once", () => {
    expect(new Set(sections().map((s) => s.key))).toEqual(new Set(SECTION_KEYS));
    const rich = truth.monographs.filter((m) => m.sections.length >= 16 && m.sections.length <= 18);
    expect(rich.length).toBeGreaterThan(truth.monographs.length / 2);
    for (const m of truth.monographs) expect(new Set(m.sections.map((s) => s.key)).size).toBe(m.sections.length);
  });

  test("one monograph prints Độ ổn định, Tương kỵ, Quá liều in that unusual order", () => {
    const unusual = truth.monographs.filter((m) => m.sections.map((s) => s.key).join(" ").includes("do_on_dinh_va_bao_quan tuong_ky qua_lieu_va_xu_tri"));
    expect(unusual.map((m) => m.drugId)).toEqual(["paracetamol"]);
  });

  test("one monograph says that it has no ATC code, the others print theirs", () => {
    for (const m of truth.monographs) {
      const printed = sectionOf(m.drugId, "ma_atc").paragraphs[0] ?? "";
      expect(printed.match(/[A-Z]\d\d[A-Z]{2}\d\d/g) ?? []).toEqual(m.atcCodes);
      expect(m.atcStatedAbsent).toBe(printed === "Chưa có.");
    }
    expect(truth.monographs.filter((m) => m.atcStatedAbsent)).toHaveLength(1);
  });

  test("several run-in headings share a printed line", () => {
    const heads = sections().filter((s) => s.runIn);
    const shared = heads.filter((s) => heads.some((o) => o !== s && o.headingPhysicalPage === s.headingPhysicalPage && Math.abs(o.headingBox[1] - s.headingBox[1]) < 0.01));
    expect(shared.length).toBeGreaterThanOrEqual(2);
  });

  test("hyphenates at line ends, and prints the notations of a formulary", () => {
    expect(sections().flatMap((s) => s.lines).filter((line) => line.hyphenated).length).toBeGreaterThan(10);
    const text = sections().map((s) => s.paragraphs.join("\n")).join("\n");
    for (const notation of ["mg/m²", "/mm3", "oC", "1 200 mg", "7,5 mg", "1/1 000 < ADR < 1/100"]) expect(text).toContain(notation);
  });

  test("says on every page that it is a demonstration", () => {
    expect(truth.pages.map((p) => p.physicalPage)).toEqual([...Array(truth.pageCount).keys()]);
    expect(truth.warning).toBe("Bản minh họa – không dùng trong lâm sàng");
    for (const page of truth.pages) expect(page.warningBox[1]).toBeGreaterThan(truth.pageHeight - 60);
  });
});

describe("what the product is for", () => {
  test("a dosage section of more than 2,000 tokens", () => {
    const encoder = new Tiktoken(cl100kBase);
    expect(encoder.encode(sectionOf("aciclovir", "lieu_luong_va_cach_dung").paragraphs.join("\n")).length).toBeGreaterThan(2000);
  });

  test("300 different names in one sentence", () => {
    const list = sectionOf("voriconazol", "tuong_tac_thuoc").paragraphs.find((text) => text.includes("abemaciclib")) ?? "";
    const names = list.slice(list.indexOf("QT: ") + 4).split(", ");
    expect(new Set(names).size).toBe(300);
    expect(list.match(/\.(\s|$)/g)).toHaveLength(1);
  });

  test("steps one to five, each a paragraph of one section", () => {
    const steps = sectionOf("warfarin", "lieu_luong_va_cach_dung").paragraphs.filter((text) => /^Bước \d: /.test(text));
    expect(steps.map((text) => text.slice(0, 7))).toEqual(["Bước 1:", "Bước 2:", "Bước 3:", "Bước 4:", "Bước 5:"]);
  });

  test("tables fully ruled, half ruled, unruled, over both columns, with merged cells and group rows", () => {
    expect(new Set(truth.tables.map((t) => t.ruled))).toEqual(new Set(["full", "partial", "none"]));
    expect(truth.tables.some((t) => t.wide)).toBe(true);
    expect(truth.tables.some((t) => t.spans.some((s) => s.rowSpan > 1))).toBe(true);
    expect(truth.tables.some((t) => t.spans.some((s) => s.columnSpan === t.cells[0]?.length))).toBe(true);
    for (const t of truth.tables) for (const row of t.cells) expect(row).toHaveLength(t.cells[0]?.length ?? 0);
  });

  test("a ruled table over a page break, header repeated, no row lost", () => {
    const broken = truth.tables.filter((t) => t.ruled === "full" && new Set(t.pieces.map((p) => p.physicalPage)).size > 1);
    expect(broken.length).toBeGreaterThanOrEqual(1);
    for (const t of broken) expect(t.pieces.map((p) => p.headerRepeated)).toEqual(t.pieces.map((_, i) => i > 0));
    for (const t of truth.tables) {
      expect(t.pieces.flatMap((p) => Array.from({ length: p.lastRow - p.firstRow + 1 }, (_, i) => p.firstRow + i))).toEqual(t.cells.map((_, r) => r));
    }
  });

  test("a table on the page after the paragraph that mentions it", () => {
    const later = truth.tables.filter((t) => {
      const lines = sectionOf(t.drugId, t.sectionKey).lines.filter((line) => line.paragraph === t.afterParagraph);
      return t.pieces[0]?.physicalPage === (lines.at(-1)?.physicalPage ?? -1) + 1;
    });
    expect(later.map((t) => t.drugId)).toContain("warfarin");
  });

  test("tables over both columns, above the text at the head of a page and below it at the foot", () => {
    const heads = truth.tables.filter((t) => t.wide).map((t) => (t.pieces[0]?.box[1] ?? 0) < truth.pageHeight / 2);
    expect(new Set(heads)).toEqual(new Set([true, false]));
    for (const t of truth.tables.filter((table) => table.wide)) {
      const box = t.pieces[0]?.box ?? [0, 0, 0, 0];
      expect(box[0]).toBeLessThan(60);
      expect(box[2]).toBeGreaterThan(truth.pageWidth - 60);
    }
  });

  test("no table stands outside its monograph or below the next one's name at a page foot", () => {
    for (const t of truth.tables) {
      const own = truth.monographs.find((m) => m.drugId === t.drugId);
      for (const { physicalPage, box } of t.pieces) {
        expect(physicalPage).toBeGreaterThanOrEqual(own?.firstPhysicalPage ?? Number.NaN);
        expect(physicalPage).toBeLessThanOrEqual(own?.lastPhysicalPage ?? Number.NaN);
        const later = truth.monographs.filter((m) => m.drugId !== t.drugId && m.firstPhysicalPage === physicalPage && t.wide && m.nameBox[1] < box[1]);
        expect(later.filter((m) => m.firstPhysicalPage > (own?.firstPhysicalPage ?? 0))).toEqual([]);
      }
    }
  });

  test("a displayed fraction", () => {
    expect(truth.formulas.map((f) => f.text)).toEqual(["Clcr (ml/phút) = ((140 – tuổi) × cân nặng (kg)) / (72 × creatinin (mg/dl))"]);
  });

  test("one page without folio between pages that show theirs; printed numbers are not physical ones", () => {
    const body = truth.pages.filter((p) => p.kind === "body");
    expect(body[0]).toMatchObject({ physicalPage: 3, printedPage: "101" });
    const silent = body.filter((p) => p.printedPage === null);
    expect(silent).toHaveLength(1);
    for (const p of body) expect(p.countedPage).toBe(String(p.physicalPage + 98));
    expect(silent[0]?.physicalPage).toBeGreaterThan(3);
    expect(silent[0]?.physicalPage).toBeLessThan(truth.pageCount - 2);
    expect(truth.pages.slice(0, 3).map((p) => p.printedPage)).toEqual([null, "ii", "iii"]);
  });

  test("the same paragraph several times in one long section", () => {
    const { paragraphs } = sectionOf("aciclovir", "lieu_luong_va_cach_dung");
    expect(paragraphs.filter((text) => text === paragraphs.at(-1)).length).toBeGreaterThanOrEqual(3);
    const warnings = sectionOf("ibuprofen", "than_trong").paragraphs.join(" ");
    expect(warnings.split("Dùng liều thấp nhất có tác dụng trong thời gian ngắn nhất.")).toHaveLength(4);
  });

  test("two monographs on one page, and the header names the last of them", () => {
    const shared = truth.pages.filter((p) => truth.monographs.filter((m) => m.firstPhysicalPage <= p.physicalPage && p.physicalPage <= m.lastPhysicalPage).length > 1);
    expect(shared.length).toBeGreaterThanOrEqual(3);
    for (const page of truth.pages.filter((p) => p.kind === "body")) {
      const last = truth.monographs.filter((m) => m.firstPhysicalPage <= page.physicalPage).at(-1);
      expect(page.headerName?.toLocaleUpperCase("vi")).toBe(last?.name);
    }
  });
});
