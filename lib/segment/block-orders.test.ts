import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { BlockOrder, Named } from "@/lib/model/segment-overrides";
import { makePage, PLAIN_PROFILE, setLines, setText } from "./book-fixture";
import { inkLength } from "./fold-text";
import { segmentAgain, segmentBook } from "./segment-book";
import { gridRules } from "./table/page-fixture";

const PROFILE = { ...PLAIN_PROFILE, headings: [...PLAIN_PROFILE.headings, { key: "chi_dinh" as const, names: ["Chỉ định"], number: null }, { key: "tuong_ky" as const, names: ["Tương kỵ"], number: null }] };
const reads = "0".repeat(64);
const XS = [60, 200, 340];
const row = (left: string, right: string, y: number) => [setText(left, 64, y), setText(right, 204, y)];
/** Two ruled tables with prose between them; below, words in columns that nothing rules. */
const page = makePage(
  0,
  [
    ...setLines(["**ZANOLIN**", "**Tên chung quốc tế:** Tên thử.", "**Chỉ định**", ">Đau nhẹ theo bảng sau."], 60, 100),
    ...row("Tuổi", "Liều", 164),
    ...row("2 tuổi", "5 mg", 184),
    ...setLines([">Sốt theo bảng sau."], 60, 220),
    ...row("Cân nặng", "Liều", 254),
    ...row("40 kg", "9 mg", 274),
    ...setLines([">Rồi dùng như sau."], 60, 310),
    ...row("Sáng", "một viên", 340),
    ...row("Chiều", "hai viên", 360),
    ...setLines(["**Tương kỵ**", ">Với nước cam."], 60, 400),
  ],
  [...gridRules(XS, [150, 170, 190]), ...gridRules(XS, [240, 260, 280])],
);
const segment = (blocks: Named<BlockOrder>[] = []) => segmentBook([page], [PROFILE], "plain", { headings: [], folios: [], blocks });
const plain = segment();
const [first, second] = plain.monographs[0]?.blocks ?? [];
const pieceOf = (block: typeof first) => [{ physicalPage: 0, bbox: block?.bbox as PageRect }];
const none: Named<BlockOrder> = { id: "none", kind: "not_a_table", pieces: pieceOf(first), reads };
const drawn: Named<BlockOrder> = { id: "drawn", kind: "missed_table", region: { physicalPage: 0, bbox: pageRect(55, 328, 345, 366) }, reads };
const redrawn: Named<BlockOrder> = { id: "redrawn", kind: "region", pieces: pieceOf(second), region: { physicalPage: 0, bbox: pageRect(58, 238, 342, 261) }, reads };
const blocksOf = (book: ReturnType<typeof segment>) => book.monographs[0]?.blocks.map((block) => [block.blockId, block.cells.map((cell) => cell.text).join(" ")]);
const chiDinh = (book: ReturnType<typeof segment>) => book.monographs[0]?.sections.find((section) => section.key === "chi_dinh")?.text;

describe("orders about tables", () => {
  it("without any, two tables are found and the words in columns are prose", () => {
    expect(blocksOf(plain)).toEqual([["zanolin-t1", "Tuổi Liều 2 tuổi 5 mg"], ["zanolin-t2", "Cân nặng Liều 40 kg 9 mg"]]);
    expect(chiDinh(plain)).toContain("Sáng");
  });
  it("what is no table goes back to the text at its place; the other one keeps its name", () => {
    const book = segment([none]);
    expect(blocksOf(book)).toEqual([["zanolin-t2", "Cân nặng Liều 40 kg 9 mg"]]);
    const text = chiDinh(book) ?? "";
    for (const words of ["Tuổi", "2 tuổi", "5 mg"]) expect([chiDinh(plain)?.includes(words), text.includes(words)]).toEqual([false, true]);
    expect(text.indexOf("2 tuổi")).toBeLessThan(text.indexOf("Sốt theo bảng sau."));
    expect([book.unapplied, book.findings]).toEqual([[], []]);
  });
  it("a table that was missed leaves the prose and is numbered after the others", () => {
    const book = segment([drawn]);
    expect(blocksOf(book)?.[2]).toEqual(["zanolin-t3", "Sáng một viên Chiều hai viên"]);
    expect(chiDinh(book)).not.toContain("Sáng");
    expect(book.monographs[0]?.blocks[2]?.machineState).toBe("pending");
  });
  it("a redrawn region is read instead, under the same name; what it leaves out is prose", () => {
    const book = segment([redrawn]);
    expect(blocksOf(book)?.map(([id, text]) => [id, text?.trim()])).toEqual([["zanolin-t1", "Tuổi Liều 2 tuổi 5 mg"], ["zanolin-t2", "Cân nặng Liều"]]);
    expect([chiDinh(book)?.includes("40 kg"), book.unapplied]).toEqual([true, []]);
  });
  it("an order without effect changes nothing and says why", () => {
    const gone = { ...none, pieces: [{ physicalPage: 0, bbox: pageRect(60, 140, 340, 190) }] };
    const across = { ...drawn, region: { physicalPage: 0, bbox: pageRect(55, 250, 345, 366) } };
    const empty = { ...drawn, region: { physicalPage: 0, bbox: pageRect(400, 500, 500, 600) } };
    for (const [order, reason] of [[gone, "table_gone"], [across, "overlaps_table"], [empty, "no_table_there"]] as const) {
      const book = segment([order]);
      expect(book.unapplied).toEqual([{ id: order.id, reason }]);
      expect([book.monographs, book.pages]).toEqual([plain.monographs, plain.pages]);
    }
  });
  it("leave what the book says of its pages alone, so that taking them back gives every byte again", () => {
    const all = segment([none, drawn]);
    expect(all.facts).toEqual(plain.facts);
    const again = (blocks: Named<BlockOrder>[]) => segmentAgain([page], PROFILE, plain.facts, { headings: [], folios: [], blocks });
    expect(JSON.stringify(again([none, drawn]).monographs)).toBe(JSON.stringify(all.monographs));
    expect(JSON.stringify(again([]).monographs)).toBe(JSON.stringify(plain.monographs));
  });
  it("wherever a region is drawn, every character is accounted for", () => {
    const corner = fc.integer({ min: 0, max: 45 });
    fc.assert(
      fc.property(corner, corner, corner, corner, fc.boolean(), (x, y, w, h, alsoNone) => {
        const region = { physicalPage: 0, bbox: pageRect(40 + x * 4, 90 + y * 8, 60 + x * 4 + w * 6, 100 + y * 8 + h * 6) };
        const book = segment([...(alsoNone ? [none] : []), { ...drawn, region }]);
        const sections = book.monographs[0]?.sections ?? [];
        const ink = (texts: string[]) => texts.reduce((sum, text) => sum + inkLength(text), 0);
        expect(book.findings.filter((finding) => finding.gate === "characters_unaccounted")).toEqual([]);
        expect(ink([...sections.map((section) => section.text), ...(book.monographs[0]?.blocks.map((block) => block.text) ?? [])])).toBe(
          ink([...(plain.monographs[0]?.sections.map((section) => section.text) ?? []), ...(plain.monographs[0]?.blocks.map((block) => block.text) ?? [])]) + headingsInk(plain) - headingsInk(book),
        );
      }),
      { numRuns: 200 },
    );
  });
});

/** Headings and names stand in no section's text: a region over one makes it a table's text. */
function headingsInk(book: ReturnType<typeof segment>): number {
  return book.ledger.reduce((sum, page) => sum + page.headings + page.monographHeads + page.outside, 0);
}
