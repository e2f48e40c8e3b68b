#!/usr/bin/env node
// Measures the chunker against the text splitters that one would pick instead: `node bench/chunk.mjs`.
// Installs them into bench/node_modules when they are not there, prints a table and writes bench/results/chunk.md.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const bench = path.dirname(fileURLToPath(import.meta.url));

if (!existsSync(path.join(bench, "node_modules", "@langchain", "textsplitters"))) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: bench, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}

const { register } = await import("tsx/esm/api");
register({ tsconfig: path.join(bench, "..", "tsconfig.json") });
await import(pathToFileURL(path.join(bench, "chunk", "run.ts")).href);
