import { describe, expect, it } from "vitest";
import type { Pin } from "@/lib/model/seam";
import { chunkInput, makeMonograph, makeSection, makeTable } from "./chunk-fixture";
import { type ChunkInput, chunkMonograph } from "./chunk-monograph";

const SMALL = { ceilingTokens: 60, targetTokens: 45, overlapTokens: 20, maxEmbedTokens: 200 };
const LONG = [
  "*Liều lượng:*",
  "*Người lớn:*",
  "Uống 500 mg mỗi 8 giờ, tối đa 1 500 mg mỗi ngày trong bảy ngày liền.",
  "Có thể tăng lên 750 mg mỗi 8 giờ nếu chưa đáp ứng sau ba ngày.",
  "*Trẻ em:*",
  "Uống 7,5 mg/kg mỗi 8 giờ. Bước 5:",
  "Giảm còn 5 mg/kg mỗi 12 giờ, theo dõi thêm hai tuần nữa.",
].join("\n");

function chunk(marked: string, changes: Partial<ChunkInput> = {}) {
  const section = makeSection(marked);
  return { section, ...chunkMonograph(makeMonograph([section]), chunkInput({ limits: SMALL, ...changes })) };
}

describe("prose", () => {
  it("within the ceiling is one chunk, verbatim, with every line's box", () => {
    const { chunks, section } = chunk("Uống 5 mg.\nUống sau ăn.");
    expect(chunks).toHaveLength(1);
    expect(chunks[0]).toMatchObject({
      chunkId: "thuocgia__lieu_luong_va_cach_dung__0",
      text: section.text,
      sourceText: section.text,
      contextLabels: [],
      sourcePageRange: [0, 0],
      printedPageRange: ["100", "100"],
      partIndex: 0,
      partCount: 1,
      start: 0,
      end: section.text.length,
      overlapLength: 0,
      oversized: false,
    });
    expect(chunks[0]?.boxes.map((box) => box.lineId)).toEqual(["p0-l0", "p0-l1"]);
  });

  it("above it is split; later parts carry the labels that govern them, outermost first, in text only", () => {
    const { chunks } = chunk(LONG);
    const last = chunks[chunks.length - 1];
    expect(chunks.length).toBeGreaterThan(2);
    expect(last?.contextLabels.slice(0, 2)).toEqual(["Liều lượng:", "Trẻ em:"]);
    expect(last?.text).toBe(`${last?.contextLabels.join("\n")}\n${last?.sourceText}`);
    expect(last?.sourceText).not.toContain("Trẻ em:");
  });

  it("never ends on a label: one glued to a dose goes with what follows it", () => {
    const { chunks } = chunk(LONG);
    for (const { sourceText } of chunks.slice(0, -1)) expect(sourceText.trimEnd()).not.toMatch(/:$/u);
    expect(chunks.find((part) => part.sourceText.includes("5 mg/kg mỗi 12 giờ"))?.text).toContain("Bước 5:");
  });

  it("lists its boxes on every page it stands on", () => {
    const paragraphs = Array.from({ length: 13 }, (_, n) => `Câu số ${n}.`).join("\n");
    const { chunks } = chunk(paragraphs, { limits: { ...SMALL, ceilingTokens: 200, targetTokens: 200 } });
    expect(chunks[0]?.sourcePageRange).toEqual([0, 1]);
    expect(chunks[0]?.boxes.map((box) => box.physicalPage)).toEqual([...Array<number>(10).fill(0), 1, 1, 1]);
  });

  it("emits whole, and says so, what cannot be cut without harm", () => {
    const { chunks } = chunk(`Người lớn: ${"khởi đầu với liều thật thấp rồi tăng dần cho đến khi đáp ứng ".repeat(5)}5 mg.`);
    expect(chunks).toHaveLength(1);
    expect(chunks[0]).toMatchObject({ oversized: true });
  });

  it("cuts one endless list at its commas, and says of every part whose list it is", () => {
    const names = Array.from({ length: 60 }, (_, n) => `thuốc ${n}`).join(", ");
    const { chunks } = chunk(`*Không dùng cùng:* ${names}.`);
    expect(chunks.length).toBeGreaterThan(3);
    for (const part of chunks.slice(1)) expect(part.contextLabels).toEqual(["Không dùng cùng:"]);
    for (const part of chunks.slice(0, -1)) expect(part.sourceText).toMatch(/thuốc \d+, $/u);
  });

  it("keeps out of a quarantined stretch, and no part runs across it", () => {
    const marked = "Uống 5 mg.\n\u0001\u0002 hỏng\nUống 3 mg.";
    const section = makeSection(marked, { quarantined: [{ start: 11, end: 18, reason: "unreliable_text" }] });
    const { chunks, seams } = chunkMonograph(makeMonograph([section]), chunkInput());
    expect(chunks.map((part) => part.sourceText)).toEqual(["Uống 5 mg.", "Uống 3 mg."]);
    expect(seams).toEqual([]);
  });

  it("makes no prose chunk of a section that has no text", () => {
    expect(chunk("").chunks).toEqual([]);
  });
});

