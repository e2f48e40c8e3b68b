import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SeamView, WorkbenchView } from "@/lib/model/views";
import { verifyChain } from "@/lib/review/hash-chain";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listDecisions, listMonographs } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";
import { decideSeam } from "./decide";
import { breakHere, listBreaks, moveSeam, neverBreak, previewBreak, previewMove, unpin } from "./decide-pin";
import { exportBook } from "./export-book";
import { previewRechunk, rechunk } from "./rechunk";
import { sampleFixture } from "./sample-fixture";
import { takeBack } from "./take-back";

let data: Awaited<ReturnType<typeof sampleFixture>>;
let drugId: string;
beforeAll(async () => {
  data = await sampleFixture();
  const row = (await listMonographs(data.bookId)).find((entry) => entry.seams.total > 1);
  if (!row) throw new Error("the sample has a monograph with seams");
  drugId = row.drugId;
}, 120_000);
afterAll(() => data.remove());

const BY = { note: "", reviewer: "DS. Thử" };
const USUAL = { ceilingTokens: 800, targetTokens: 650, overlapTokens: 65, maxEmbedTokens: 8191 };
const OTHER = { ...USUAL, ceilingTokens: 500, targetTokens: 400, overlapTokens: 40 };

async function viewNow(): Promise<WorkbenchView> {
  const view = await getWorkbench(data.bookId, drugId);
  if (!view) throw new Error("the monograph is there");
  return view;
}

async function firstSeam(): Promise<SeamView> {
  const seam = (await viewNow()).sections.flatMap((section) => section.seams)[0];
  if (!seam) throw new Error("the monograph has seams");
  return seam;
}

const undo = () => takeBack({ bookId: data.bookId, reviewer: BY.reviewer, direction: "undo", skip: [] });
const seamsOf = (view: WorkbenchView, key: string) => view.sections.find((section) => section.key === key)?.seams.map(({ seam }) => seam) ?? [];
const placesOf = async (key: string) => seamsOf(await viewNow(), key).map((seam) => seam.at);
const requestOf = ({ seam }: SeamView) => ({ bookId: data.bookId, drugId, sectionKey: seam.sectionKey, seamIndex: seam.index, from: seam.at });
const before = ({ seam }: SeamView, steps = 1) => seam.candidates.filter((at) => at < seam.at).at(-steps) as number;
const after = ({ seam }: SeamView) => seam.candidates.find((at) => at > seam.at) as number;

/** Everything that the monograph's run holds, and every byte that would be exported of the book's text. */
async function stateNow(): Promise<string> {
  const { sections } = await viewNow();
  const exported = await exportBook(data.bookId);
  const files = exported.ok ? exported.files.filter((file) => file.name.endsWith(".jsonl")) : [];
  return JSON.stringify([sections.map(({ key, chunks, seams, labels, findings, ledger }) => ({ key, chunks, seams, labels, findings, ledger })), files]);
}

async function expectChain(): Promise<void> {
  const log = (await listDecisions(data.bookId)).map((entry) => entry.decision).reverse();
  expect(verifyChain(log, sha256Text)).toMatchObject({ ok: true, length: log.length });
}

/** Takes back whatever pins a test left standing. */
afterEach(async () => {
  for (const section of (await viewNow()).sections) for (const pin of section.pins ?? []) await unpin({ bookId: data.bookId, drugId, sectionKey: section.key, sequence: pin.sequence, ...BY });
  await expectChain();
});

