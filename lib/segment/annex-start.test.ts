import { describe, expect, it } from "vitest";
import type { Page, Ruling } from "@/lib/model/page";
import { VI_DRUG_LIST } from "@/lib/profiles/vi-drug-list";
import { isAnnexLabel } from "./annex-start";
import { makePage, PLAIN_PROFILE, setText } from "./book-fixture";
import { unaccounted } from "./page-ledger";
import { segmentBook } from "./segment-book";

const XS = [40, 80, 240, 400, 560];
const HEADER = ["STT", "Tên thuốc", "Hoạt chất", "Số đăng ký"];

const rule = (orientation: "h" | "v", x0: number, y0: number, x1: number, y1: number): Ruling => ({ orientation, x0, y0, x1, y1, width: 0.5 });
/** Rows of a ruled table from `y` downwards, 20 points each; a group row is one string without upright rules. */
function list(rows: readonly (readonly string[] | string)[], y: number, closeLast = true): { fragments: ReturnType<typeof setText>[]; rulings: Ruling[]; end: number } {
  const fragments = rows.flatMap((row, at) => (typeof row === "string" ? [setText(row, 42, y + at * 20 + 14, { boldUntil: 8 })] : row.map((text, column) => setText(text, (XS[column] ?? 0) + 3, y + at * 20 + 14))));
  const end = y + rows.length * 20;
  const last = closeLast ? rows.length : rows.length - 1;
  const across = Array.from({ length: last + 1 }, (_, at) => rule("h", 40, y + at * 20, 560, y + at * 20));
  const upright = rows.flatMap((row, at) => (typeof row === "string" ? [] : XS.map((x) => rule("v", x, y + at * 20, x, y + at * 20 + 20))));
  return { fragments, rulings: [...across, ...upright], end };
}

const drug = (number: number) => [String(number), `Zanolin ${number} mg`, "Zanolin", `89311000${number}24`];
const front = makePage(0, [setText("Ban hành kèm theo danh mục thuốc (Phụ lục I kèm theo).", 40, 100), setText("Điều 1. Quyết định này có hiệu lực.", 40, 130)]);

function annexPage(physicalPage: number, label: string, title: string[], rows: readonly (readonly string[] | string)[], closeLast = true): Page {
  const table = list(rows, label === "" ? 40 : 120, closeLast);
  const heads = label === "" ? [] : [setText(label, 250, 50, { bold: true }), ...title.map((line, at) => setText(line, 60, 64 + at * 14, { bold: true })), setText("(Kèm theo quyết định của cục)", 200, 64 + title.length * 14)];
  return makePage(physicalPage, [...heads, ...table.fragments], table.rulings);
}

const many = Array.from({ length: 26 }, (_, at) => drug(at + 2));
const pages = [
  front,
  annexPage(1, "Phụ lục I", ["DANH MỤC 31 THUỐC ĐƯỢC CẤP", "GIẤY ĐĂNG KÝ"], [HEADER, "1. Cơ sở Mebaril (tỉnh khác)", drug(1), ...many, "2. Cơ sở Tradenol (tỉnh này)"], false),
  annexPage(2, "", [], [HEADER, drug(28), "3. Cơ sở Zanolin (tỉnh kia)", drug(29)]),
  annexPage(3, "Phụ lục II", ["DANH MỤC 02 THUỐC BỊ THU HỒI"], [HEADER, drug(30), drug(31)]),
];

describe("a decision with lists of drugs", () => {
  const book = segmentBook(pages, [PLAIN_PROFILE, VI_DRUG_LIST], "auto");
  it("is known by the lists in its annexes, each named by its label and headed by its whole title", () => {
    expect([book.profileId, book.monographs.map(({ drugId, drugName, sourcePageRange, sections }) => [drugId, drugName, sourcePageRange, sections.map(({ key, displayName }) => [key, displayName])])]).toEqual([
      "vi-drug-list",
      [
        ["phu-luc-i", "Phụ lục I", [1, 2], [["thong_tin_quy_che", "DANH MỤC 31 THUỐC ĐƯỢC CẤP GIẤY ĐĂNG KÝ"]]],
        ["phu-luc-ii", "Phụ lục II", [3, 3], [["thong_tin_quy_che", "DANH MỤC 02 THUỐC BỊ THU HỒI"]]],
      ],
    ]);
  });
  it("joins a list over its pages, header once, every group row in its place", () => {
    const [first] = book.monographs;
    expect(first?.blocks).toHaveLength(1);
    const [block] = first?.blocks ?? [];
    const spanning = block?.cells.filter((cell) => cell.columnSpan === 4).map((cell) => [cell.row, cell.physicalPage, cell.text]);
    expect(spanning).toEqual([
      [1, 1, "1. Cơ sở Mebaril (tỉnh khác)"],
      [29, 1, "2. Cơ sở Tradenol (tỉnh này)"],
      [31, 2, "3. Cơ sở Zanolin (tỉnh kia)"],
    ]);
    expect(block?.cells.filter((cell) => cell.text === "STT")).toHaveLength(1);
    expect(first?.sections[0]?.text).not.toContain("Tradenol");
  });
  it("sets the articles aside and accounts for every character", () => {
    expect(book.ledger.map(unaccounted)).toEqual([0, 0, 0, 0]);
    expect(book.ledger[0]?.sections).toBe(0);
  });
  it("leaves a formulary with such an annex a formulary", () => {
    const monograph = ["**", "Tên chung quốc tế: Zanolin."];
    const formulary = [makePage(0, [setText("ZANOLIN", 50, 80, { bold: true }), setText(monograph[1] ?? "", 50, 95)]), ...pages.slice(1).map((page) => ({ ...page }))];
    expect(segmentBook(formulary, [PLAIN_PROFILE, VI_DRUG_LIST], "auto").profileId).toBe("plain");
  });
});

describe("isAnnexLabel", () => {
  it("takes a label whatever the length of the name that a kind of book gives its annexes", () => {
    const named = { ...VI_DRUG_LIST, startsAt: { number: "", names: ["Danh mục thuốc ban hành kèm theo quyết định số"] } };
    expect(isAnnexLabel("DANH MỤC THUỐC BAN HÀNH KÈM THEO QUYẾT ĐỊNH SỐ IV", named)).toBe(true);
    expect(isAnnexLabel("Danh mục thuốc ban hành kèm theo quyết định số IV của cục", named)).toBe(false);
  });
});
