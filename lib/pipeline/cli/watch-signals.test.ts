import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "watch-signals-"));
const program = path.join(folder, "program.mjs");
// Works for a minute, or not at all, and says in its exit code what called it off.
writeFileSync(
  program,
  `import { watchSignals } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, "watch-signals.ts")).href)};
const signal = watchSignals();
const work = process.argv[2] === "work" ? setTimeout(() => process.exit(1), 60_000) : null;
signal.addEventListener("abort", () => { clearTimeout(work); process.exitCode = signal.reason === "suspended" ? 10 : 11; });
process.send("begun");`,
);
afterAll(() => rmSync(folder, { recursive: true }));

/** The exit code of a process that watches its signals, to which something is done once it works. */
function exitCode(work: "work" | "idle", act: (child: ChildProcess) => void): Promise<number | null> {
  const child = fork(program, [work], { execArgv: ["--import", "tsx"] });
  child.once("message", () => act(child));
  return new Promise((resolve) => child.once("exit", resolve));
}

it("lets a process end that has nothing left to do, although its starter listens", async () => {
  expect(await exitCode("idle", () => undefined)).toBe(0);
});

it.each([
  ["Ctrl+C calls the work off", 11, (child: ChildProcess) => child.kill("SIGINT")],
  ["a polite kill suspends it", 10, (child: ChildProcess) => child.kill("SIGTERM")],
  ["the end of the terminal suspends it", 10, (child: ChildProcess) => child.kill("SIGHUP")],
  ["the end of its starter suspends it", 10, (child: ChildProcess) => child.disconnect()],
])("%s", async (_, code, act) => {
  expect(await exitCode("work", act)).toBe(code);
});
