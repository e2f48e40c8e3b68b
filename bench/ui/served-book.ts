/** Comes in: a PDF. Goes out: the built workbench serving it from a data folder of its own, which is removed at the end. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "..", "..");

export interface ServedBook {
  port: number;
  bookId: string;
  end(): void;
}

/** Throws when the file cannot be imported or the server does not start. */
export async function serveBook(file: string): Promise<ServedBook> {
  const data = mkdtempSync(path.join(os.tmpdir(), "seamcheck-bench-"));
  const env = { ...process.env, SEAMCHECK_DATA: data };
  const imported = spawnSync(process.execPath, [path.join(root, "scripts", "seamcheck.mjs"), "ingest", file, "--json"], { env, encoding: "utf8", maxBuffer: 1 << 26 });
  if (imported.status !== 0) throw new Error(`The file was not imported: ${imported.stderr}`);
  const { bookId } = JSON.parse(imported.stdout) as { bookId: string };
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn(process.execPath, [path.join(root, "scripts", "start.mjs"), "--port", String(port)], { env, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text) => String(text).includes(`:${port}/`) && resolve());
    server.on("exit", () => reject(new Error("The workbench did not start.")));
  });
  return {
    port,
    bookId,
    end: () => {
      server.kill("SIGTERM");
      server.on("exit", () => rmSync(data, { recursive: true, force: true }));
    },
  };
}
