// The command line and its threads as a few files of plain JavaScript: read one by one as TypeScript, its some 300 files take longer to load than a short book to import, anew in every thread.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { inRoot } from "./paths.mjs";
import { hashSources } from "./stamp.mjs";

const SOURCES = ["lib", "messages", "prisma/schema.prisma", "package.json", "package-lock.json", "tsconfig.json", "scripts/setup/bundle-cli.mjs"];
const isNoSource = (file) => /(\.test|-fixture)\.ts$/.test(file) || file === "lib/store/generated";

/** Threads are started from a file beside the one that starts them: their names stay. */
const ENTRIES = {
  main: "lib/pipeline/cli/main.ts",
  "watch-signals": "lib/pipeline/cli/watch-signals.ts",
  "monograph-worker": "lib/pipeline/monograph-worker.mjs",
  "page-worker": "lib/extract/page-worker.mjs",
  "ocr-worker": "lib/extract/ocr-worker.mjs",
};

/** A process that still runs from an older bundle may yet start a thread. Milliseconds. */
const KEPT_FOR = 7 * 24 * 3600 * 1000;

function removeOld(folder, kept) {
  for (const name of readdirSync(folder)) {
    const old = path.join(folder, name);
    if (name !== kept && Date.now() - statSync(old).mtimeMs > KEPT_FOR) rmSync(old, { recursive: true, force: true });
  }
}

async function bundleInto(folder) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: inRoot(),
    tsconfig: inRoot("tsconfig.json"),
    entryPoints: ENTRIES,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    // What is bundled needs no teaching to read TypeScript.
    alias: { "tsx/esm/api": inRoot("scripts", "setup", "no-register.mjs") },
    logLevel: "error",
  });
}

/** The folder with the command line's modules, made anew where its sources have changed. A folder of its own for each state of them, written whole under another name first: others may start at the same moment. */
export async function bundleCli() {
  const folder = inRoot(".cache", "cli");
  const hash = hashSources(SOURCES, isNoSource).slice(0, 16);
  const bundle = path.join(folder, hash);
  if (!existsSync(bundle)) {
    const part = `${bundle}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    await bundleInto(part);
    try {
      renameSync(part, bundle);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (!existsSync(bundle)) throw error;
    }
    removeOld(folder, hash);
  }
  return bundle;
}
