import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { SECTION_KEYS, type SectionKey } from "@/lib/model/section-key";
import type { SectionView, WorkbenchView } from "@/lib/model/views";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listMonographs, listRuns } from "@/lib/store/queries";
import { readReleaseHead } from "@/lib/store/read-release-head";
import { neverBreak, unpin } from "./decide-pin";
import { previewRechunk, rechunk } from "./rechunk";
import { restoreRun } from "./restore-run";
import { sampleFixture } from "./sample-fixture";

const SHORT = { ...DEFAULT_LIMITS, ceilingTokens: 220, targetTokens: 160, overlapTokens: 30 };
const SHORTER = { ...SHORT, ceilingTokens: 160, targetTokens: 120 };
const BY = { reviewer: "DS. Thử" };
let data: Awaited<ReturnType<typeof sampleFixture>>;
let bookId: string;
let drugId: string;
let long: SectionKey;
let other: SectionKey;

const view = async (): Promise<WorkbenchView> => (await getWorkbench(bookId, drugId)) as WorkbenchView;
const cutOf = ({ sections }: WorkbenchView, key: SectionKey) => {
  const section = sections.find((candidate) => candidate.key === key) as SectionView;
  return { chunks: section.chunks, seams: section.seams.map(({ seam }) => seam), limits: section.limits };
};
const restOf = (all: WorkbenchView, keys: readonly SectionKey[]) => all.sections.filter(({ key }) => !keys.includes(key)).map(({ key }) => cutOf(all, key));
const again = (sectionKey: SectionKey | null, limits: typeof SHORT) => rechunk({ bookId, drugId, sectionKey, limits, ...BY });

beforeAll(async () => {
  data = await sampleFixture();
  bookId = data.bookId;
  const all = await Promise.all((await listMonographs(bookId)).map((row) => getWorkbench(bookId, row.drugId)));
  // The monograph with most text, and its two longest sections.
  const characters = (candidate: WorkbenchView) => candidate.sections.reduce((sum, { ledger }) => sum + ledger.characters, 0);
  const [longest] = all.filter((one) => one !== null).sort((a, b) => characters(b) - characters(a)) as [WorkbenchView];
  drugId = longest.monograph.drugId;
  [long, other] = [...longest.sections].sort((a, b) => b.ledger.characters - a.ledger.characters).map(({ key }) => key) as [SectionKey, SectionKey];
}, 120_000);
afterAll(() => data.remove());

describe("one section cut again with limits of its own", () => {
  it("leaves every other section as it is, to the byte", async () => {
    const before = await view();
    const preview = await previewRechunk({ bookId, drugId, sectionKey: long, limits: SHORT });
    const done = await again(long, SHORT);
    const after = await view();
    expect(restOf(after, [long])).toEqual(restOf(before, [long]));
    expect(cutOf(after, long).chunks.length).toBeGreaterThan(cutOf(before, long).chunks.length);
    expect(cutOf(after, long).limits).toEqual(SHORT);
    expect(cutOf(after, long).chunks.filter((chunk) => chunk.chunkKind === "prose" && !chunk.oversized && chunk.estTokens > SHORT.ceilingTokens)).toEqual([]);
    expect(after.sections.flatMap(({ findings }) => findings).filter(({ gate, severity }) => gate === "chunk_over_token_ceiling" && severity === "block")).toEqual([]);
    expect(done).toMatchObject({ ok: true, diff: (preview as { diff: object }).diff, run: { drugId, sectionKey: long, limits: DEFAULT_LIMITS, sectionLimits: { [long]: SHORT } } });
  });

  it("keeps the limits that another section got before", async () => {
    const before = await view();
    await again(other, SHORTER);
    const after = await view();
    expect(cutOf(after, long)).toEqual(cutOf(before, long));
    expect(cutOf(after, other).limits).toEqual(SHORTER);
    expect(restOf(after, [long, other])).toEqual(restOf(before, [long, other]));
  });

  it("keeps its limits where a word of a reviewer chunks the monograph again", async () => {
    const before = await view();
    const seam = (before.sections.find(({ key }) => key === long) as SectionView).seams[0]?.seam;
    if (seam === undefined) throw new Error("The section has no seam.");
    expect(await neverBreak({ bookId, drugId, sectionKey: long, seamIndex: seam.index, from: seam.at, note: "", ...BY })).toMatchObject({ ok: true });
    const pinned = await view();
    expect(cutOf(pinned, long).seams[0]?.at).not.toBe(seam.at);
    expect([cutOf(pinned, long).limits, cutOf(pinned, other)]).toEqual([SHORT, cutOf(before, other)]);
    expect(cutOf(pinned, long).chunks.every((chunk) => chunk.oversized || chunk.estTokens <= SHORT.ceilingTokens)).toBe(true);
    const [pin] = (pinned.sections.find(({ key }) => key === long) as SectionView).pins ?? [];
    expect(await unpin({ bookId, drugId, sectionKey: long, sequence: pin?.sequence ?? -1, note: "", ...BY })).toMatchObject({ ok: true });
    expect(cutOf(await view(), long)).toEqual(cutOf(before, long));
  });

  it("is named in what is released", async () => {
    const head = await readReleaseHead(openStore().prisma, bookId);
    expect(head).toMatchObject({ limits: DEFAULT_LIMITS, ownLimits: [{ drugId, limits: DEFAULT_LIMITS, sectionLimits: { [long]: SHORT, [other]: SHORTER } }] });
  });

  it("has no limits of its own any more once it gets those of the rest, or the whole monograph is cut again", async () => {
    await again(other, DEFAULT_LIMITS);
    expect((await view()).run.sectionLimits).toEqual({ [long]: SHORT });
    await again(null, DEFAULT_LIMITS);
    expect((await view()).run).toMatchObject({ sectionKey: null, sectionLimits: {} });
  });

  it("comes back with an earlier run", async () => {
    const run = (await listRuns(bookId)).find(({ sectionLimits }) => sectionLimits[other] !== undefined);
    await restoreRun({ bookId, runId: run?.runId ?? "", ...BY });
    const after = await view();
    expect(after.run).toMatchObject({ sectionKey: other, sectionLimits: { [long]: SHORT, [other]: SHORTER }, restoredOrdinal: run?.ordinal });
    expect([long, other].map((key) => cutOf(after, key).limits)).toEqual([SHORT, SHORTER]);
  });

  it("is refused for a section that is not there, or without a monograph", async () => {
    const printed = new Set((await view()).sections.map(({ key }) => key));
    const absent = SECTION_KEYS.find((key) => !printed.has(key));
    if (absent === undefined) throw new Error("The monograph has every section.");
    expect(await again(absent, SHORT)).toEqual({ ok: false, reason: "section_not_found" });
    expect(await rechunk({ bookId, drugId: null, sectionKey: long, limits: SHORT, ...BY })).toEqual({ ok: false, reason: "section_not_found" });
  });
});
