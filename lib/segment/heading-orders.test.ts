import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Line } from "@/lib/model/line";
import { type HeadingAdd, type HeadingRemove, headingAddSchema, type Named, type SegmentOverrides } from "@/lib/model/segment-overrides";
import type { SectionKey } from "@/lib/model/section-key";
import { makePage, PLAIN_PROFILE, setLines, setText } from "./book-fixture";
import { inkLength } from "./fold-text";
import { segmentAgain, segmentBook } from "./segment-book";

const PROFILE = { ...PLAIN_PROFILE, headings: [...PLAIN_PROFILE.headings, { key: "chi_dinh" as const, names: ["Chỉ định"], number: null }, { key: "than_trong" as const, names: ["Thận trọng"], number: null }, { key: "tuong_ky" as const, names: ["Tương kỵ"], number: null }] };
const open = (name: string) => [`**${name}**`, "**Tên chung quốc tế:** Tên thử."];
const segment = (sheets: readonly (readonly string[])[], headings: SegmentOverrides["headings"] = [], folios: SegmentOverrides["folios"] = []) =>
  segmentBook(sheets.map((lines, page) => makePage(page, setLines(lines, 60, 120 + page * 7))), [PROFILE], "plain", { headings, folios, blocks: [] });
type Segmented = ReturnType<typeof segment>;

const lineOf = (book: Segmented, text: string, nth = 0): Line => book.pages.flatMap((page) => page.lines).filter((line) => line.text === text)[nth] as Line;
const placed = ({ physicalPage, text, bbox }: Line) => ({ physicalPage, text, bbox });
const add = (line: Line, key: SectionKey, id = "add", to = line.text.length): Named<HeadingAdd> => ({ id, kind: "heading_add", line: placed(line), from: 0, to, extraLines: [], heads: { what: "section", key } });
const addName = (line: Line, name: string): Named<HeadingAdd> => ({ id: "name", kind: "heading_add", line: placed(line), from: 0, to: line.text.length, extraLines: [], heads: { what: "monograph", name } });
const remove = (line: Line, id = "remove"): Named<HeadingRemove> => ({ id, kind: "heading_remove", line: placed(line), from: 0, to: line.text.length });
const sectionsOf = (book: Segmented, drugId: string) => Object.fromEntries(book.monographs.find((monograph) => monograph.drugId === drugId)?.sections.map((section) => [section.key, section.text]) ?? []);

const SHEETS = [[...open("ZANOLIN"), "**Chỉ định**", ">Đau nhẹ.", "Khi dùng cùng:", ">Không pha với sữa.", "**Tương kỵ**", ">Với nước cam."], [...open("MEBARIL"), "**Thận trọng**", ">Người già."]];
const before = segment(SHEETS);

describe("a heading that was missed", () => {
  it("opens its section; what stood after it moves there", () => {
    const book = segment(SHEETS, [add(lineOf(before, "Khi dùng cùng:"), "than_trong")]);
    expect(sectionsOf(book, "zanolin")).toEqual({ ten_chung_quoc_te: "Tên thử.", chi_dinh: "Đau nhẹ.", than_trong: "Không pha với sữa.", tuong_ky: "Với nước cam." });
    expect(book.monographs[0]?.sections[2]?.headings[0]?.text).toBe("Khi dùng cùng:");
    expect(lineOf(book, "Khi dùng cùng:").role).toBe("heading");
    expect([book.unapplied, book.findings]).toEqual([[], []]);
  });
  it("may be only the beginning of its line", () => {
    const line = lineOf(before, "Với nước cam.");
    expect(sectionsOf(segment(SHEETS, [add(line, "than_trong", "add", 3)]), "zanolin").than_trong).toBe("nước cam.");
  });
  it("may begin a monograph; nobody else's id changes for that", () => {
    const book = segment(SHEETS, [addName(lineOf(before, "Không pha với sữa."), "Mebaril")]);
    expect(book.monographs.map((monograph) => [monograph.drugId, monograph.drugName])).toEqual([["zanolin", "ZANOLIN"], ["mebaril-p0", "Mebaril"], ["mebaril", "MEBARIL"]]);
    expect(sectionsOf(book, "mebaril-p0")).toEqual({ tuong_ky: "Với nước cam." });
  });
  it("takes the lines along that print the rest of it", () => {
    const order = { ...add(lineOf(before, "Khi dùng cùng:"), "than_trong"), extraLines: ["Không pha với sữa."] };
    const book = segment(SHEETS, [order]);
    expect(book.monographs[0]?.sections[2]?.headings[0]?.text).toBe("Khi dùng cùng: Không pha với sữa.");
    expect(segment(SHEETS, [{ ...order, extraLines: ["Không pha với rượu."] }]).unapplied).toEqual([{ id: "add", reason: "text_gone" }]);
  });
});