describe("moving a seam", () => {
  it.each([["back", before], ["on", after]] as const)("%s: it stands at the new place, marked, and not at the old one; undone, every byte is as it was", async (_name, placeOf) => {
    const was = await stateNow();
    const seam = await firstSeam();
    const to = placeOf(seam);
    const count = (await placesOf(seam.seam.sectionKey)).length;
    const others = (view: WorkbenchView) => view.sections.filter((section) => section.key !== seam.seam.sectionKey).map(({ chunks }) => chunks);
    const untouched = others(await viewNow());
    const moved = await moveSeam({ ...requestOf(seam), to, ...BY });
    if (!moved.ok) throw new Error(moved.reason);
    const now = await viewNow();
    expect(seamsOf(now, seam.seam.sectionKey)[0]).toMatchObject({ at: to, pinned: true });
    expect(await placesOf(seam.seam.sectionKey)).not.toContain(seam.seam.at);
    expect(seamsOf(now, seam.seam.sectionKey)).toHaveLength(count);
    expect(others(now)).toEqual(untouched);
    expect(moved.change.seamsMoved).toBeGreaterThan(0);
    expect(moved.change.findingsAfter.block).toBe(0);
    expect(now.sections.find((section) => section.key === seam.seam.sectionKey)?.pins?.filter((pin) => pin.kind === "break")).toMatchObject([{ at: to, reviewer: "DS. Thử" }]);

    const moves = (await listDecisions(data.bookId)).length;
    const there = await stateNow();
    expect(await undo()).toMatchObject({ ok: true, taken: { direction: "undo", what: { targetKind: "pin", drugId } } });
    expect(await stateNow()).toBe(was);
    expect((await listDecisions(data.bookId)).length).toBeGreaterThan(moves);
    expect(await takeBack({ bookId: data.bookId, reviewer: BY.reviewer, direction: "redo", skip: [] })).toMatchObject({ ok: true });
    expect(await stateNow()).toBe(there);
    await undo();
    expect(await stateNow()).toBe(was);
  });

  it("does what its preview said, and the preview writes nothing", async () => {
    const seam = await firstSeam();
    const [was, log] = [await stateNow(), (await listDecisions(data.bookId)).length];
    const to = before(seam, 2);
    const seen = await previewMove({ ...requestOf(seam), to });
    if (!seen.ok) throw new Error(seen.reason);
    expect([await stateNow(), (await listDecisions(data.bookId)).length]).toEqual([was, log]);
    const moved = await moveSeam({ ...requestOf(seam), to, ...BY });
    expect(moved).toMatchObject({ ok: true, change: seen.preview.change });
    const section = (await viewNow()).sections.find((entry) => entry.key === seam.seam.sectionKey);
    expect([section?.chunks[0]?.estTokens, section?.chunks[1]?.estTokens]).toEqual([seen.preview.leftTokens, seen.preview.rightTokens]);
    expect(section?.seams[0]?.boxes).toEqual(seen.preview.boxes);
  });

  it("twice, then undone once: the first move stands again", async () => {
    const seam = await firstSeam();
    await moveSeam({ ...requestOf(seam), to: before(seam, 2), ...BY });
    const once = await stateNow();
    const again = await firstSeam();
    const second = await moveSeam({ ...requestOf(again), to: before(again), ...BY });
    if (!second.ok) throw new Error(second.reason);
    expect((await firstSeam()).seam).toMatchObject({ at: before(again), pinned: true });
    expect(await placesOf(seam.seam.sectionKey)).not.toContain(again.seam.at);
    await undo();
    expect(await stateNow()).toBe(once);
  });

  it("holds through other limits for the whole book and back, and in a run of the monograph alone", async () => {
    const seam = await firstSeam();
    const to = before(seam);
    await moveSeam({ ...requestOf(seam), to, ...BY });
    const moved = await stateNow();
    const pinned = async () => seamsOf(await viewNow(), seam.seam.sectionKey).find((entry) => entry.at === to)?.pinned;
    expect((await rechunk({ bookId: data.bookId, drugId: null, limits: OTHER, reviewer: "DS. Thử" })).ok).toBe(true);
    expect(await pinned()).toBe(true);
    expect(await previewRechunk({ bookId: data.bookId, drugId, limits: OTHER })).toMatchObject({ ok: true, diff: { seamsMoved: 0, chunksAdded: 0, chunksGone: 0 } });
    await rechunk({ bookId: data.bookId, drugId: null, limits: USUAL, reviewer: "DS. Thử" });
    expect(await stateNow()).toBe(moved);
    await rechunk({ bookId: data.bookId, drugId, limits: USUAL, reviewer: "DS. Thử" });
    expect(await stateNow()).toBe(moved);
  });

  it("is never applied to other text: where the words around it have changed it is shown without a place and has no effect", async () => {
    const seam = await firstSeam();
    const { sectionKey } = seam.seam;
    const to = before(seam);
    await moveSeam({ ...requestOf(seam), to, ...BY });
    const where = { bookId_drugId_sectionKey: { bookId: data.bookId, drugId, sectionKey } };
    const { prisma } = openStore();
    const { text } = await prisma.section.findUniqueOrThrow({ where });
    // Same length, so that every offset still names a place: only the text says that it is another one.
    await prisma.section.update({ where, data: { text: `${text.slice(0, to)}${text[to] === "Z" ? "Y" : "Z"}${text.slice(to + 1)}` } });
    await rechunk({ bookId: data.bookId, drugId, limits: USUAL, reviewer: "DS. Thử" });
    const now = await viewNow();
    expect(seamsOf(now, sectionKey).filter((entry) => entry.pinned)).toEqual([]);
    expect(now.sections.find((section) => section.key === sectionKey)?.pins?.find((pin) => pin.kind === "break")).toMatchObject({ at: null });
    expect(now.decisions.find((entry) => entry.decision.verdict === "break_here" && entry.current)).toMatchObject({ carry: "orphaned" });
    await prisma.section.update({ where, data: { text } });
    await rechunk({ bookId: data.bookId, drugId, limits: USUAL, reviewer: "DS. Thử" });
    expect((await firstSeam()).seam).toMatchObject({ at: to, pinned: true });
  });

  it("leaves verdicts to the rules: the moved seam's waits without a place until the move is undone, and a pin judges nothing", async () => {
    const seam = await firstSeam();
    await decideSeam({ bookId: data.bookId, drugId, sectionKey: seam.seam.sectionKey, seamIndex: seam.seam.index, verdict: "accept", reason: null, ...BY });
    const accepted = async () => (await listDecisions(data.bookId)).find((entry) => entry.decision.verdict === "accept");
    const moved = await moveSeam({ ...requestOf(seam), to: before(seam), ...BY });
    if (!moved.ok) throw new Error(moved.reason);
    expect(moved.change.decisionsTouched).toBe(1);
    expect(await accepted()).toMatchObject({ carry: "orphaned" });
    expect(await firstSeam()).toMatchObject({ verdict: null, lookAgain: false });
    await undo();
    expect(await accepted()).toMatchObject({ carry: "carried", current: true });
    expect(await firstSeam()).toMatchObject({ verdict: "accept" });
  });
});

