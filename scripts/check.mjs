// Every static check of the project, in one command: formatting of imports and house rules (Biome), dead code (knip), types (tsc).
// Each check runs even when one before it failed, so that one run shows everything.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

/** The script behind a package's command, so that no shell is needed to start it on any system. */
const script = (...parts) => path.join(root, "node_modules", ...parts);

const checks = [
  ["biome", script("@biomejs", "biome", "bin", "biome"), ["lint", "--max-diagnostics=none", "--error-on-warnings", "."]],
  ["tsc", script("typescript", "bin", "tsc"), ["--noEmit", "-p", "."]],
  ["knip", script("knip", "bin", "knip.js"), []],
  ["knip --production", script("knip", "bin", "knip.js"), ["--production", "--include", "files,dependencies"]],
];

let failed = 0;
for (const [name, file, args] of checks) {
  if (!existsSync(file)) {
    console.error(`${name}: not installed; run "npm test" or "npm start" once, they install everything`);
    failed++;
    continue;
  }
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: "inherit" });
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${name}`);
  if (status !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
