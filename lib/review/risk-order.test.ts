import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byRisk, type QueueItem, riskOf, riskReasons } from "./risk-order";

const item = (id: string, over: Partial<QueueItem> = {}): QueueItem => ({ id, kind: "seam", drugId: "a", sectionKey: "loai_thuoc", position: 0, blockingFindings: 0, warnings: 0, carriedLabels: 0, lookAgain: false, machineDoubt: false, ocr: false, changed: false, ...over });

describe("risk order", () => {
  it("puts blocking findings first, then what is to be looked at again, risky sections, carried labels, tables, doubtful text, what is cut anew", () => {
    const items = [
      item("plain"),
      item("warned", { warnings: 1 }),
      item("new", { changed: true }),
      item("ocr", { ocr: true }),
      item("labels", { carriedLabels: 2 }),
      item("table", { kind: "block" }),
      item("dosage", { sectionKey: "lieu_luong_va_cach_dung" }),
      item("changed", { lookAgain: true }),
      item("blocked", { blockingFindings: 1 }),
    ];
    expect(byRisk(items).map(({ id }) => id)).toEqual(["blocked", "changed", "dosage", "labels", "table", "ocr", "new", "warned", "plain"]);
  });
  it.each(["lieu_luong_va_cach_dung", "tuong_tac_thuoc", "chong_chi_dinh"] as const)("takes %s for risky", (sectionKey) => {
    expect(riskReasons(item("x", { sectionKey, carriedLabels: 1 }))).toEqual(["risky_section", "carried_labels"]);
  });
  it("adds up: a table in dosage comes before prose in dosage", () => {
    const sectionKey = "lieu_luong_va_cach_dung" as const;
    expect(byRisk([item("prose", { sectionKey }), item("table", { sectionKey, kind: "block" })]).map(({ id }) => id)).toEqual(["table", "prose"]);
  });
  it("keeps the book's order among equals, drops nothing and does not depend on the order given", () => {
    const any = fc.record({ position: fc.nat({ max: 5 }), blockingFindings: fc.nat({ max: 1 }), carriedLabels: fc.nat({ max: 2 }), lookAgain: fc.boolean() });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (list) => {
        const items = list.map((over, i) => item(`i${i}`, over));
        const sorted = byRisk(items);
        expect(byRisk([...items].reverse())).toEqual(sorted);
        expect([...sorted].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([...items].sort((a, b) => (a.id < b.id ? -1 : 1)));
        sorted.forEach((one, i) => expect(i === 0 || riskOf(sorted[i - 1]!) > riskOf(one) || (riskOf(sorted[i - 1]!) === riskOf(one) && sorted[i - 1]!.position <= one.position)).toBe(true));
      }),
    );
  });
});
