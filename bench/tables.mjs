#!/usr/bin/env node
// Measures the table finder on the born-digital tables of the ICDAR 2013 competition: `node bench/tables.mjs FOLDER`, where FOLDER holds the
// competition's NAME.pdf with NAME-str.xml beside it. Prints a table and writes bench/results/tables.md. Without a folder it says so and ends with 2.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const bench = path.dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2];
if (!folder || !existsSync(folder)) {
  console.error("Usage: node bench/tables.mjs FOLDER\nFOLDER holds the ICDAR 2013 files: NAME.pdf and NAME-str.xml.");
  process.exit(2);
}

const { register } = await import("tsx/esm/api");
register({ tsconfig: path.join(bench, "..", "tsconfig.json") });
const { run } = await import(pathToFileURL(path.join(bench, "tables", "run.ts")).href);
await run(folder, path.join(bench, "results", "tables.md"));
