import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const biome = path.join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
const houseRules = /lint\/(?:style\/noRestrictedImports|correctness\/noNodejsModules|style\/noRestrictedGlobals|style\/noProcessEnv)/;

/** Lints every snippet in a house of its own that has our configuration; yields which of them an import rule refuses. */
function refusals(snippets: readonly [string, string][]): boolean[] {
  const house = mkdtempSync(path.join(tmpdir(), "seamcheck-rules-"));
  try {
    cpSync(path.join(root, "biome.json"), path.join(house, "biome.json"));
    const files = snippets.map(([file, code], index) => {
      const own = file.replace(/x(\.tsx?)$/, `x-${index}$1`);
      mkdirSync(path.join(house, path.dirname(own)), { recursive: true });
      writeFileSync(path.join(house, own), `${code}\n`);
      return own;
    });
    const run = spawnSync(process.execPath, [biome, "lint", "--max-diagnostics=none", "--colors=off", "."], { cwd: house, encoding: "utf8" });
    const complaints = `${run.stdout}${run.stderr}`.split("\n").filter((line) => houseRules.test(line));
    return files.map((file) => complaints.some((line) => line.startsWith(`${file}:`)));
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

describe("the import rules of the house", () => {
  const refused: [string, string][] = [
    ["lib/model/x.ts", 'export { a } from "@/lib/geometry/a";'],
    ["lib/model/x.ts", 'import "node:fs";'],
    ["lib/geometry/x.ts", 'export { a } from "@/lib/segment/a";'],
    ["lib/profiles/x.ts", 'export { a } from "@/lib/chunk/a";'],
    ["lib/segment/x.ts", 'export { a } from "@/lib/chunk/a";'],
    ["lib/segment/table/x.ts", 'export { a } from "@/lib/gate/a";'],
    ["lib/chunk/x.ts", 'export { a } from "@/lib/segment/a";'],
    ["lib/chunk/x.ts", "export const now = Date.now();"],
    ["lib/gate/x.ts", 'export { a } from "@/lib/chunk/a";'],
    ["lib/review/x.ts", 'import "node:crypto";'],
    ["lib/review/x.ts", "export const home = process.env.HOME;"],
    ["lib/export/x.ts", 'export { a } from "@/lib/store/a";'],
    ["lib/extract/x.ts", 'export { a } from "@/lib/segment/a";'],
    ["lib/store/x.ts", 'export { a } from "@/lib/pipeline/a";'],
    ["lib/pipeline/x.ts", 'export { a } from "@/components/a";'],
    ["lib/pipeline/x.ts", 'export { a } from "@embedpdf/pdfium";'],
    ["components/ui/x.tsx", 'export { a } from "@/lib/store/a";'],
    ["app/x.tsx", 'export { a } from "@/lib/chunk/a";'],
    ["app/x.tsx", 'export { PrismaClient } from "@prisma/client";'],
  ];

  const allowed: [string, string][] = [
    ["lib/model/x.ts", 'export { z } from "zod";'],
    ["lib/segment/x.ts", 'export type { Page } from "@/lib/model/page";'],
    ["lib/segment/table/x.ts", 'export { a } from "./a";'],
    ["lib/chunk/x.ts", 'export { a } from "js-tiktoken/lite";'],
    ["lib/extract/x.ts", 'export { readFile } from "node:fs/promises";'],
    ["lib/pipeline/x.ts", 'export { a } from "@/lib/store/a";'],
    ["components/ui/x.tsx", 'export type { Chunk } from "@/lib/model/chunk";'],
    ["app/x.tsx", 'export { a } from "@/lib/store/queries";'],
  ];

  let verdicts: boolean[] = [];
  beforeAll(() => {
    verdicts = refusals([...refused, ...allowed]);
  });
  it.each(refused.map(([file, code], index) => ({ file, code, index })))("refuses in $file: $code", ({ index }) => expect(verdicts[index]).toBe(true));
  it.each(allowed.map(([file, code], index) => ({ file, code, index })))("allows in $file: $code", ({ index }) => expect(verdicts[refused.length + index]).toBe(false));
});

describe("ARCHITECTURE.md and README.md", () => {
  // Anything in backticks that looks like a path of this project: it has a slash or a known ending, and no blank or placeholder.
  const named = ["ARCHITECTURE.md", "README.md"].flatMap((document) =>
    [...readFileSync(path.join(root, document), "utf8").matchAll(/`([\w./@-]+)`/g)]
      .map((match) => match[1] ?? "")
      .filter((name) => /^(?:app|components|lib|prisma|e2e|bench|scripts|public|messages|i18n|\.ci)\//.test(name) || /^[\w-]+\.(?:md|json|mjs|ts)$/.test(name))
      .map((name): [string, string] => [document, name]),
  );
  const madeAtSetUp = /^(?:public\/pdfjs|lib\/store\/generated)/;
  const writtenByRuns = /^(?:pages|monographs|boxes|findings|summary|manifest)\.json$/;

  it("name paths at all", () => expect(named.length).toBeGreaterThan(20));
  it.each(named)("%s names a path that exists: %s", (_document, name) => {
    if (madeAtSetUp.test(name) || writtenByRuns.test(name)) return;
    expect(existsSync(path.join(root, name))).toBe(true);
  });
});
