#!/usr/bin/env node
// Measures the workbench in a browser on a book of one's own: `node bench/ui.mjs FILE.pdf [--page N] [--note TEXT]` (TEXT goes into the result: how quiet the machine was; N counts from 1, as `#page=` does; the best is a page far
// behind in a long book). Installs Lighthouse into bench/node_modules when it is not there, imports the file into a data folder that is thrown away, starts the built
// workbench on it, prints a table and writes bench/results/ui.md.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { installOnce } from "./install.mjs";

const bench = path.dirname(fileURLToPath(import.meta.url));
const { values, positionals } = parseArgs({ options: { page: { type: "string" }, note: { type: "string" } }, allowPositionals: true });
const file = positionals[0];
if (!file || !existsSync(file)) {
  console.error("Usage: node bench/ui.mjs FILE.pdf [--page N] [--note TEXT]\nFILE.pdf: a long formulary that the workbench can read.");
  process.exit(2);
}
installOnce("lighthouse");
const { register } = await import("tsx/esm/api");
register({ tsconfig: path.join(bench, "..", "tsconfig.json") });
const { run } = await import(pathToFileURL(path.join(bench, "ui", "run.ts")).href);
await run({ file: path.resolve(file), page: values.page === undefined ? null : Number(values.page), note: values.note ?? null, out: path.join(bench, "results", "ui.md") });
