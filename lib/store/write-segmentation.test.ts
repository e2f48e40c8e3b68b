import { afterAll, beforeAll, expect, it } from "vitest";
import type { Finding, GateName } from "@/lib/model/finding";
import { dataFixture } from "./data-fixture";
import { openStore } from "./open-store";
import { packJson } from "./packed-json";
import { readBookHead } from "./read-book";
import { replaceKnownFindings } from "./write-segmentation";

let data: ReturnType<typeof dataFixture>;
beforeAll(() => {
  data = dataFixture();
});
afterAll(() => data.remove());

const finding = (gate: GateName, physicalPage: number, found: string): Finding => ({ gate, severity: "note", place: { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage, bbox: null }, expected: "", found });

it("keeps what is said of the whole file where a run of its pages is read again, and replaces it where all are", async () => {
  const { prisma } = openStore();
  const stored = [finding("text_converted", 0, "tcvn3: PDF 1–6"), finding("characters_unaccounted", 1, "old")];
  await prisma.book.create({ data: { bookId: "b", sha256: "b", title: "", fileName: "", byteLength: 0, profileId: "", profileReasonJson: "{}", pageCount: 6, state: "ready", createdAt: new Date(0), activeRunId: "r", knownFindings: packJson(stored) } });
  const run = [finding("text_converted", 0, "tcvn3: PDF 1–4"), finding("characters_unaccounted", 1, "new")];
  const replace = (pages: ReadonlySet<number> | null) => openStore().write((transaction) => replaceKnownFindings(transaction, "b", pages, run));
  await replace(new Set([0, 1, 2, 3]));
  expect((await readBookHead(prisma, "b"))?.knownFindings).toEqual([stored[0], run[1]]);
  await replace(null);
  expect((await readBookHead(prisma, "b"))?.knownFindings).toEqual(run);
});
