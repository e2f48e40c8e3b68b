/** Runs every splitter on the same text with the same limits, has the independent checker judge all of them, prints and writes the tables. */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getEncoding } from "js-tiktoken";
import { createTokenCounter } from "@/lib/chunk/token-counter";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { checkProse, checkTable, NO_DEFECTS, type Piece, type ProseDefects, type TableDefects } from "./check";
import { PAIRS, proseContenders } from "./contenders";
import { generateTables, generateTexts, type GeneratedTable } from "./generate";
import { ourTables } from "./ours";
import { type Run, race } from "./race";
import { tableSplitters } from "./splitters.mjs";

/** Processes of each contender, and the turns of each. */
const HEATS = 7;
const TURNS = 12;
const limits = { target: DEFAULT_LIMITS.targetTokens, overlap: DEFAULT_LIMITS.overlapTokens };
const ceiling = DEFAULT_LIMITS.ceilingTokens;
const counter = createTokenCounter();
const texts = generateTexts(PAIRS);
const tables = generateTables(40);
const megabytes = texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1e6;

interface Runner {
  name: string;
  setting: string;
  run(made: GeneratedTable): Piece[] | Promise<Piece[]>;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[], words = 2): string {
  return [`| ${head.join(" | ")} |`, `|${head.map((_, i) => (i < words ? "---|" : "---:|")).join("")}`, ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

/** MB per CPU second of the median process, and of the slowest and the quickest. */
function speedOf({ seconds, ofProcesses }: Run): string {
  const speed = (passSeconds: number): string => (megabytes / passSeconds).toFixed(1);
  return ofProcesses.length === 1 ? speed(seconds) : `${speed(seconds)} (${speed(Math.max(...ofProcesses))} to ${speed(Math.min(...ofProcesses))})`;
}

/** The rows, and how our speed stands to the quickest one that counts as we do and keeps the ceiling. */
async function proseTable(): Promise<{ rows: string; against: string }> {
  const runners = proseContenders();
  const results = await race(runners.length, HEATS, TURNS);
  if (JSON.stringify(results[0]?.pieces) !== JSON.stringify(results[1]?.pieces)) throw new Error("split only gives other pieces than the whole product");
  const rows = runners.map((runner, n) => {
    const { pieces } = results[n] as Run;
    const sum: ProseDefects = { ...NO_DEFECTS };
    texts.forEach((made, i) => checkProse(made, pieces[i] ?? [], ceiling, counter.count, sum));
    const offsets = !runner.offsets ? "no" : sum.wrongOffsets === 0 ? "exact" : `${sum.wrongOffsets} wrong`;
    return [runner.name, runner.setting, runner.delivers, speedOf(results[n] as Run), sum.chunks, `${sum.overCeiling} (${sum.largest})`, sum.endsOnLabel, sum.endsOnHeading, sum.dosesCut, sum.dosesWithoutLabel, sum.firstDosesWithoutLabel, sum.numbersOrUnitsCut, sum.lostCharacters, offsets];
  });
  const secondsOf = (n: number): number => results[n]?.seconds ?? Number.NaN;
  const peers = rows.flatMap((row, n) => (row[1] === "our counter" && String(row[5]).startsWith("0 ") ? [n] : []));
  const quickest = peers.sort((a, b) => secondsOf(a) - secondsOf(b))[0] ?? -1;
  const share = (n: number): string => `${((100 * secondsOf(quickest)) / secondsOf(n)).toFixed(0)} %`;
  const against = `The quickest of the others with our counter that keeps the ceiling is ${rows[quickest]?.[0]}: split only, which is what it does too, ours reaches ${share(1)} of its speed, the whole product ${share(0)}.`;
  const made = table(["splitter", "setting", "gives", "MB per CPU second (processes)", "chunks", "over 800 (largest)", "end on a label", "end on a heading", "doses cut", "doses without a governing label", "first doses without their label", "numbers or units cut", "characters lost", "source offsets"], rows, 3);
  return { rows: made, against };
}

async function tableTable(): Promise<string> {
  const peers: Runner[] = (await tableSplitters(limits, counter.count)).map((peer) => ({ ...peer, run: (made) => peer.run(made.markdown) }));
  const rows: (string | number)[][] = [];
  for (const runner of [{ name: "**Seamcheck**", setting: "ceiling 800", run: ourTables(counter) }, ...peers]) {
    const sum: TableDefects = { chunks: 0, overCeiling: 0, rowsWithoutHeader: 0, rowsCut: 0, cellsLost: 0 };
    for (const made of tables) checkTable(made, await runner.run(made), ceiling, counter.count, sum);
    rows.push([runner.name, runner.setting, sum.chunks, sum.overCeiling, sum.rowsWithoutHeader, sum.rowsCut, sum.cellsLost]);
  }
  return table(["splitter", "setting", "chunks", "over 800 with more than one row", "rows without header", "rows cut", "cells lost"], rows);
}

function counterTable(): string {
  const sample = texts.slice(0, 60).map(({ text }) => text).join("\n");
  const encoder = getEncoding("cl100k_base");
  const time = (work: () => number): number => {
    let best = Infinity;
    for (let round = 0; round < 4; round++) {
      const start = performance.now();
      work();
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };
  const theirs = time(() => encoder.encode(sample, [], []).length);
  const ours = time(() => counter.count(sample));
  const same = encoder.encode(sample, [], []).length === counter.count(sample) ? "equal" : "NOT EQUAL";
  const speed = (milliseconds: number): string => (Buffer.byteLength(sample) / milliseconds / 1000).toFixed(1);
  return table(["counter", "count", "MB/s, warm", "times"], [["**Seamcheck**", same, speed(ours), (theirs / ours).toFixed(0)], ["js-tiktoken", "reference", speed(theirs), 1]]);
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const before = load();
const prose = await proseTable();
const doses = texts.reduce((sum, made) => sum + made.doses.length, 0);
const report = `# Chunker against the text splitters one would pick instead

Written by \`node bench/chunk.mjs\` on Node ${process.versions.node}. All split the same generated Vietnamese formulary text (${megabytes.toFixed(2)} MB, ${texts.length} sections above the
ceiling, ${doses} doses under indication, population and route; seed fixed), to the same target of ${limits.target} tokens with an overlap of ${limits.overlap} where they take one. One checker that knows the
generator's truth and no splitter judges all of them (\`bench/chunk/check.ts\`): a dose counts as without a governing label when any piece that holds it shows not all of its labels.
Every contender runs in ${HEATS} processes of its own, one after the other (a slow one in one), because the machine code that the engine settles on differs from process to process;
${TURNS} turns go round all of them each time, so that a busy machine strikes all alike. The speed is that of the median process, of which it is the median pass over all sections,
warm, by the CPU time of the whole process, collection of garbage included, which a busy machine changes less than the clock; what was waiting for one of ${availableParallelism()} cores when this began
and when it ended (the one at work counts): ${before} and ${load()}. Ours stands there twice: as the whole product, and split only, texts with the labels carried, offsets and sizes, which is what the
others give at most. Both read every sentence and label, which no other splitter here does. ${prose.against}

## Prose

${prose.rows}

## Tables

${tables.length} tables as Markdown, some rows of hundreds of words. Ours gets the cells.

${await tableTable()}

## Token counter

${counterTable()}
`;
writeFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "results", "chunk.md"), report);
console.log(report);