describe("seams", () => {
  it("say where each part ends, where the next one starts, and where else they could be", () => {
    const { chunks, seams } = chunk(LONG);
    expect(seams).toHaveLength(chunks.length - 1);
    seams.forEach((seam, i) => {
      expect(seam).toMatchObject({ index: i, leftChunkId: chunks[i]?.chunkId, rightChunkId: chunks[i + 1]?.chunkId, at: chunks[i]?.end, overlapStart: chunks[i + 1]?.start, pinned: false });
      expect(seam.candidates).not.toContain(seam.at);
    });
  });
});

describe("pins", () => {
  const pinned = (pins: Pin[], marked = LONG, limits = SMALL) => chunk(marked, { limits, pinsOf: () => pins });

  it("a demanded break splits even a short section", () => {
    const at = "Uống 5 mg.\n".length;
    const { chunks, seams } = pinned([{ at, kind: "break" }], "Uống 5 mg.\nUống sau ăn.");
    expect(chunks.map((part) => part.end)).toEqual([at, at + 12]);
    expect(seams[0]?.pinned).toBe(true);
  });

  it("a forbidden break moves the border", () => {
    const before = chunk(LONG).seams[0]?.at as number;
    const { seams } = pinned([{ at: before, kind: "no_break" }]);
    expect(seams.map((seam) => seam.at)).not.toContain(before);
  });

  it("a border moved onwards makes no third part: the part before it goes up to the ceiling", () => {
    const marked = Array.from({ length: 10 }, (_, i) => `Ngày thứ ${i + 1} uống thuốc sau bữa ăn sáng.`).join("\n");
    const limits = { ...SMALL, ceilingTokens: 80, overlapTokens: 0 };
    const first = chunk(marked, { limits }).seams[0];
    if (!first) throw new Error("the section has a seam");
    const at = first.candidates.find((candidate) => candidate > first.at) as number;
    const moved = pinned([{ at: first.at, kind: "no_break" }, { at, kind: "break" }], marked, limits);
    expect(moved.seams[0]).toMatchObject({ at, pinned: true });
  });

  it("a break demanded behind a label goes before it, and the reviewer is told", () => {
    const marked = "Uống 5 mg.\nTrẻ em: 3 mg/kg.";
    const { chunks, findings } = pinned([{ at: "Uống 5 mg.\nTrẻ em: ".length, kind: "break" }], marked);
    expect(chunks.map((part) => part.sourceText)).toEqual(["Uống 5 mg.\n", "Trẻ em: 3 mg/kg."]);
    expect(findings).toMatchObject([{ gate: "pin_not_obeyed", severity: "warn", found: "3 mg/kg." }]);
  });

  it("a break demanded inside a word is refused, and the reviewer is told", () => {
    const { chunks, findings } = pinned([{ at: 2, kind: "break" }], "Uống 5 mg.");
    expect(chunks).toHaveLength(1);
    expect(findings).toMatchObject([{ gate: "pin_not_obeyed", severity: "warn" }]);
  });
});