describe("never breaking at a place", () => {
  it("takes the break away and holds it away, until it is taken back", async () => {
    const was = await stateNow();
    const seam = await firstSeam();
    const forbidden = await neverBreak({ ...requestOf(seam), ...BY });
    if (!forbidden.ok) throw new Error(forbidden.reason);
    expect(await placesOf(seam.seam.sectionKey)).not.toContain(seam.seam.at);
    for (const limits of [OTHER, USUAL]) {
      await rechunk({ bookId: data.bookId, drugId: null, limits, reviewer: "DS. Thử" });
      expect(await placesOf(seam.seam.sectionKey)).not.toContain(seam.seam.at);
    }
    expect(await unpin({ bookId: data.bookId, drugId, sectionKey: seam.seam.sectionKey, sequence: (await listDecisions(data.bookId))[0]?.decision.sequence as number, ...BY })).toMatchObject({ ok: true });
    expect(await stateNow()).toBe(was);
  });
});

describe("an order that cannot be carried out", () => {
  it("is refused and leaves no trace in the log", async () => {
    const seam = await firstSeam();
    const request = requestOf(seam);
    const log = (await listDecisions(data.bookId)).length;
    const to = before(seam);
    const section = { bookId: data.bookId, drugId, sectionKey: seam.seam.sectionKey };
    expect(await moveSeam({ ...request, to, ...BY, reviewer: " " })).toEqual({ ok: false, reason: "reviewer_missing" });
    expect(await moveSeam({ ...request, from: request.from + 1, to, ...BY })).toEqual({ ok: false, reason: "seam_not_found" });
    expect(await moveSeam({ ...request, to: request.from + 1, ...BY })).toEqual({ ok: false, reason: "place_not_found" });
    expect(await moveSeam({ ...request, bookId: "none", to, ...BY })).toEqual({ ok: false, reason: "book_not_found" });
    expect(await unpin({ ...section, sequence: 9999, ...BY })).toEqual({ ok: false, reason: "pin_not_found" });
    expect(await listDecisions(data.bookId)).toHaveLength(log);
  });

  it("is not taken back twice", async () => {
    const seam = await firstSeam();
    const section = { bookId: data.bookId, drugId, sectionKey: seam.seam.sectionKey };
    const first = await moveSeam({ ...requestOf(seam), to: before(seam), ...BY });
    if (!first.ok) throw new Error(first.reason);
    const broken = (await viewNow()).sections.flatMap((entry) => entry.pins ?? []).find((pin) => pin.kind === "break");
    await unpin({ ...section, sequence: broken?.sequence as number, ...BY });
    expect(await unpin({ ...section, sequence: broken?.sequence as number, ...BY })).toEqual({ ok: false, reason: "pin_superseded" });
  });
});

describe("a break inside a part", () => {
  it("may be demanded at any place where a part may end, also in a section that is one part; undo takes it back to the byte", async () => {
    const before = await stateNow();
    const section = (await viewNow()).sections.find((candidate) => candidate.chunks.filter((chunk) => chunk.blockId === null).length === 1 && (candidate.chunks[0]?.sourceText.length ?? 0) > 300);
    const chunk = section?.chunks[0];
    if (!section || !chunk) throw new Error("the monograph has a section of one part");
    const request = { bookId: data.bookId, drugId, sectionKey: section.key };
    const listed = await listBreaks({ ...request, from: chunk.start ?? 0, to: chunk.end ?? 0 });
    const at = listed.ok ? (listed.places[Math.floor(listed.places.length / 2)] as number) : -1;
    const preview = await previewBreak({ ...request, at });
    expect(preview).toMatchObject({ ok: true, preview: { change: { chunksAdded: 2, chunksGone: 1 } } });
    expect(await breakHere({ ...request, ...BY, at })).toMatchObject({ ok: true });
    expect(seamsOf(await viewNow(), section.key).map((seam) => [seam.at, seam.pinned])).toEqual([[at, true]]);
    expect(await breakHere({ ...request, ...BY, at: at + 1 })).toMatchObject({ ok: false, reason: "pin_not_possible" });
    await undo();
    expect(await stateNow()).toBe(before);
    await expectChain();
  });
});
