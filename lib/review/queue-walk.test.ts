import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QueueRow } from "@/lib/model/views";
import { matchesQueue, parseQueueFilter, queueQuery } from "./queue-filter";
import { facetsOf, stretchOf } from "./queue-walk";

const row = (n: number, over: Partial<QueueRow> = {}): QueueRow => ({ id: `seam:${n}`, kind: "seam", drugId: "a", drugName: "A", sectionKey: "chi_dinh", seamKey: `${n}`, blockId: null, chunkId: null, physicalPage: null, gate: null, reasons: [], state: "unjudged", judgedBy: null, ...over });
const ids = (rows: readonly QueueRow[]) => rows.map((one) => Number(one.id.slice(5)));
const waits = (one: QueueRow) => one.state !== "judged";

describe("a stretch of the queue", () => {
  const five = [0, 1, 2, 3, 4].map((n) => row(n));

  it("begins at the place that is looked at and goes on round the end", () => {
    expect(stretchOf(five, waits, "seam:3", 4)).toMatchObject({ position: 3, total: 5, previous: { id: "seam:2" } });
    expect(ids(stretchOf(five, waits, "seam:3", 4).rows)).toEqual([3, 4, 0, 1]);
    expect(ids(stretchOf(five, waits, null, 9).rows)).toEqual([0, 1, 2, 3, 4]);
    expect(ids(stretchOf(five, waits, "seam:99", 2).rows)).toEqual([0, 1]);
  });
  it("shows a place that was judged meanwhile, in front of what came after it", () => {
    const judged = five.map((one, n) => (n === 2 ? { ...one, state: "judged" as const } : one));
    expect(stretchOf(judged, waits, "seam:2", 3)).toMatchObject({ position: -1, total: 4, previous: { id: "seam:1" } });
    expect(ids(stretchOf(judged, waits, "seam:2", 3).rows)).toEqual([2, 3, 4]);
  });
  it("is empty when nothing waits", () => {
    expect(stretchOf([row(0, { state: "judged" })], waits, null, 3)).toEqual({ rows: [], previous: null, position: -1, total: 0 });
  });
  it("comes past every place that matches once, whoever walks it, and back again", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), fc.nat({ max: 19 }), (flags, start) => {
        const all = flags.map((judged, n) => row(n, { state: judged ? "judged" : "unjudged" }));
        const wanted = ids(all.filter(waits));
        let at = `seam:${start % all.length}`;
        const seen: number[] = [];
        for (let n = 0; n < wanted.length; n++) {
          const { rows } = stretchOf(all, waits, at, 3);
          const next = (rows[1] ?? rows[0]) as QueueRow;
          if (wanted.length > 1) expect(stretchOf(all, waits, next.id, 3).previous?.id).toBeDefined();
          at = next.id;
          seen.push(Number(at.slice(5)));
        }
        expect([...seen].sort((a, b) => a - b)).toEqual(wanted);
      }),
    );
  });
});

describe("the filter of the queue", () => {
  it("is the same after a way through the address", () => {
    fc.assert(
      fc.property(
        fc.record({ state: fc.constantFrom("waiting" as const, "again" as const, "all" as const), kind: fc.constantFrom(null, "block" as const), section: fc.constantFrom(null, "chi_dinh" as const), drug: fc.constantFrom(null, "thuốc & giả=1"), reason: fc.constantFrom(null, "ocr" as const), severity: fc.constantFrom(null, "warn" as const), mine: fc.boolean() }),
        (filter) => {
          expect(parseQueueFilter(Object.fromEntries(new URLSearchParams(queueQuery(filter))))).toEqual(filter);
        },
      ),
    );
  });
  it("takes no nonsense from an address", () => {
    expect(parseQueueFilter({ state: "everything", kind: ["seam", "block"], section: "x", why: "", severity: "loud", mine: "yes" })).toEqual(parseQueueFilter({}));
  });
  it("lets through what it says", () => {
    const rows = [row(0), row(1, { state: "again", judgedBy: "Lan" }), row(2, { state: "judged", judgedBy: "Lan", reasons: ["warning"] }), row(3, { state: "judged", judgedBy: "Minh", kind: "block" })];
    const shown = (query: string, who: string | null = "Lan") => ids(rows.filter((one) => matchesQueue(one, parseQueueFilter(Object.fromEntries(new URLSearchParams(query))), who)));
    expect([shown(""), shown("state=unjudged"), shown("state=again"), shown("state=judged"), shown("state=all")]).toEqual([[0, 1], [0], [1], [2, 3], [0, 1, 2, 3]]);
    expect([shown("state=all&mine=1"), shown("state=all&mine=1", null), shown("state=all&kind=block"), shown("state=all&severity=warn"), shown("state=all&why=warning")]).toEqual([[1, 2], [], [3], [2], [2]]);
  });
  it("counts what there is to choose from", () => {
    const facets = facetsOf([row(0, { reasons: ["warning"] }), row(1, { drugId: "b", drugName: "B", reasons: ["warning", "ocr"] })]);
    expect(facets.drugs).toEqual([{ value: "a", name: "A", count: 1 }, { value: "b", name: "B", count: 1 }]);
    expect(facets.reasons).toEqual([{ value: "warning", count: 2 }, { value: "ocr", count: 1 }]);
    expect(facets.severities).toEqual([{ value: "block", count: 0 }, { value: "warn", count: 2 }]);
  });
});
