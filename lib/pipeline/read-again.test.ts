import { writeFileSync } from "node:fs";
import path from "node:path";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { twoKindsPdf } from "@/lib/extract/two-kinds-pdf-fixture";
import { verifyChain } from "@/lib/review/hash-chain";
import { dataFixture } from "@/lib/store/data-fixture";
import { openStore } from "@/lib/store/open-store";
import { getBook, getWorkbench, listDecisions, listMonographs } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";
import { dumpBooks } from "./book-dump-fixture";
import { correctFolio } from "./correct-heading";
import { decideSeam } from "./decide";
import { ingest } from "./ingest";
import { readAgain } from "./read-again";
import { takeBack } from "./take-back";

let data: ReturnType<typeof dataFixture>;
let bookId: string;
beforeAll(async () => {
  data = dataFixture();
  const filePath = path.join(data.folder, "hai-kieu.pdf");
  writeFileSync(filePath, await twoKindsPdf(new PDFDocument({ autoFirstPage: false })));
  bookId = (await ingest({ filePath, profile: "auto" })).bookId;
}, 60_000);
afterAll(() => data.remove());

const BY = { note: "", reviewer: "DS. Thử" };
const as = (profileId: string, isPreview = false) => readAgain({ bookId, profileId, isPreview, ...BY });
const undo = (direction: "undo" | "redo" = "undo") => takeBack({ bookId, reviewer: BY.reviewer, direction, skip: [] });
const drugs = async () => (await listMonographs(bookId)).map((row) => row.drugId);
/** Everything that is stored of the book, and what its screens say of it. */
const bytes = async () => ({
  ...dumpBooks(data.folder, ["findingId", "docId"]),
  facts: sha256Text((await openStore().prisma.segmentFacts.findUnique({ where: { bookId } }))?.body.toString() ?? ""),
  screens: sha256Text(JSON.stringify(await Promise.all((await drugs()).map(async (drugId) => (await getWorkbench(bookId, drugId))?.sections)))),
});
const fates = async () => (await listDecisions(bookId)).filter((entry) => entry.decision.targetKind === "seam").map((entry) => [entry.decision.anchor.drugId, entry.carry]).sort();

async function accept(drugId: string): Promise<void> {
  const seam = (await getWorkbench(bookId, drugId))?.sections.flatMap((section) => section.seams)[0]?.seam;
  if (!seam) throw new Error(`${drugId} has a seam`);
  expect(await decideSeam({ bookId, drugId, sectionKey: seam.sectionKey, seamIndex: seam.index, verdict: "accept", reason: null, ...BY })).toEqual({ ok: true });
}

