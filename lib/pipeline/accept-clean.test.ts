import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queueFilterSchema } from "@/lib/model/queue";
import { verifyChain } from "@/lib/review/hash-chain";
import { getQueue, getWorkbench, listDecisions, readProgress } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";
import { acceptClean, previewClean } from "./accept-clean";
import { decideSeam } from "./decide";
import { sampleFixture } from "./sample-fixture";
import { takeBack } from "./take-back";

let data: Awaited<ReturnType<typeof sampleFixture>>;
beforeAll(async () => {
  data = await sampleFixture();
}, 120_000);
afterAll(() => data.remove());

const filter = queueFilterSchema.parse({});
const request = (allowRisky = true) => ({ bookId: data.bookId, filter, allowRisky, reviewer: "DS. Lan" });
const queueNow = async () => (await getQueue({ bookId: data.bookId, filter: { ...filter, state: "all" }, at: null, reviewer: null })).window;

async function previewNow(allowRisky = true) {
  const result = await previewClean(request(allowRisky));
  if (!result.ok) throw new Error(result.reason);
  return result.preview;
}

describe("accepting the clean rest", () => {
  it("takes exactly the clean seams, each with its own entry of one act, and is taken back as one", async () => {
    const preview = await previewNow();
    const waiting = (await queueNow()).waiting;
    expect(preview.count).toBeGreaterThan(0);
    expect(preview.monographs.reduce((sum, monograph) => sum + monograph.count, 0)).toBe(preview.count);
    expect(preview.count + preview.left.reduce((sum, { count }) => sum + count, 0)).toBe(waiting);
    expect((await listDecisions(data.bookId))).toHaveLength(0);

    expect(await acceptClean({ ...request(), digest: preview.digest })).toEqual({ ok: true, count: preview.count });
    const log = (await listDecisions(data.bookId)).map((entry) => entry.decision).reverse();
    expect(log).toHaveLength(preview.count);
    expect(new Set(log.map((entry) => entry.act?.id)).size).toBe(1);
    for (const entry of log) expect(entry).toMatchObject({ targetKind: "seam", verdict: "accept", reason: "bulk_clean" });
    expect(verifyChain(log, sha256Text)).toMatchObject({ ok: true, length: preview.count });
    expect((await queueNow()).waiting).toBe(waiting - preview.count);
    const view = await getWorkbench(data.bookId, preview.monographs[0]?.drugId ?? "");
    const accepted = view?.sections.flatMap((section) => section.seams).filter((seam) => seam.verdict === "accept") ?? [];
    expect(accepted).toHaveLength(preview.monographs[0]?.count ?? -1);
    for (const { seam } of accepted) expect(seam.contextLabels).toEqual([]);
    const since = { today: new Date(0).toISOString(), lastHour: new Date(Date.now() + 60_000).toISOString() };
    expect((await readProgress(data.bookId, since)).get(data.bookId)).toEqual([{ reviewer: "DS. Lan", standing: preview.count, today: preview.count, lastHour: 0 }]);

    expect(await takeBack({ bookId: data.bookId, reviewer: "DS. Lan", direction: "undo", skip: [] })).toMatchObject({ ok: true, taken: { what: { entries: preview.count } } });
    expect((await queueNow()).waiting).toBe(waiting);
    expect(await previewNow()).toEqual(preview);
    expect((await readProgress(data.bookId, since)).get(data.bookId)).toEqual([{ reviewer: "DS. Lan", standing: 0, today: preview.count, lastHour: 0 }]);
  });

  it("is refused when anything has changed since it was confirmed, and never counts what was not shown", async () => {
    const preview = await previewNow();
    const view = await getWorkbench(data.bookId, preview.monographs[0]?.drugId ?? "");
    const one = view?.sections.flatMap((section) => section.seams).find(({ seam }) => seam.contextLabels.length === 0);
    if (!one) throw new Error("a clean seam is there");
    const { drugId, sectionKey, index } = one.seam;
    await decideSeam({ bookId: data.bookId, drugId, sectionKey, seamIndex: index, verdict: "reject", reason: "list_cut", note: "", reviewer: "DS. Minh" });
    const entries = (await listDecisions(data.bookId)).length;
    expect(await acceptClean({ ...request(), digest: preview.digest })).toEqual({ ok: false, reason: "changed_since" });
    expect(await acceptClean({ ...request(false), digest: preview.digest })).toEqual({ ok: false, reason: "changed_since" });
    expect(await listDecisions(data.bookId)).toHaveLength(entries);
  });

  it("looks only at the part of the queue that is asked for, and at risky sections only when told to", async () => {
    const all = await previewNow();
    const strict = await previewNow(false);
    expect(strict.count).toBeLessThan(all.count);
    expect(strict.left).toContainEqual({ reason: "risky_section", count: expect.any(Number) });
    const [first] = all.monographs;
    const some = await previewClean({ ...request(), filter: { ...filter, drug: first?.drugId ?? "" } });
    expect(some.ok && some.preview.monographs).toEqual([first]);
    const blocks = await previewClean({ ...request(), filter: { ...filter, kind: "block" } });
    expect(blocks.ok && blocks.preview.count).toBe(0);
    expect(await previewClean({ ...request(), bookId: "none" })).toEqual({ ok: false, reason: "book_not_found" });
    expect(await acceptClean({ ...request(), reviewer: " ", digest: all.digest })).toEqual({ ok: false, reason: "reviewer_missing" });
  });
});
