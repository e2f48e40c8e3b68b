import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Monograph } from "@/lib/model/monograph";
import { pageRect } from "@/lib/model/rect";
import type { SectionSpan } from "@/lib/model/section-span";
import { carryOver } from "./carry-over";
import { ocrPageText } from "./ocr-page-text";
import { ocrPageStates, type PageWord, pageAnchor, withJudgedPages } from "./page-approval";
import { decision } from "./review-fixture";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

const FIRST = "Dùng cho người đau đầu,";
const SECOND = "kể cả trẻ em trên 6 tuổi.";

function monograph(second = SECOND): Monograph {
  const text = `${FIRST} ${second}`;
  const line = (physicalPage: number, start: number, end: number) => ({ lineId: `p${physicalPage}-l0`, physicalPage, bbox: pageRect(50, 100, 290, 110), start, end, runs: [] });
  const section: SectionSpan = {
    key: "chi_dinh",
    displayName: "Chỉ định",
    text,
    headings: [{ text: "Chỉ định", physicalPage: 3, bbox: pageRect(50, 88, 290, 98), lineId: "p3-h", at: 0 }],
    lines: [line(3, 0, FIRST.length), line(4, FIRST.length + 1, text.length)],
    parts: [{ kind: "prose", text: second, physicalPage: 4, bbox: pageRect(50, 100, 290, 110), sourceSpanIds: ["p4-l0"], quarantined: true, blockId: null }],
    quarantined: [
      { start: 0, end: text.length, reason: "text_from_ocr", physicalPage: 3 },
      { start: FIRST.length + 1, end: text.length, reason: "text_from_ocr", physicalPage: 4 },
    ],
  };
  return { drugId: "thuocmot", drugName: "THUỐC MỘT", sourcePageRange: [3, 4], printedPageRange: [null, null], atcCodes: [], atcStatedAbsent: false, nameLines: [], preamble: { text: "", lines: [] }, sections: [section], blocks: [], recognisedPages: [3, 4] };
}

function word(verdict: PageWord["verdict"], physicalPage: number, of = monograph()): PageWord {
  return { targetKind: "page", anchor: pageAnchor(of, physicalPage, sha256)!, verdict };
}

const states = (log: PageWord[], of = monograph()) => Object.fromEntries(ocrPageStates(of, log, sha256));

describe("a word on a page's recognised text", () => {
  it("holds nothing of the text in its anchor, which is written to the log", () => {
    expect(pageAnchor(monograph(), 4, sha256)).toMatchObject({ drugId: "thuocmot", sectionKey: "chi_dinh", before: "", after: "", physicalPage: 4 });
    expect(pageAnchor(monograph(), 5, sha256)).toBeNull();
  });
  it("counts by the newest that was said of exactly this text", () => {
    expect(states([])).toEqual({ 3: "waiting", 4: "waiting" });
    expect(states([word("approve", 3), word("quarantine", 4)])).toEqual({ 3: "approved", 4: "refused" });
    expect(states([word("approve", 3), word("reopen", 3)])).toMatchObject({ 3: "waiting" });
    expect(states([word("approve", 4)], monograph("kể cả trẻ em trên 60 tuổi."))).toMatchObject({ 4: "waiting" });
    expect(states([word("approve", 3)], monograph("kể cả trẻ em trên 60 tuổi."))).toMatchObject({ 3: "approved" });
  });
  it("lifts its own page's ranges only, and what waits for two pages waits for both", () => {
    const lifted = (log: PageWord[]) => withJudgedPages(monograph(), ocrPageStates(monograph(), log, sha256)).sections[0]!;
    expect(lifted([word("approve", 3)]).quarantined.map((range) => [range.physicalPage, range.reason])).toEqual([[4, "text_from_ocr"]]);
    expect(lifted([word("approve", 4)]).quarantined.map((range) => range.physicalPage)).toEqual([3]);
    expect(lifted([word("approve", 3), word("quarantine", 4)]).quarantined.map((range) => range.reason)).toEqual(["ocr_refused"]);
    const all = lifted([word("approve", 3), word("approve", 4)]);
    expect([all.quarantined, all.parts[0]?.quarantined]).toEqual([[], false]);
  });
  it("is carried while the page reads as judged, else to be looked at again, and orphaned where the page has no such text", () => {
    const fate = (now: Monograph) => carryOver({ decisions: [decision(1, "page", pageAnchor(monograph(), 4, sha256)!, { verdict: "approve" })], monographs: [now], seams: [], sha256 })[0]?.state;
    expect(fate(monograph())).toBe("carried");
    expect(fate(withJudgedPages(monograph(), new Map([[4, "approved"]])))).toBe("carried");
    expect(fate(monograph("kể cả trẻ em trên 60 tuổi."))).toBe("look_again");
    expect(fate({ ...monograph(), recognisedPages: [3] })).toBe("orphaned");
  });
});

describe("the text that was read on a page", () => {
  it("is shown section by section, doubtful words apart and none left out", () => {
    const doubtful = [{ text: "6", bbox: pageRect(200, 101, 206, 109), confidence: 41 }, { text: "elsewhere", bbox: pageRect(50, 300, 90, 310), confidence: 12 }];
    expect(ocrPageText(monograph(), 4, doubtful)).toEqual([{ sectionName: "Chỉ định", begins: false, runs: [{ text: "kể cả trẻ em trên ", doubtful: false }, { text: "6", doubtful: true }, { text: " tuổi.", doubtful: false }] }]);
    expect(ocrPageText(monograph(), 3, [])).toMatchObject([{ begins: true, runs: [{ text: FIRST }] }]);
  });
});
