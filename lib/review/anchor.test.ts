import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { blockAnchor, correctionAnchor, seamAnchor } from "./anchor";
import { anchorPin } from "./pins";
import { block, seam, section } from "./review-fixture";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

const words = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `câu${from + i}`).join(" ");
const TEXT = words(0, 400);
const AT = TEXT.indexOf("câu200");

describe("seamAnchor", () => {
  it("holds up to 80 characters of source on each side of the first new character", () => {
    const { before, after, blockId, drugId } = seamAnchor(section(TEXT), seam(0, AT, AT - 20), sha256);
    expect(before).toBe(TEXT.slice(AT - 80, AT));
    expect(after).toBe(TEXT.slice(AT, AT + 80));
    expect([blockId, drugId]).toEqual([null, "thuocgia"]);
  });
  it("changes its hash with the carried labels, the overlap and either shown side, with nothing farther off", () => {
    const hash = (text: string, labels: string[] = [], overlap = 20) => {
      const at = text.indexOf("câu200");
      return seamAnchor(section(text), seam(0, at, at - overlap, labels), sha256).contentHash;
    };
    const judged = hash(TEXT);
    expect(hash(TEXT.replace("câu5 ", "câu5, ").replace("câu390", "câu391"))).toBe(judged);
    expect(hash(TEXT, ["Trẻ em:"])).not.toBe(judged);
    expect(hash(TEXT, [], 27)).not.toBe(judged);
    expect(hash(TEXT.replace("câu170", "câu17O"))).not.toBe(judged);
    expect(hash(TEXT.replace("câu230", "câu23O"))).not.toBe(judged);
  });
  it("tells one of two equal places from the other, and from itself once the section has changed", () => {
    const twice = `${TEXT}\n${TEXT}`;
    const hash = (text: string, nth: number) => seamAnchor(section(text), seam(0, nth === 0 ? AT : TEXT.length + 1 + AT), sha256).contentHash;
    expect(hash(twice, 0)).not.toBe(hash(twice, 1));
    expect(hash(twice, 0)).not.toBe(hash(`${twice}.`, 0));
    expect(hash(twice, 0)).not.toBe(hash(TEXT, 0));
  });
  it("holds nothing of a quarantined stretch, and no half of a surrogate pair", () => {
    const { before, after } = seamAnchor(section(TEXT, [{ start: AT - 30, end: AT - 10, reason: "unreadable" }, { start: AT + 12, end: AT + 40, reason: "unreadable" }]), seam(0, AT), sha256);
    expect([before, after]).toEqual([TEXT.slice(AT - 10, AT), TEXT.slice(AT, AT + 12)]);
    const pairs = seamAnchor(section(` ${"😀".repeat(100)} ${"😁".repeat(100)}`), seam(0, 202), sha256);
    expect([pairs.before, pairs.after]).toEqual([`${"😀".repeat(39)} `, "😁".repeat(40)]);
  });
});

describe("a place inside a withheld stretch", () => {
  const whole = section(TEXT, [{ start: 0, end: 38, reason: "text_from_ocr" }]);
  it("gives none of its words to an anchor, whatever is anchored", () => {
    expect(correctionAnchor("thuocgia", whole, 9, "dòng", sha256)).toMatchObject({ before: "", after: "" });
    expect(anchorPin(whole, { at: 9, kind: "break" })).toBeNull();
    const across = section(TEXT, [{ start: AT - 20, end: AT - 10, reason: "unreadable" }]);
    expect(seamAnchor(across, seam(0, AT, AT - 15), sha256).before).toBe(TEXT.slice(AT - 10, AT));
    const behind = seamAnchor(section(TEXT, [{ start: AT - 5, end: AT + 5, reason: "unreadable" }]), seam(0, AT, AT - 15), sha256);
    expect([behind.before, behind.after]).toEqual(["", ""]);
  });
  it("gives what is open at its edges", () => {
    expect(correctionAnchor("thuocgia", whole, 38, "dòng", sha256)).toMatchObject({ before: "", after: TEXT.slice(38, 118) });
    const later = section(TEXT, [{ start: 100, end: 138, reason: "text_from_ocr" }]);
    expect(correctionAnchor("thuocgia", later, 100, "dòng", sha256)).toMatchObject({ before: TEXT.slice(20, 100), after: "" });
  });
});

describe("blockAnchor", () => {
  const grid = [["Tuổi", "Liều"], ["2 tuổi", "5 mg"]];
  const hash = (over: Parameters<typeof block>[2] = {}, rows = grid) => blockAnchor("thuocgia", block(1, rows, over), sha256).contentHash;

  it("holds the caption and no cell: anchors are written to the log", () => {
    const anchor = blockAnchor("thuocgia", block(1, grid, { caption: "Bảng 1" }), sha256);
    expect(anchor).toMatchObject({ blockId: "thuocgia-t1", before: "", after: "Bảng 1" });
    expect(JSON.stringify(anchor)).not.toContain("5 mg");
  });
  it("changes its hash with cells, header rows, row labels and caption, not with id, page or box", () => {
    expect(hash({ blockId: "thuocgia-t9", physicalPage: 4 })).toBe(hash());
    expect(hash({}, [["Tuổi", "Liều"], ["2 tuổi", "50 mg"]])).not.toBe(hash());
    expect(hash({ headerRows: 2 })).not.toBe(hash());
    expect(hash({ rowLabelColumns: 0 })).not.toBe(hash());
    expect(hash({ caption: "Bảng 2" })).not.toBe(hash());
  });
});
