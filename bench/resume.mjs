// node bench/resume.mjs FILE.pdf [KILLS]: imports a PDF undisturbed, then again while its process is killed at random moments; says whether both leave the same bytes.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { register } from "tsx/esm/api";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
register({ tsconfig: path.join(root, "tsconfig.json") });
const { dumpBooks } = await import(pathToFileURL(path.join(root, "lib", "pipeline", "book-dump-fixture.ts")).href);

const [file, kills = "10"] = process.argv.slice(2);
if (!file) throw new Error("node bench/resume.mjs FILE.pdf [KILLS]");

/** Imports into a folder; kills the process after so many milliseconds, where that is given. Yields how it ended and how long it took. */
function importInto(folder, killAfter) {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(root, "scripts", "seamcheck.mjs"), "ingest", path.resolve(file), "--json"], { stdio: "ignore", env: { ...process.env, SEAMCHECK_DATA: folder, SEAMCHECK_SET_UP: "1" } });
  const timer = killAfter === undefined ? null : setTimeout(() => child.kill("SIGKILL"), killAfter);
  return new Promise((resolve) =>
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, milliseconds: performance.now() - began });
    }),
  );
}

const folders = ["undisturbed", "killed"].map((name) => mkdtempSync(path.join(tmpdir(), `seamcheck-${name}-`)));
try {
  const whole = await importInto(folders[0]);
  console.log(`undisturbed: ${(whole.milliseconds / 1000).toFixed(1)} s`);
  let killed = 0;
  while (killed < Number(kills)) {
    // Most moments lie early in what is left, so that there is something left to be killed in.
    const after = 500 + Math.random() * (whole.milliseconds / 3);
    const { signal, milliseconds } = await importInto(folders[1], after);
    if (signal !== "SIGKILL") {
      console.log(`done after ${killed} kills; begun anew`);
      rmSync(folders[1], { recursive: true, force: true });
      continue;
    }
    console.log(`kill ${++killed}: after ${(milliseconds / 1000).toFixed(1)} s`);
  }
  const last = await importInto(folders[1]);
  console.log(`last import: ${(last.milliseconds / 1000).toFixed(1)} s, exit code ${last.code}`);
  const [wanted, found] = folders.map((folder) => dumpBooks(folder));
  const different = Object.keys(wanted).filter((table) => wanted[table] !== found[table]);
  for (const table of different) console.log(`${table}: ${wanted[table]} but ${found[table]}`);
  console.log(different.length === 0 ? `the same bytes in ${Object.keys(wanted).length} tables: ${wanted.monographs}` : "NOT the same");
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
