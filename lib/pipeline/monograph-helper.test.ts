import { availableParallelism } from "node:os";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { extractPages } from "@/lib/extract/extract-pdf";
import { PROFILES } from "@/lib/profiles";
import { typesetSample } from "@/lib/sample/typeset-sample";
import { segmentBook } from "@/lib/segment/segment-book";
import type { MonographEntry } from "@/lib/store/imported-rows";
import { MonographHelper } from "./monograph-helper";
import { type PrepareOrder, type PreparedMonograph, pageFacts, preparer } from "./prepare-monograph";

const LONG = 1000;
const SHORT = 10;

let order: PrepareOrder;
let entries: MonographEntry[];
let wanted: PreparedMonograph[];

beforeAll(async () => {
  const { pages } = await extractPages((await typesetSample()).pdf);
  const book = segmentBook(pages, PROFILES, "auto");
  order = { bookId: "b", runId: "b-r1", profileId: book.profileId, limits: DEFAULT_LIMITS, pages: book.pages.map(pageFacts) };
  entries = book.monographs.map((monograph, ordinal) => ({ ordinal, monograph, knownFindings: book.findings.filter((finding) => finding.place.drugId === monograph.drugId) }));
  wanted = entries.map(preparer(order));
}, 120_000);

let helper: MonographHelper;
afterEach(() => helper.stop());

/** Bytes compare by what they hold, whatever kind of array holds them. */
const plain = (prepared: PreparedMonograph[]): unknown => JSON.parse(JSON.stringify(prepared, (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value)));
const threadOf = (of: MonographHelper) => (of as unknown as { worker: { terminate(): Promise<number> } | null }).worker;
const inBatches = () => Promise.all([entries.slice(0, 2), entries.slice(2)].map((batch) => helper.prepare(batch))).then((batches) => plain(batches.flat()));

describe("a helper", () => {
  it.each([["thread", LONG], ["caller itself", SHORT]])("has the same rows made by the %s", async (_, pageCount) => {
    helper = new MonographHelper(pageCount);
    helper.begin(order);
    expect(entries.length).toBeGreaterThan(2);
    expect(await inBatches()).toEqual(plain(wanted));
    // Still at work: it was no stand-in that made them.
    expect(threadOf(helper) !== null).toBe(pageCount === LONG && availableParallelism() > 1);
  }, 60_000);

  it("that breaks is not missed", async () => {
    helper = new MonographHelper(LONG);
    helper.begin(order);
    const made = inBatches();
    await threadOf(helper)?.terminate();
    expect(await made).toEqual(plain(wanted));
    expect(plain(await helper.prepare(entries.slice(0, 1)))).toEqual(plain(wanted.slice(0, 1)));
  });

  it("tells of a fault of the monograph, not of the thread", async () => {
    helper = new MonographHelper(LONG);
    helper.begin(order);
    const [first] = entries as [MonographEntry];
    const broken = { ...first, monograph: { ...first.monograph, sections: null as unknown as [] } };
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await expect(helper.prepare([broken])).rejects.toBeInstanceOf(TypeError);
    log.mockRestore();
  }, 60_000);
});
