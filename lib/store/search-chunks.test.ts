import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldAccents } from "@/lib/model/fold-accents";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { decideBlock } from "@/lib/pipeline/decide";
import { rechunk } from "@/lib/pipeline/rechunk";
import { sampleFixture } from "@/lib/pipeline/sample-fixture";
import { openStore } from "./open-store";
import { getWorkbench, listBlocks, listMonographs } from "./queries";
import { searchChunks } from "./search-chunks";

let data: Awaited<ReturnType<typeof sampleFixture>>;
beforeAll(async () => {
  data = await sampleFixture();
}, 60_000);
afterAll(() => data.remove());

const search = (text: string, more: Partial<Parameters<typeof searchChunks>[0]> = {}) => searchChunks({ bookId: data.bookId, text, ...more });

async function chunksOfBook() {
  const views = await Promise.all((await listMonographs(data.bookId)).map(({ drugId }) => getWorkbench(data.bookId, drugId)));
  return views.flatMap((view) => view?.sections.flatMap((section) => section.chunks) ?? []);
}

describe("searchChunks", () => {
  it("finds words typed without accents, all of them in every hit, and says where", async () => {
    const { hits, total, sections, drugs } = await search("tre em lieu", { limit: 500 });
    expect(total).toBeGreaterThan(0);
    expect(hits).toHaveLength(total);
    const texts = new Map((await chunksOfBook()).map((chunk) => [chunk.chunkId, foldAccents(`${chunk.drugName} ${chunk.text}`)]));
    for (const hit of hits) for (const word of ["tre", "em", "lieu"]) expect(texts.get(hit.chunkId ?? "")).toContain(word);
    expect(sections.reduce((sum, entry) => sum + entry.count, 0)).toBe(total);
    expect(drugs.reduce((sum, entry) => sum + entry.count, 0)).toBe(total);
  });

  it("puts what has the typed accents first", async () => {
    const exact = (await search("trẻ", { limit: 500 })).hits.map((hit) => hit.exact);
    expect(exact[0]).toBe(true);
    expect(exact).toEqual([...exact].sort((a, b) => Number(b) - Number(a)));
    expect((await search("tre", { limit: 500 })).hits.every((hit) => !hit.exact)).toBe(true);
    // An accent that the book never prints there still finds the word, as one that was typed without.
    expect((await search("trẽ ẻm")).total).toBe((await search("tre em")).total);
  });

  it("finds a phrase only as it stands, and a part of the book only", async () => {
    const words = await search("em trẻ");
    expect(words.total).toBeGreaterThan(0);
    expect((await search('"em trẻ"')).total).toBeLessThan(words.total);
    const [section] = (await search("tre em")).sections;
    const within = await search("tre em", { sectionKey: section?.key ?? null, limit: 500 });
    expect(within.total).toBe(section?.count);
    expect(new Set(within.hits.map((hit) => hit.sectionKey))).toEqual(new Set([section?.key]));
    const [drug] = within.drugs;
    expect((await search("tre em", { sectionKey: section?.key ?? null, drugId: drug?.drugId ?? null })).total).toBe(drug?.count);
  });

  it("finds a drug by its name, and by the beginning of it where nothing has the whole word", async () => {
    expect((await search("voriconazol lieu")).hits.map((hit) => hit.drugId)).toContain("voriconazol");
    const begun = await search("voricona");
    expect(begun.begins).toBe(true);
    expect(begun.hits[0]?.drugId).toBe("voriconazol");
  });

  it("finds nothing for nothing, and for what looks like an expression of the index", async () => {
    for (const text of ["", "  ", '"', "*", "(NEAR", 'x" OR y', "plain : z", "-"]) await expect(search(text)).resolves.toMatchObject({ from: 0 });
    expect((await search("xyzzyq")).total).toBe(0);
  });
});

describe("what is withheld", () => {
  /** A word of a pending table that no chunk has. */
  async function secretWord() {
    const open = new Set((await chunksOfBook()).flatMap((chunk) => foldAccents(`${chunk.drugName} ${chunk.text}`).match(/[\p{L}\p{N}]+/gu) ?? []));
    for (const { block, state, drugId } of await listBlocks(data.bookId)) {
      if (state !== "pending") continue;
      const word = block.cells.flatMap((cell) => foldAccents(cell.text).match(/\p{L}{4,}/gu) ?? []).find((candidate) => !open.has(candidate));
      if (word !== undefined) return { word, blockId: block.blockId, drugId };
    }
    throw new Error("the sample has no table with a word of its own");
  }

  it("is not found until it is approved, and not after its approval was taken back", async () => {
    const { word, blockId, drugId } = await secretWord();
    const decision = { bookId: data.bookId, drugId, blockId, reason: null, note: "", reviewer: "P" };
    expect((await search(word)).total).toBe(0);
    expect(await decideBlock({ ...decision, verdict: "approve" })).toEqual({ ok: true });
    expect((await search(word)).hits.map((hit) => hit.blockId)).toContain(blockId);
    expect(await decideBlock({ ...decision, verdict: "reopen" })).toEqual({ ok: true });
    expect((await search(word)).total).toBe(0);
  });
});

describe("the index", () => {
  const docs = async () => Number((await openStore().prisma.$queryRaw<{ n: bigint }[]>`SELECT COUNT(*) AS n FROM search_docs`)[0]?.n);

  it("has the chunks that count and no others after every re-run", async () => {
    const found = (await search("tre em")).total;
    for (const targetTokens of [200, DEFAULT_LIMITS.targetTokens]) {
      await rechunk({ bookId: data.bookId, drugId: null, limits: { ...DEFAULT_LIMITS, targetTokens }, reviewer: "P" });
      expect(await docs()).toBe((await chunksOfBook()).length);
    }
    expect((await search("tre em")).total).toBe(found);
  });

  it("is made for what was stored without one", async () => {
    const before = await search("tre em", { limit: 500 });
    await openStore().prisma.$executeRaw`DELETE FROM search_docs`;
    expect(await search("tre em", { limit: 500 })).toEqual(before);
  });

  it("forgets a book that is gone, words and all", async () => {
    await openStore().prisma.$executeRaw`DELETE FROM monographs WHERE drugId = 'voriconazol'`;
    const left = await openStore().prisma.$queryRaw<{ n: bigint }[]>`SELECT COUNT(*) AS n FROM search_index WHERE search_index MATCH 'drug : voriconazol'`;
    expect(Number(left[0]?.n)).toBe(0);
  });
});
