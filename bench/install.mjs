// Installs what the benchmarks compare with into bench/node_modules, where `probe`, one of these packages, is not there yet. Ends the process where that fails.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const bench = path.dirname(fileURLToPath(import.meta.url));

/** @param {string} probe */
export function installOnce(probe) {
  if (existsSync(path.join(bench, "node_modules", probe))) return;
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: bench, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