describe("a heading that was invented", () => {
  it("is text of the section before it", () => {
    const book = segment(SHEETS, [remove(lineOf(before, "Tương kỵ"))]);
    expect(sectionsOf(book, "zanolin")).toEqual({ ten_chung_quoc_te: "Tên thử.", chi_dinh: "Đau nhẹ.\nKhi dùng cùng:\nKhông pha với sữa.\nTương kỵ\nVới nước cam." });
  });
  it("may be a monograph's name", () => {
    const book = segment(SHEETS, [remove(lineOf(before, "MEBARIL"))]);
    expect(book.monographs.map((monograph) => monograph.drugId)).toEqual(["zanolin"]);
    expect(sectionsOf(book, "zanolin").tuong_ky).toBe("Với nước cam.\nMEBARIL");
    expect(sectionsOf(book, "zanolin").than_trong).toBe("Người già.");
  });
  it("keeps the number in its id for the second of two of one name", () => {
    const twice = [[...open("ZANOLIN"), "**Chỉ định**", ">Đau."], [...open("ZANOLIN"), "**Chỉ định**", ">Sốt."]];
    const book = segment(twice, [remove(lineOf(segment(twice), "ZANOLIN"))]);
    expect(book.monographs.map((monograph) => monograph.drugId)).toEqual(["zanolin-2"]);
  });
});

describe("orders without effect", () => {
  it("are named with their reason and applied to nothing else", () => {
    const twins = [[...open("ZANOLIN"), "**Chỉ định**", ">Đau.", ">Đau."]];
    const line = lineOf(segment(twins), "Đau.");
    expect(segment(twins, [add(line, "than_trong")]).monographs[0]?.sections[2]?.text).toBe("Đau.");
    const moved = { ...add(line, "than_trong"), line: { ...placed(line), bbox: lineOf(before, "MEBARIL").bbox } };
    expect(segment(twins, [moved]).unapplied).toEqual([{ id: "add", reason: "text_ambiguous" }]);
    expect(segment(SHEETS, [{ ...add(lineOf(before, "Đau nhẹ."), "than_trong"), line: { ...placed(line), text: "Đau nặng." } }]).unapplied).toEqual([{ id: "add", reason: "text_gone" }]);
    expect(segment(SHEETS, [remove(lineOf(before, "Đau nhẹ."))]).unapplied).toEqual([{ id: "remove", reason: "nothing_to_remove" }]);
    const preface = [["Lời nói đầu.", ...open("ZANOLIN"), "**Chỉ định**", ">Đau."]];
    expect(segment(preface, [add(lineOf(segment(preface), "Lời nói đầu."), "than_trong")]).unapplied).toEqual([{ id: "add", reason: "outside_monograph" }]);
    expect(segment(SHEETS, [], [{ id: "far", kind: "folio", physicalPage: 9, printedPage: "3" }]).unapplied).toEqual([{ id: "far", reason: "page_gone" }]);
  });
  it("is no order at all that asks for an empty stretch", () => {
    const { id: _, ...order } = add(lineOf(before, "Đau nhẹ."), "than_trong");
    expect(headingAddSchema.safeParse({ ...order, line: { ...order.line, text: "" } }).success).toBe(false);
  });
});

