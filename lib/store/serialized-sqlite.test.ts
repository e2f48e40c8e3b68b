import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databasePath } from "./data-dir";
import { openStore } from "./open-store";
import { dataFixture } from "./data-fixture";

let data: ReturnType<typeof dataFixture>;
beforeEach(() => {
  data = dataFixture();
});
afterEach(() => data.remove());

const job = (jobId: string) => ({ jobId, fileName: "a.pdf", state: "running", stage: "queued", done: 0, total: 0, startedAt: new Date(0), seenAt: new Date(0), errorDetailsJson: "{}" });

describe("the SQLite connection", () => {
  it("keeps a plain write that was asked for while another request's transaction was open, though that one rolls back", async () => {
    const { prisma, write } = openStore();
    let plain: Promise<unknown> = Promise.resolve();
    const rolledBack = write(async (transaction) => {
      await transaction.job.create({ data: job("inside") });
      plain = prisma.job.create({ data: job("outside") });
      // Long enough for the plain write to reach the connection, if it were let through.
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    await plain;
    expect((await prisma.job.findMany()).map((row) => row.jobId)).toEqual(["outside"]);
  });

  it("does not let two read-then-write transactions see the same state", async () => {
    const { prisma, write } = openStore();
    await prisma.job.create({ data: job("counter") });
    const count = () =>
      write(async (transaction) => {
        const { done } = await transaction.job.findUniqueOrThrow({ where: { jobId: "counter" } });
        await transaction.job.update({ where: { jobId: "counter" }, data: { done: done + 1 } });
      });
    await Promise.all(Array.from({ length: 40 }, count));
    expect((await prisma.job.findUniqueOrThrow({ where: { jobId: "counter" } })).done).toBe(40);
  });

  it("shows a reader one state of the database, and lets other connections write meanwhile", async () => {
    const { prisma, read } = openStore();
    await prisma.job.create({ data: job("before") });
    const other = new Database(databasePath());
    const seen = await read(async (transaction) => {
      const first = await transaction.job.count();
      other.prepare("DELETE FROM jobs").run();
      return [first, await transaction.job.count()];
    });
    other.close();
    expect(seen).toEqual([1, 1]);
    expect(await prisma.job.count()).toBe(0);
  });

  it("keeps other connections from writing between the first read and the write of a writer", async () => {
    const { write } = openStore();
    const other = new Database(databasePath(), { timeout: 0 });
    await write(async (transaction) => {
      await transaction.job.count();
      expect(() => other.prepare("DELETE FROM jobs").run()).toThrow(/locked/);
      await transaction.job.create({ data: job("mine") });
    });
    expect(other.prepare("DELETE FROM jobs").run().changes).toBe(1);
    other.close();
  });

  it("is in WAL mode, checks foreign keys and waits for other processes", async () => {
    const { prisma } = openStore();
    const pragma = async (name: string) => Object.values((await prisma.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`))[0] ?? {})[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(Number(await pragma("foreign_keys"))).toBe(1);
    expect(Number(await pragma("busy_timeout"))).toBeGreaterThanOrEqual(5000);
  });
});
