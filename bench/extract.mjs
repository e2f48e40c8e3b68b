#!/usr/bin/env node
// Measures the reading of PDFs against what one would pick instead: `node bench/extract.mjs FILE.pdf…`. Every contender reads every file in a process of its
// own, in turns. Installs the others into bench/node_modules when they are not there, prints tables and writes bench/results/extract.md. Without a file it says so and ends with 2.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installOnce } from "./install.mjs";

const bench = path.dirname(fileURLToPath(import.meta.url));
const files = process.argv.slice(2);
const missing = files.filter((file) => !existsSync(file));
if (files.length === 0 || missing.length > 0) {
  console.error(["Usage: node bench/extract.mjs FILE.pdf…", ...missing.map((file) => `There is no file ${file}.`)].join("\n"));
  process.exit(2);
}
installOnce("unpdf");

const { register } = await import("tsx/esm/api");
register({ tsconfig: path.join(bench, "..", "tsconfig.json") });
const { run } = await import(pathToFileURL(path.join(bench, "extract", "run.ts")).href);
await run(files, path.join(bench, "results", "extract.md"));
