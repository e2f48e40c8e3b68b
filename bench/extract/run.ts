/** Has every contender read every file, in turns, each time in a process of its own; compares their texts with ours; prints and writes the tables. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { CONTENDERS } from "./contenders.mjs";
import { addText, NO_TEXT, type TextFacts } from "./text-facts";

const ROUNDS = 3;
/** A reading that takes longer is not repeated, seconds. */
const LONG = 20;
/** Whoever takes longer over one file is not waited for, seconds. */
const LIMIT = 240;
const ONE = fileURLToPath(new URL("./one.mjs", import.meta.url));

interface Reading {
  pages: number;
  seconds: number;
  /** Seconds of all cores together. */
  cpu: number;
  /** Bytes. */
  peak: number;
}

/** Why there is no reading. */
type Failure = "fails" | "too slow";

/** Reads `file` in a process of its own, which ends at the limit. */
function readOnce(key: string, file: string, texts: string[] = []): Reading | Failure {
  const { error, status, stdout } = spawnSync(process.execPath, [ONE, key, file, ...texts], { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "ignore"], timeout: 1000 * LIMIT, killSignal: "SIGKILL" });
  if ((error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT") return "too slow";
  // A library may write to the console too: the result is what comes last.
  return status === 0 ? (JSON.parse(stdout.slice(stdout.lastIndexOf('{"pages"'))) as Reading) : "fails";
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [`| ${head.join(" | ")} |`, `|${head.map((_, i) => (i < 2 ? "---|" : "---:|")).join("")}`, ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

/** Where the first reading of a file leaves the texts of its pages. */
type TextFile = (key: string, file: string) => string;

/** Pages a second, CPU time and peak memory of every contender on one file. */
function speedTable(file: string, contenders: typeof CONTENDERS, textFile: TextFile): string {
  const readings = contenders.map((): Reading[] => []);
  const failures = new Map<string, Failure>();
  for (let round = 0; round < ROUNDS; round++)
    contenders.forEach(({ key }, c) => {
      if (failures.has(key) || (readings[c]?.[0]?.seconds ?? 0) > LONG) return;
      const reading = readOnce(key, file, round === 0 ? [textFile(key, file)] : []);
      console.error(`${path.basename(file)}, round ${round + 1}, ${key}: ${typeof reading === "string" ? reading : `${(reading.pages / reading.seconds).toFixed(0)} pages/s, ${((1000 * reading.cpu) / reading.pages).toFixed(1)} ms CPU a page`}`);
      if (typeof reading === "string") failures.set(key, reading);
      else readings[c]?.push(reading);
    });
  const pages = Math.max(...readings.map((all) => all[0]?.pages ?? 0));
  const rows = contenders.map(({ key, name, setting }, c) => {
    const all = readings[c] ?? [];
    const failure = failures.get(key);
    if (failure !== undefined) return [name, setting, failure === "too slow" ? `over ${LIMIT} s` : failure, "—", "—"];
    const [speed, cpu, peak] = [median(all.map(({ pages, seconds }) => pages / seconds)), median(all.map(({ pages, cpu }) => cpu / pages)), median(all.map(({ peak }) => peak))];
    return [name, setting, speed.toFixed(0), (1000 * cpu).toFixed(1), (peak / 2 ** 20).toFixed(0)];
  });
  return `### ${path.basename(file)} (${pages} pages, ${(statSync(file).size / 1e6).toFixed(1)} MB)\n\n${table(["reader", "setting", "pages/s", "CPU ms a page", "peak MB"], rows)}`;
}

/** What each contender gives beside speed, over all files. */
function contentTable(files: readonly string[], contenders: typeof CONTENDERS, textFile: TextFile): string {
  const textsOf = (key: string, file: string): string[] => (existsSync(textFile(key, file)) ? (JSON.parse(readFileSync(textFile(key, file), "utf8")) as string[]) : []);
  const facts = contenders.map((): TextFacts => ({ ...NO_TEXT }));
  for (const file of files) {
    const ours = textsOf("ours", file);
    contenders.forEach(({ key }, c) => addText(facts[c] as TextFacts, key === "ours" ? ours : textsOf(key, file), ours));
  }
  const rows = contenders.map(({ name, setting, boxes, style, rulings }, c) => {
    const { wanted, same, characters, surplus, decomposed, unreadable, brokenWords } = facts[c] as TextFacts;
    const share = wanted === 0 ? "—" : `${((100 * same) / wanted).toFixed(2)} %`;
    return [name, setting, characters, share, surplus, decomposed, unreadable, brokenWords, boxes, style, rulings];
  });
  return table(["reader", "setting", "characters", "of ours", "beyond ours", "not NFC", "private, control or U+FFFD", "words with such", "boxes", "style", "rulings"], rows);
}

function measure(files: readonly string[], contenders: typeof CONTENDERS): { speed: string; content: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "seamcheck-bench-"));
  const textFile: TextFile = (key, file) => path.join(folder, `${key}-${files.indexOf(file)}.json`);
  try {
    return { speed: files.map((file) => speedTable(file, contenders, textFile)).join("\n\n"), content: contentTable(files, contenders, textFile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures and writes the report to `target`. */
export async function run(files: readonly string[], target: string): Promise<void> {
  const contenders = CONTENDERS.filter(({ isThere }) => isThere === undefined || isThere());
  const load = () => (loadavg()[0] ?? 0).toFixed(1);
  const before = load();
  const tables = measure(files, contenders);
  const skipped = CONTENDERS.filter((contender) => !contenders.includes(contender)).map(({ name }) => `${name} is not installed here and was left out.`);
  const report = `# Reading PDFs, against what one would pick instead

Written by \`node bench/extract.mjs FILE.pdf…\` on Node ${process.versions.node}, ${availableParallelism()} cores. Every reader reads every file ${ROUNDS} times, in turns, each time in a process of its own; the median counts. A reading that takes over ${LONG} s is not repeated.
The clock runs from opening the file to the last page, without loading the library; CPU time is that of all threads, which a busy machine changes little; the peak is that of the whole process, Node included (of pdftotext its own). Ours reads in full
what the product needs: every character with its box and style, rulings, images, broken streams; the others give what the table at the end says. What was waiting for a core when this began and when it ended (the reader at work counts as one): ${before} and ${load()}. ${skipped.join(" ")}

## Speed and memory

${tables.speed}

## What comes out

Over all files. Characters without white space, composed to NFC, compared page by page as they are, in whatever order: "of ours" is the share of ours that the other has too, "beyond ours" what it has besides. Ours is the
yardstick of these two columns, not the truth: what is beyond it can be a character that is drawn twice, a soft hyphen, or one that we miss. "Not NFC" counts characters of pages as given.

${tables.content}
`;
  writeFileSync(target, report);
  console.log(report);
}
