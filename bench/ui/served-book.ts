/** Comes in: a PDF. Goes out: the built workbench serving it from a data folder of its own, which is removed at the end and after every failure. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "..", "..");
/** Building the program is part of the first start, milliseconds. */
const LONGEST_START = 300_000;

export interface ServedBook {
  port: number;
  bookId: string;
  /** Comes back when the server is gone and its folder removed. */
  end(): Promise<void>;
}

/** Throws when the file cannot be imported or the server does not start; nothing is left behind then. */
export async function serveBook(file: string): Promise<ServedBook> {
  const data = mkdtempSync(path.join(os.tmpdir(), "seamcheck-bench-"));
  const remove = () => rmSync(data, { recursive: true, force: true });
  const port = 20_000 + (process.pid % 20_000);
  let server: ChildProcess | null = null;
  const end = async () => {
    if (server !== null) await stop(server);
    remove();
  };
  try {
    const env = { ...process.env, SEAMCHECK_DATA: data };
    const bookId = importBook(file, env);
    server = spawn(process.execPath, [path.join(root, "scripts", "start.mjs"), "--port", String(port)], { env, stdio: ["ignore", "pipe", "inherit"] });
    await answering(server, port);
    return { port, bookId, end };
  } catch (error) {
    await end();
    throw error;
  }
}

function importBook(file: string, env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, "scripts", "seamcheck.mjs"), "ingest", file, "--json"], { env, encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`The file was not imported: ${stderr}`);
  return (JSON.parse(stdout) as { bookId: string }).bookId;
}

function answering(server: ChildProcess, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The workbench did not start within ${LONGEST_START / 1000} s.`)), LONGEST_START);
    const settle = (then: () => void) => {
      clearTimeout(limit);
      then();
    };
    server.stdout?.on("data", (text) => String(text).includes(`:${port}/`) && settle(resolve));
    server.on("exit", () => settle(() => reject(new Error("The workbench did not start."))));
  });
}

/** Asks politely, then no longer. */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => server.kill("SIGKILL"), 8_000);
    server.on("exit", () => {
      clearTimeout(insist);
      resolve();
    });
    server.kill("SIGTERM");
  });
}
