import { afterAll, beforeAll, expect, it } from "vitest";
import { dataFixture } from "./data-fixture";
import { openStore } from "./open-store";
import { packJson } from "./packed-json";
import { findNextItem, listBlocks, listMonographs } from "./queries";

const MONOGRAPHS = 1200;

let data: ReturnType<typeof dataFixture>;
beforeAll(() => {
  data = dataFixture();
});
afterAll(() => data.remove());

it("a book of more monographs than SQLite takes conditions in one query is listed whole", async () => {
  const { prisma } = openStore();
  const body = packJson({});
  const drugs = Array.from({ length: MONOGRAPHS }, (_, ordinal) => ({ bookId: "b", drugId: `d${ordinal}`, ordinal }));
  await prisma.book.create({ data: { bookId: "b", sha256: "b", title: "", fileName: "", byteLength: 0, profileId: "", profileReasonJson: "{}", pageCount: 1, state: "ready", createdAt: new Date(0), activeRunId: "r", knownFindings: body } });
  await prisma.monograph.createMany({ data: drugs.map((drug) => ({ ...drug, drugName: `D ${drug.ordinal}`, firstPage: 0, lastPage: 0, atcCodesJson: "[]", atcStatedAbsent: false, body, activeRunId: "r" })) });
  await prisma.section.createMany({ data: drugs.map(({ bookId, drugId }) => ({ bookId, drugId, sectionKey: "chi_dinh", ordinal: 0, displayName: "", text: "", body })) });
  await prisma.block.createMany({
    data: drugs.map(({ bookId, drugId }) => ({ bookId, drugId, blockId: `${drugId}-t1`, sectionKey: "chi_dinh", ordinal: 0, kind: "table", physicalPage: 0, machineState: "pending", state: "pending", body, previewBody: body })),
  });
  const monographs = await listMonographs("b");
  expect(monographs.map((row) => row.drugId)).toEqual(drugs.map((drug) => drug.drugId));
  expect(monographs.at(-1)?.sections).toMatchObject([{ key: "chi_dinh", state: "todo" }]);
  expect((await listBlocks("b")).map((row) => row.drugName)).toEqual(drugs.map((drug) => `D ${drug.ordinal}`));
  expect(await findNextItem("b")).toMatchObject({ blockId: "d0-t1", drugName: "D 0", waiting: MONOGRAPHS });
});