describe("a run of pages segmented again with what the whole book said", () => {
  const names = ["ZANOLIN", "MEBARIL", "DORAXIN", "VELITOR", "PAMIRON"];
  const sheets = names.flatMap((name) => [[...open(name), "**Chỉ định**", ">Đau.", "Khi dùng cùng:"], [">Không pha với sữa.", "**Tương kỵ**", ">Với nước cam."]]);
  const pages = sheets.map((lines, page) => makePage(page, [...setLines(lines, 60, 160 + page * 7), setText(`${page + 1}`, 300, 780)]));
  const whole = segmentBook(pages, [PROFILE], "plain");
  const overrides: SegmentOverrides = { headings: [{ ...add(lineOf(whole, "Khi dùng cùng:", 2), "than_trong") }], folios: [], blocks: [] };

  it("gives the same monographs, away from its ends", () => {
    const again = segmentAgain(pages.slice(2, 9), PROFILE, whole.facts, overrides);
    const fresh = segmentBook(pages, [PROFILE], "plain", overrides);
    expect(again.monographs.slice(0, 3)).toEqual(fresh.monographs.slice(1, 4));
    expect(again.pages.slice(0, 6)).toEqual(fresh.pages.slice(2, 8));
    expect(fresh.monographs.filter((monograph, index) => JSON.stringify(monograph) !== JSON.stringify(whole.monographs[index])).map((monograph) => monograph.drugId)).toEqual(["doraxin"]);
  });
});

describe("laws", () => {
  const words = fc.constantFrom("uống", "500", "mg", "Trẻ", "em:", "thuốc", "nước");
  const body = fc.array(fc.tuple(fc.boolean(), fc.array(words, { minLength: 1, maxLength: 5 })), { minLength: 1, maxLength: 6 }).map((lines) => lines.map(([indent, own]) => `${indent ? ">" : ""}${own.join(" ")}.`));
  const part = fc.tuple(fc.constantFrom("**Chỉ định**", "**Thận trọng**", "**Tương kỵ**"), body).map(([heading, lines]) => [heading, ...lines]);
  const sheets = fc.array(fc.array(part, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((pages) => pages.map((parts, page) => [...open(["ZANOLIN", "MEBARIL", "DORAXIN"][page] ?? ""), ...parts.flat()]));
  const key = fc.constantFrom<SectionKey>("chi_dinh", "than_trong", "tuong_ky", "qua_lieu_va_xu_tri");
  const inkOf = (book: Segmented) => book.monographs.flatMap((monograph) => [...monograph.sections.map((section) => section.text), monograph.preamble.text]).reduce((sum, text) => sum + inkLength(text), 0);

  it("no character comes or goes, only what is said to be a heading, or to be none, moves", () => {
    fc.assert(
      fc.property(sheets, fc.array(fc.tuple(fc.nat(60), key, fc.boolean()), { minLength: 1, maxLength: 4 }), (lines, wishes) => {
        const plain = segment(lines);
        const all = plain.pages.flatMap((page) => page.lines).filter((line) => line.text !== "ZANOLIN");
        const orders = wishes.map(([at, wanted, isAdd], index) => (isAdd ? add(all[at % all.length] as Line, wanted, `${index}`) : remove(all[at % all.length] as Line, `${index}`)));
        const book = segment(lines, orders);
        expect(book.findings.filter((finding) => finding.gate === "characters_unaccounted")).toEqual([]);
        expect(book.ledger.map((entry) => entry.headings + entry.sections + entry.monographHeads)).toEqual(plain.ledger.map((entry) => entry.headings + entry.sections + entry.monographHeads));
        const said = new Set(orders.map((order) => `${order.line.physicalPage} ${order.line.bbox}`));
        // Printed headings move too where one of the same key comes or goes before them: only the first stands apart from the text.
        const movable = all.filter((line) => line.role === "heading" || said.has(`${line.physicalPage} ${line.bbox}`)).reduce((sum, line) => sum + inkLength(line.text), 0);
        expect(Math.abs(inkOf(book) - inkOf(plain))).toBeLessThanOrEqual(movable);
        expect(book.facts).toEqual(plain.facts);
      }),
      { numRuns: 60 },
    );
  });

  it("saying of a line that it is a heading and then that it is none changes nothing", () => {
    fc.assert(
      fc.property(sheets, fc.nat(60), key, (lines, at, wanted) => {
        const plain = segment(lines);
        const bodies = plain.pages.flatMap((page) => page.lines).filter((line) => line.role === "body");
        const line = bodies[at % bodies.length] as Line;
        const book = segment(lines, [add(line, wanted), remove(line)]);
        expect(book).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });
});
