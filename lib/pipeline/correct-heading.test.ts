import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Line } from "@/lib/model/line";
import { PROFILES } from "@/lib/profiles";
import { segmentBook } from "@/lib/segment/segment-book";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listDecisions, listMonographs } from "@/lib/store/queries";
import { readExtractedPages } from "@/lib/store/extracted-pages";
import { readMonographs } from "@/lib/store/read-monographs";
import { readSegmentedPage } from "@/lib/store/read-pages";
import { addHeading, correctFolio, removeHeading, takeBackCorrection } from "./correct-heading";
import { readOverrides } from "./correction-overrides";
import { decideSeam } from "./decide";
import { sampleFixture } from "./sample-fixture";
import { takeBack } from "./take-back";

let data: Awaited<ReturnType<typeof sampleFixture>>;
beforeAll(async () => {
  data = await sampleFixture();
}, 120_000);
afterAll(() => data.remove());

const BY = { note: "", reviewer: "DS. Thử", isPreview: false };
const request = () => ({ bookId: data.bookId, ...BY });

/** Every row of the book, decisions and what is only numbered apart. */
async function everything(): Promise<string> {
  const { prisma } = openStore();
  const where = { bookId: data.bookId };
  const hex = (rows: object[]) => rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value])));
  return JSON.stringify([
    hex(await prisma.book.findMany({ where })),
    hex(await prisma.page.findMany({ where, orderBy: { physicalPage: "asc" } })),
    hex(await prisma.monograph.findMany({ where, orderBy: { ordinal: "asc" } })),
    hex(await prisma.section.findMany({ where, orderBy: [{ drugId: "asc" }, { ordinal: "asc" }] })),
    hex(await prisma.block.findMany({ where, orderBy: [{ drugId: "asc" }, { ordinal: "asc" }] })),
    hex(await prisma.chunk.findMany({ orderBy: [{ drugId: "asc" }, { ordinal: "asc" }] })),
    hex(await prisma.seam.findMany({ orderBy: [{ drugId: "asc" }, { sectionKey: "asc" }, { seamIndex: "asc" }] })),
    (await prisma.finding.findMany({ orderBy: [{ scope: "asc" }, { drugId: "asc" }, { ordinal: "asc" }] })).map(({ findingId: _, ...finding }) => finding),
    await prisma.runSection.count(),
  ]);
}

/** The book as it is stored must be what its own pages give with the corrections of its log, all at once. */
async function expectAsFresh(): Promise<void> {
  const { prisma } = openStore();
  const rows = await listMonographs(data.bookId);
  const stored = (await readMonographs(prisma, data.bookId, rows.map((row) => row.drugId))).map((entry) => entry.asSegmented);
  const pages = await readExtractedPages(prisma, data.bookId, 0, 10_000);
  const book = segmentBook(pages, PROFILES, "auto", (await readOverrides(prisma, data.bookId)).overrides);
  expect(stored).toEqual(JSON.parse(JSON.stringify(book.monographs)));
  for (const page of book.pages) expect(await readSegmentedPage(prisma, data.bookId, page.physicalPage)).toEqual(JSON.parse(JSON.stringify(page)));
}

async function drug(): Promise<string> {
  return (await listMonographs(data.bookId)).find((row) => row.seams.total > 1)?.drugId ?? "";
}

/** A line in the middle of a section with a seam. */
async function middleLine(): Promise<{ drugId: string; line: Line; sectionKey: string }> {
  const { prisma } = openStore();
  const [stored] = await readMonographs(prisma, data.bookId, [await drug()]);
  const seamed = (await getWorkbench(data.bookId, await drug()))?.sections.find((section) => section.seams.length > 0);
  const section = stored?.monograph.sections.find((candidate) => candidate.key === seamed?.key);
  const source = section?.lines[Math.floor(section.lines.length / 2)];
  const page = await readSegmentedPage(prisma, data.bookId, source?.physicalPage ?? -1);
  const line = page?.lines.find((candidate) => candidate.lineId === source?.lineId);
  if (!stored || !section || !line) throw new Error("the sample has a long section");
  return { drugId: stored.monograph.drugId, line, sectionKey: section.key };
}

