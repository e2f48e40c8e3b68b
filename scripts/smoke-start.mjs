// Proves the README's first command: starts the workbench over an empty data folder, waits until it answers with the sample
// formulary loaded, starts it a second time and measures that, and stops it. Exits non-zero with a sentence when anything is not so.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const port = 4390;
const data = mkdtempSync(path.join(tmpdir(), "seamcheck-smoke-"));

/** Starts the workbench, waits for the library to answer, hands its HTML back with the seconds it took, and stops it. */
async function startOnce(limitSeconds) {
  const began = Date.now();
  const child = spawn(process.execPath, [path.join(root, "scripts", "start.mjs"), "--port", String(port)], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, SEAMCHECK_DATA: data },
  });
  const gone = new Promise((resolve) => child.on("exit", resolve));
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm start ended with exit code ${child.exitCode}`);
      if (Date.now() - began > limitSeconds * 1000) throw new Error(`no answer within ${limitSeconds} s`);
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-language": "vi" } });
        if (answer.ok) return { html: await answer.text(), seconds: (Date.now() - began) / 1000 };
      } catch {
        // Not listening yet: ask again.
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    child.kill("SIGTERM");
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  }
}

try {
  const first = await startOnce(400);
  if (!first.html.includes("Dược thư mẫu")) throw new Error("the library does not show the sample formulary");
  const second = await startOnce(60);
  console.log(`smoke: first start ${first.seconds.toFixed(1)} s with the sample loaded, second start ${second.seconds.toFixed(1)} s`);
} catch (error) {
  console.error(`smoke: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}
