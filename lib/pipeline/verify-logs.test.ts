import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listMonographs } from "@/lib/store/queries";
import { main } from "./cli/main";
import { decideSeam } from "./decide";
import { exportBook } from "./export-book";
import { sampleFixture } from "./sample-fixture";

let data: Awaited<ReturnType<typeof sampleFixture>>;
let manifest: string;
beforeAll(async () => {
  data = await sampleFixture();
  for (const { drugId } of await listMonographs(data.bookId)) {
    const seam = (await getWorkbench(data.bookId, drugId))?.sections.flatMap((section) => section.seams)[0];
    if (seam) await decideSeam({ bookId: data.bookId, drugId, sectionKey: seam.seam.sectionKey, seamIndex: seam.seam.index, verdict: "accept", reason: null, note: "", reviewer: "P" });
  }
  const done = await exportBook(data.bookId);
  manifest = path.join(data.folder, "manifest.json");
  await writeFile(manifest, done.ok ? (done.files.find((file) => file.name === "manifest.json")?.text ?? "") : "");
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await data.remove();
});

let out = "";
async function audit(...args: string[]): Promise<{ code: number; result: { ok?: boolean; books?: { state: unknown }[]; error?: { code: string } } }> {
  out = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean((out += String(text))));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const code = await main(["audit", "verify", "--json", ...args]);
  vi.restoreAllMocks();
  return { code, result: JSON.parse(out) };
}

/** Changes the log behind the program's back: its triggers are taken away for as long. */
async function tamper(sql: string): Promise<void> {
  const { prisma } = openStore();
  const triggers = await prisma.$queryRaw<{ name: string; sql: string }[]>`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'decisions'`;
  for (const { name } of triggers) await prisma.$executeRawUnsafe(`DROP TRIGGER "${name}"`);
  await prisma.$executeRawUnsafe(sql);
  for (const trigger of triggers) await prisma.$executeRawUnsafe(trigger.sql);
}

describe("seamcheck audit verify", () => {
  it("says of an unbroken log that it holds, against its manifest too", async () => {
    for (const args of [[], ["--book", data.bookId], ["--manifest", manifest]]) {
      const { code, result } = await audit(...args);
      expect([code, result.ok, result.books?.length]).toEqual([0, true, 1]);
    }
  });

  it("refuses a file that is no manifest, or one whose head is not its last entry", async () => {
    const broken = path.join(data.folder, "broken.json");
    for (const text of ["{", "{}", (await readFile(manifest, "utf8")).replace(/"log_head": "[0-9a-f]{4}/, '"log_head": "0000')]) {
      await writeFile(broken, text);
      expect(await audit("--manifest", broken)).toMatchObject({ code: 3, result: { error: { code: "manifest_invalid" } } });
    }
    expect((await audit("--manifest", path.join(data.folder, "none.json"))).code).toBe(4);
  });

  it("sees by the manifest alone that the end was cut off", async () => {
    const last = Number((await openStore().prisma.decision.aggregate({ _max: { sequence: true } }))._max.sequence);
    expect(last).toBeGreaterThan(2);
    await tamper("DELETE FROM decision_places");
    await tamper(`DELETE FROM decisions WHERE sequence = ${last}`);
    expect((await audit()).code).toBe(0);
    expect(await audit("--manifest", manifest)).toMatchObject({ code: 5, result: { ok: false, books: [{ state: { ok: false, fault: "end_cut_off", sequence: last } }] } });
  });

  it("names the first entry that was changed", async () => {
    await tamper("UPDATE decisions SET note = 'khác' WHERE sequence >= 2");
    expect(await audit("--book", data.bookId)).toMatchObject({ code: 5, result: { ok: false, books: [{ state: { ok: false, fault: "entry_changed", sequence: 2 } }] } });
  });
});