const pointAt = ({ physicalPage, lineId, text }: Line) => ({ ...request(), physicalPage, lineId, text });
const asSection = (key: "tuong_ky" | "qua_lieu_va_xu_tri" | "thong_tin_quy_che") => ({ to: null, extraLines: 0, heads: { what: "section" as const, key } });
const sectionKeys = async (drugId: string) => (await getWorkbench(data.bookId, drugId))?.sections.map((section) => section.key) ?? [];
const lastSequence = async () => (await listDecisions(data.bookId))[0]?.decision.sequence ?? 0;

describe("a missed heading", () => {
  it("opens its section at once; a preview says so before and leaves nothing; taking it back brings back every byte", async () => {
    const { drugId, line } = await middleLine();
    const before = await everything();
    const keys = await sectionKeys(drugId);
    const preview = await addHeading({ ...pointAt(line), ...asSection("thong_tin_quy_che"), isPreview: true });
    if (!preview.ok) throw new Error(preview.reason);
    expect(await everything()).toBe(before);
    expect(preview.change.monographs.map((entry) => [entry.drugId, entry.what])).toEqual([[drugId, "changed"]]);
    expect(preview.change.monographs[0]?.sections.map((section) => section.before === null)).toContain(true);
    const done = await addHeading({ ...pointAt(line), ...asSection("thong_tin_quy_che") });
    expect(done).toMatchObject({ ok: true, change: preview.change });
    expect(await sectionKeys(drugId)).toHaveLength(keys.length + 1);
    await expectAsFresh();
    const back = await takeBackCorrection({ ...request(), sequence: await lastSequence() });
    expect(back).toMatchObject({ ok: true });
    expect(await everything()).toBe(before);
  });

  it("may be the name of a monograph, which is there at once and gone again without a trace", async () => {
    const { drugId, line } = await middleLine();
    const before = await everything();
    const rows = (await listMonographs(data.bookId)).map((row) => row.drugId);
    const done = await addHeading({ ...pointAt(line), to: null, extraLines: 0, heads: { what: "monograph", name: "THUỐC MỚI" } });
    expect(done).toMatchObject({ ok: true });
    const now = (await listMonographs(data.bookId)).map((row) => row.drugId);
    expect(now).toEqual(rows.flatMap((id) => (id === drugId ? [id, "thuoc-moi"] : [id])));
    await expectAsFresh();
    expect(await takeBack({ bookId: data.bookId, reviewer: BY.reviewer, direction: "undo", skip: [] })).toMatchObject({ ok: true });
    expect(await everything()).toBe(before);
    expect(await takeBack({ bookId: data.bookId, reviewer: BY.reviewer, direction: "redo", skip: [] })).toMatchObject({ ok: true });
    expect((await listMonographs(data.bookId)).map((row) => row.drugId)).toEqual(now);
    await takeBack({ bookId: data.bookId, reviewer: BY.reviewer, direction: "undo", skip: [] });
    expect(await everything()).toBe(before);
  });
});

