#!/usr/bin/env node
// Measures the chunker against the text splitters that one would pick instead: `node bench/chunk.mjs`.
// Installs them into bench/node_modules when they are not there, prints a table and writes bench/results/chunk.md.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installOnce } from "./install.mjs";

const bench = path.dirname(fileURLToPath(import.meta.url));

installOnce("@langchain/textsplitters");

const { register } = await import("tsx/esm/api");
register({ tsconfig: path.join(bench, "..", "tsconfig.json") });
await import(pathToFileURL(path.join(bench, "chunk", "run.ts")).href);