describe("lifted blocks", () => {
  const rows = [
    ["Cân nặng", "Liều"],
    ["dưới 40 kg", "150 mg"],
    ["từ 40 kg", "300 mg"],
  ];
  const marked = "*Trẻ em:*\nDùng liều theo bảng.\n*Người lớn:*\nUống 500 mg.";
  const at = "Trẻ em:\nDùng liều theo bảng.".length;
  const run = (state: "pending" | "approved" | "quarantined", changes = {}) => {
    const monograph = makeMonograph([makeSection(marked)], [makeTable(rows, { at, ...changes })]);
    return chunkMonograph(monograph, chunkInput({ blockStateOf: () => state })).chunks;
  };

  it.each(["pending", "quarantined"] as const)("%s: the descriptor names it and its pages, and nothing of its cells is told", (state) => {
    const chunks = run(state, { reasons: ["header_rows_uncertain"] });
    expect(chunks.map((part) => part.chunkKind)).toEqual(["prose", "block_descriptor"]);
    const descriptor = chunks[1];
    expect(descriptor).toMatchObject({ chunkId: "thuocgia__lieu_luong_va_cach_dung__block__thuocgia-t1", blockId: "thuocgia-t1", sourceText: "Bảng 1. Liều theo cân nặng", hasQuarantinedContent: true, contextLabels: [], start: null });
    for (const words of ["Bảng 1. Liều theo cân nặng", "Liều lượng", "102", "tr. in 102 · PDF 3"]) expect(descriptor?.text).toContain(words);
    for (const part of chunks) for (const cell of ["150 mg", "300 mg", "dưới 40 kg"]) expect(JSON.stringify(part)).not.toContain(cell);
  });

  it("the prose around it carries it, withheld until approved", () => {
    for (const [state, quarantined] of [["pending", true], ["approved", false]] as const) {
      const prose = run(state)[0];
      expect(prose?.attachments).toMatchObject([{ blockId: "thuocgia-t1", kind: "table", physicalPage: 2, printedPage: "102", quarantined }]);
      expect(prose?.hasQuarantinedContent).toBe(quarantined);
    }
  });

  it("approved and short: the descriptor is the table, under the labels that govern it", () => {
    const descriptor = run("approved")[1];
    expect(descriptor?.text).toBe("Trẻ em:\nBảng 1. Liều theo cân nặng\n\n| Cân nặng | Liều |\n|---|---|\n| dưới 40 kg | 150 mg |\n| từ 40 kg | 300 mg |");
    expect(descriptor?.contextLabels).toEqual(["Trẻ em:"]);
    expect(descriptor?.sourceText).toContain("dưới 40 kg 150 mg");
  });

  it("without a caption it is named after its section", () => {
    expect(run("pending", { caption: null })[1]).toMatchObject({ sourceText: "Liều lượng" });
  });

  it("stays where its own page is, not where the prose is", () => {
    const [prose, descriptor] = run("pending");
    expect(prose?.sourcePageRange).toEqual([0, 0]);
    expect(descriptor).toMatchObject({ sourcePageRange: [2, 2], printedPageRange: ["102", "102"] });
  });

  it("a formula is quoted as it is once approved", () => {
    const cells = [{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: "Clcr = 140 - tuổi", physicalPage: 2, bbox: makeTable(rows).bbox }];
    const changes = { kind: "formula", caption: null, cells, rows: 1, columns: 1, text: "Clcr = 140 - tuổi" };
    expect(run("approved", changes)[1]?.text).toBe("Trẻ em:\nLiều lượng\nClcr = 140 - tuổi");
    expect(JSON.stringify(run("pending", changes))).not.toContain("140");
  });
});
