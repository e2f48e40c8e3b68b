/** Has every contender read every file, in turns, each time in a process of its own; compares their texts with ours; prints and writes the tables. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { CONTENDERS } from "./contenders.mjs";
import { addText, NO_TEXT, type TextFacts } from "./text-facts";

const ROUNDS = 3;
const ONE = fileURLToPath(new URL("./one.mjs", import.meta.url));

interface Reading {
  pages: number;
  seconds: number;
  /** Seconds of all cores together. */
  cpu: number;
  /** Bytes. */
  peak: number;
}

/** Reads `file` in a process of its own; null where that fails. */
function readOnce(key: string, file: string, texts: string[] = []): Reading | null {
  const { status, stdout } = spawnSync(process.execPath, [ONE, key, file, ...texts], { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "ignore"] });
  // A library may write to the console too: the result is what comes last.
  return status === 0 ? (JSON.parse(stdout.slice(stdout.lastIndexOf('{"pages"'))) as Reading) : null;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [`| ${head.join(" | ")} |`, `|${head.map((_, i) => (i < 2 ? "---|" : "---:|")).join("")}`, ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

/** Pages a second, CPU time and peak memory of every contender on one file. */
function speedTable(file: string, contenders: typeof CONTENDERS): string {
  const readings = contenders.map((): Reading[] => []);
  for (let round = 0; round < ROUNDS; round++)
    contenders.forEach(({ key }, c) => {
      const reading = readOnce(key, file);
      console.error(`${path.basename(file)}, round ${round + 1}, ${key}: ${reading === null ? "failed" : `${(reading.pages / reading.seconds).toFixed(0)} pages/s, ${((1000 * reading.cpu) / reading.pages).toFixed(1)} ms CPU a page`}`);
      if (reading !== null) readings[c]?.push(reading);
    });
  const pages = Math.max(...readings.map((all) => all[0]?.pages ?? 0));
  const rows = contenders.map(({ name, setting }, c) => {
    const all = readings[c] ?? [];
    if (all.length === 0) return [name, setting, "fails", "—", "—"];
    const [speed, cpu, peak] = [median(all.map(({ pages, seconds }) => pages / seconds)), median(all.map(({ pages, cpu }) => cpu / pages)), median(all.map(({ peak }) => peak))];
    return [name, setting, speed.toFixed(0), (1000 * cpu).toFixed(1), (peak / 2 ** 20).toFixed(0)];
  });
  return `### ${path.basename(file)} (${pages} pages, ${(statSync(file).size / 1e6).toFixed(1)} MB)\n\n${table(["reader", "setting", "pages/s", "CPU ms a page", "peak MB"], rows)}`;
}

/** What each contender gives beside speed, over all files. */
function contentTable(files: readonly string[], contenders: typeof CONTENDERS): string {
  const folder = mkdtempSync(path.join(tmpdir(), "seamcheck-bench-"));
  const target = path.join(folder, "texts.json");
  const textsOf = (key: string, file: string): string[] => (readOnce(key, file, [target]) === null ? [] : (JSON.parse(readFileSync(target, "utf8")) as string[]));
  try {
    const ours = files.map((file) => textsOf("ours", file));
    const rows = contenders.map(({ key, name, setting, boxes, style, rulings }) => {
      const facts: TextFacts = { ...NO_TEXT };
      files.forEach((file, f) => addText(facts, key === "ours" ? (ours[f] ?? []) : textsOf(key, file), ours[f] ?? []));
      const share = facts.wanted === 0 ? "—" : `${((100 * facts.same) / facts.wanted).toFixed(2)} %`;
      return [name, setting, facts.characters, share, facts.surplus, facts.decomposed, facts.unreadable, facts.brokenWords, boxes, style, rulings];
    });
    return table(["reader", "setting", "characters", "of ours", "beyond ours", "not NFC", "private, control or U+FFFD", "words with such", "boxes", "style", "rulings"], rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures and writes the report to `target`. */
export async function run(files: readonly string[], target: string): Promise<void> {
  const contenders = CONTENDERS.filter(({ isThere }) => isThere === undefined || isThere());
  const skipped = CONTENDERS.filter((contender) => !contenders.includes(contender)).map(({ name }) => `${name} is not installed here and was left out.`);
  const report = `# Reading PDFs, against what one would pick instead

Written by \`node bench/extract.mjs FILE.pdf…\` on Node ${process.versions.node}, ${availableParallelism()} cores. Every reader reads every file ${ROUNDS} times, in turns, each time in a process of its own; the median counts.
The clock runs from opening the file to the last page, without loading the library; CPU time is that of all threads, which a busy machine changes little; the peak is that of the whole process, Node included (of pdftotext its own). Ours reads in full
what the product needs: every character with its box and style, rulings, images, broken streams; the others give what the second table says. ${skipped.join(" ")}

## Speed and memory

${files.map((file) => speedTable(file, contenders)).join("\n\n")}

## What comes out

Over all files. Characters without white space, composed to NFC, compared page by page as they are, in whatever order: "of ours" is the share of ours that the other has too, "beyond ours" what it has besides. Ours is the
yardstick of these two columns, not the truth: what is beyond it can be a character that is drawn twice, a soft hyphen, or one that we miss. "Not NFC" counts characters of pages as given.

${contentTable(files, contenders)}
`;
  writeFileSync(target, report);
  console.log(report);
}