describe("an invented heading", () => {
  it("becomes text of the section before, and again a heading", async () => {
    const drugId = await drug();
    const before = await everything();
    const heading = (await getWorkbench(data.bookId, drugId))?.sections.at(-1)?.headings[0];
    if (!heading) throw new Error("the monograph has headings");
    const keys = await sectionKeys(drugId);
    expect(await removeHeading({ ...request(), physicalPage: heading.physicalPage, lineId: heading.lineId, text: heading.text })).toMatchObject({ ok: true });
    expect(await sectionKeys(drugId)).toEqual(keys.slice(0, -1));
    await expectAsFresh();
    expect(await takeBackCorrection({ ...request(), sequence: await lastSequence() })).toMatchObject({ ok: true });
    expect(await everything()).toBe(before);
  });

  it("that a reviewer had added himself is simply taken back", async () => {
    const { drugId, line } = await middleLine();
    const before = await everything();
    await addHeading({ ...pointAt(line), ...asSection("thong_tin_quy_che") });
    const heading = (await getWorkbench(data.bookId, drugId))?.sections.find((section) => section.key === "thong_tin_quy_che")?.headings[0];
    expect(await removeHeading({ ...request(), physicalPage: line.physicalPage, lineId: heading?.lineId ?? "", text: heading?.text ?? "" })).toMatchObject({ ok: true });
    expect(await everything()).toBe(before);
  });

  it("may be a monograph's name: its text goes to the one before, its decisions stay and come back with it", async () => {
    const [first, second] = (await listMonographs(data.bookId)).filter((row) => row.seams.total > 0).slice(-2);
    const rows = (await listMonographs(data.bookId)).map((row) => row.drugId);
    const drugId = second?.drugId ?? first?.drugId ?? "";
    const seam = (await getWorkbench(data.bookId, drugId))?.sections.flatMap((section) => section.seams)[0]?.seam;
    if (!seam) throw new Error("it has a seam");
    await decideSeam({ bookId: data.bookId, drugId, sectionKey: seam.sectionKey, seamIndex: seam.index, verdict: "accept", reason: null, note: "", reviewer: BY.reviewer });
    const before = await everything();
    const { prisma } = openStore();
    const name = (await readMonographs(prisma, data.bookId, [drugId]))[0]?.monograph.nameLines[0];
    const line = (await readSegmentedPage(prisma, data.bookId, name?.physicalPage ?? -1))?.lines.find((candidate) => candidate.lineId === name?.lineId);
    if (!line) throw new Error("it has a name");
    expect(await removeHeading(pointAt(line))).toMatchObject({ ok: true });
    expect((await listMonographs(data.bookId)).map((row) => row.drugId)).toEqual(rows.filter((id) => id !== drugId));
    await expectAsFresh();
    const orphan = (await listDecisions(data.bookId)).find((entry) => entry.decision.verdict === "accept");
    expect([orphan?.carry, orphan?.seamKey]).toEqual(["orphaned", null]);
    expect(await takeBackCorrection({ ...request(), sequence: await lastSequence() })).toMatchObject({ ok: true });
    expect(await everything()).toBe(before);
    expect((await listDecisions(data.bookId)).find((entry) => entry.decision.verdict === "accept")?.carry).toBe("carried");
  });
});

describe("a wrong folio", () => {
  it("is set right on its page, on the pages inferred from it, and in everything that is cited", async () => {
    const before = await everything();
    const drugId = await drug();
    const view = await getWorkbench(data.bookId, drugId);
    const page = view?.pages[0];
    if (!view || !page) throw new Error("it has pages");
    const done = await correctFolio({ ...request(), physicalPage: page.physicalPage, printedPage: "777" });
    if (!done.ok) throw new Error(done.reason);
    expect(done.change.folios[0]).toEqual({ physicalPage: page.physicalPage, before: page.printedPage, after: "777", inferred: false });
    const now = await getWorkbench(data.bookId, drugId);
    expect(now?.monograph.printedPageRange[0]).toBe("777");
    expect(now?.sections.flatMap((section) => section.chunks).filter((chunk) => chunk.sourcePageRange[0] === page.physicalPage).every((chunk) => chunk.printedPageRange[0] === "777")).toBe(true);
    const misordered = await openStore().prisma.finding.count({ where: { gate: "folio_not_monotonic" } });
    expect(misordered).toBeGreaterThan(0);
    await expectAsFresh();
    expect(await takeBackCorrection({ ...request(), sequence: await lastSequence() })).toMatchObject({ ok: true });
    expect(await everything()).toBe(before);
  });

  it("is no nonsense", async () => {
    for (const printedPage of ["", "0", "12a", "iiii", "1 2", "-4", "123456"]) expect(await correctFolio({ ...request(), physicalPage: 0, printedPage })).toEqual({ ok: false, reason: "folio_malformed" });
    expect(await correctFolio({ ...request(), physicalPage: 99_999, printedPage: "4" })).toEqual({ ok: false, reason: "page_not_found" });
  });
});

it("refuses a line that is not the one that was shown, that is no prose, or of which it is said already", async () => {
  const { line } = await middleLine();
  expect(await addHeading({ ...pointAt(line), text: "Khác", ...asSection("tuong_ky") })).toEqual({ ok: false, reason: "line_not_found" });
  expect(await removeHeading(pointAt(line))).toEqual({ ok: false, reason: "not_a_heading" });
  const page = await readSegmentedPage(openStore().prisma, data.bookId, line.physicalPage);
  const furniture = page?.lines.find((candidate) => candidate.role === "furniture");
  if (furniture) expect(await addHeading({ ...pointAt(furniture), ...asSection("tuong_ky") })).toEqual({ ok: false, reason: "line_not_prose" });
  expect(await addHeading({ ...pointAt(line), reviewer: " ", ...asSection("tuong_ky") })).toEqual({ ok: false, reason: "reviewer_missing" });
});