describe("a book that was read as the wrong kind", () => {
  it("on which nobody has decided anything is read again and back to the byte, whoever chunks it", async () => {
    const before = await bytes();
    expect(await as("vi-leaflet")).toMatchObject({ ok: true });
    const other = await bytes();
    await undo();
    expect(await bytes()).toEqual(before);
    await undo("redo");
    expect(await bytes()).toEqual(other);
    await undo();
    expect(await bytes()).toEqual(before);
  });

  it("shows what would change, which decisions keep their text and which do not, and writes nothing", async () => {
    expect([(await getBook(bookId))?.profileId, await drugs()]).toEqual(["duoc-thu", ["kalinoxin", "parazoline"]]);
    await accept("kalinoxin");
    await accept("parazoline");
    const before = await bytes();
    const count = (await listDecisions(bookId)).length;
    const shown = await as("vi-leaflet", true);
    if (!shown.ok) throw new Error(shown.reason);
    expect(shown.change).toMatchObject({ monographs: { before: 2, after: 1 }, gone: { count: 1, names: ["KALINOXIN"] }, added: { count: 0 }, decisions: { carried: 1, lookAgain: 0, orphaned: 1, again: 0 }, decisionsTouched: 1 });
    expect(shown.change.sections.added).toBeGreaterThan(0);
    expect(await bytes()).toEqual(before);
    expect(await listDecisions(bookId)).toHaveLength(count);
  });

  it("is read again by one entry in the log, and undone to the byte; redone, it is the same again", async () => {
    const before = await bytes();
    expect(await as("vi-leaflet")).toMatchObject({ ok: true, change: { decisions: { carried: 1, orphaned: 1 } } });
    expect(await getBook(bookId)).toMatchObject({ profileId: "vi-leaflet", profileReason: { code: "read_again" }, monographCount: 1 });
    expect(await fates()).toEqual([["kalinoxin", "orphaned"], ["parazoline", "carried"]]);
    expect((await listDecisions(bookId))[0]).toMatchObject({ carry: "carried", current: true, decision: { targetKind: "correction", value: { kind: "profile", profileId: "vi-leaflet" } } });
    const other = await bytes();
    expect(await undo()).toMatchObject({ ok: true, taken: { what: { profileId: "vi-leaflet" } } });
    expect(await bytes()).toEqual(before);
    expect(await fates()).toEqual([["kalinoxin", "carried"], ["parazoline", "carried"]]);
    expect(await undo("redo")).toMatchObject({ ok: true });
    expect(await bytes()).toEqual(other);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await bytes()).toEqual(before);
  });

  it("goes back to its first kind also by choosing that one, to the byte, with the reason that it had; the decisions are in force again", async () => {
    const before = await bytes();
    await as("vi-leaflet");
    expect(await as("duoc-thu")).toMatchObject({ ok: true, change: { decisions: { again: 1 }, added: { names: ["KALINOXIN"] } } });
    expect(await bytes()).toEqual(before);
    expect(await undo()).toMatchObject({ ok: true });
    expect((await getBook(bookId))?.profileId).toBe("vi-leaflet");
    await undo();
    expect(await bytes()).toEqual(before);
  });

  it("keeps other corrections of what was read, and takes new ones", async () => {
    const before = await bytes();
    expect(await correctFolio({ bookId, physicalPage: 0, printedPage: "41", isPreview: false, ...BY })).toMatchObject({ ok: true });
    const corrected = await bytes();
    await as("vi-leaflet");
    const { pages } = (await getWorkbench(bookId, "parazoline")) ?? { pages: [] };
    expect(pages[0]?.printedPage).toBe(String(41 + (pages[0]?.physicalPage ?? 0)));
    expect(await correctFolio({ bookId, physicalPage: 0, printedPage: "51", isPreview: false, ...BY })).toMatchObject({ ok: true });
    expect((await getBook(bookId))?.profileId).toBe("vi-leaflet");
    await undo();
    await undo();
    expect(await bytes()).toEqual(corrected);
    await undo();
    expect(await bytes()).toEqual(before);
    expect(verifyChain((await listDecisions(bookId)).map(({ decision }) => decision).reverse(), sha256Text).ok).toBe(true);
  });
});

it("says why where a book cannot be read as that kind, and writes nothing", async () => {
  const before = await bytes();
  const count = (await listDecisions(bookId)).length;
  expect(await as("ema-smpc", true)).toEqual({ ok: false, reason: "profile_finds_nothing" });
  expect(await as("ema-smpc")).toEqual({ ok: false, reason: "profile_finds_nothing" });
  expect(await as("duoc-thu")).toEqual({ ok: false, reason: "profile_same" });
  expect(await as("khong-co")).toEqual({ ok: false, reason: "profile_unknown" });
  expect(await readAgain({ bookId, profileId: "vi-leaflet", isPreview: false, note: "", reviewer: " " })).toEqual({ ok: false, reason: "reviewer_missing" });
  expect(await readAgain({ bookId: "0000000000000000", profileId: "vi-leaflet", isPreview: true, ...BY })).toEqual({ ok: false, reason: "book_not_found" });
  const { prisma } = openStore();
  await prisma.book.update({ where: { bookId }, data: { state: "importing" } });
  expect(await as("vi-leaflet")).toEqual({ ok: false, reason: "book_importing" });
  await prisma.book.update({ where: { bookId }, data: { state: "ready" } });
  expect(await bytes()).toEqual(before);
  expect(await listDecisions(bookId)).toHaveLength(count);
});
