/** Comes in: the competition's folder. Goes out: scores on the console and as Markdown. Reads the PDFs with the product's own reader. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openPdf } from "@/lib/extract/open-pdf";
import type { Page } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { findTables } from "@/lib/segment/table/find-tables";
import { readTableInRegion } from "@/lib/segment/table/read-region";
import { addScore, adjacencies, f1, hits, noScore, type Score, squeeze } from "./adjacency";
import { readTruth, type TrueTable } from "./icdar-truth";

/** As for any book that no profile knows: no columns, no words of captions but the usual ones. */
const CONTEXT = { columns: [], captionWords: ["Table"], bodyFontSize: 10 };
/** Points around the truth's text in which the region that is handed over lies. */
const MARGIN = 3;

interface FileScores {
  name: string;
  given: Score;
  endToEnd: Score;
  region: Score;
  tables: { found: number; wanted: number };
}

/** The truth's boxes are in the space of the page before it is turned; only pages turned by 90° occur. */
function regionOf(table: TrueTable, page: Page, margin: number): PageRect {
  const height = page.rotate % 180 === 90 ? page.width : page.height;
  const [x0, y0, x1, y1] = table.box;
  return pageRect(x0 - margin, height - y1 - margin, x1 + margin, height - y0 + margin);
}

const compare = (found: readonly string[], wanted: readonly string[]): Score => ({ hit: hits(found, wanted), found: found.length, wanted: wanted.length });

/** Characters that stand in a table by both sides, by the finder, and by the truth. */
function regionScore(page: Page, found: ReadonlySet<number>, wanted: readonly PageRect[]): Score {
  const score = noScore();
  page.fragments.forEach(({ bbox, text }, index) => {
    const [x, y] = [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2];
    const isWanted = wanted.some((box) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
    const isFound = found.has(index);
    const length = squeeze(text).length;
    addScore(score, { hit: isWanted && isFound ? length : 0, found: isFound ? length : 0, wanted: isWanted ? length : 0 });
  });
  return score;
}

async function scoreFile(folder: string, name: string): Promise<FileScores> {
  const reader = await openPdf(new Uint8Array(readFileSync(path.join(folder, `${name}.pdf`))));
  const truth = readTruth(path.join(folder, `${name}-str.xml`));
  const scores: FileScores = { name, given: noScore(), endToEnd: noScore(), region: noScore(), tables: { found: 0, wanted: truth.length } };
  const found: string[] = [];
  for (let physicalPage = 0; physicalPage < reader.pageCount; physicalPage++) {
    const page = reader.readPage(physicalPage);
    const wanted = truth.filter((table) => table.physicalPage === physicalPage);
    for (const table of wanted) {
      const read = readTableInRegion(page, regionOf(table, page, MARGIN), CONTEXT);
      addScore(scores.given, compare(read ? adjacencies(read.cells) : [], adjacencies(table.cells)));
    }
    const tables = findTables(page, CONTEXT);
    for (const table of tables) found.push(...adjacencies(table.cells));
    scores.tables.found += tables.length;
    addScore(scores.region, regionScore(page, new Set(tables.flatMap((table) => table.fragmentIndexes)), wanted.map((table) => regionOf(table, page, 2))));
  }
  reader.close();
  scores.endToEnd = compare(found, truth.flatMap((table) => adjacencies(table.cells)));
  return scores;
}

const digits = (value: number) => value.toFixed(3);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What others have published on the whole competition set (EU and US halves), structure given the regions where not said otherwise. */
const PUBLISHED = [
  "| best of the competition (commercial, regions given) | 0.946 |",
  "| a neural method of 2022 (regions given) | 0.972 |",
];

function report(files: readonly FileScores[]): string {
  const pooled = { given: noScore(), endToEnd: noScore(), region: noScore() };
  for (const file of files) for (const kind of ["given", "endToEnd", "region"] as const) addScore(pooled[kind], file[kind]);
  const rows = files.map((file) => `| ${file.name} | ${digits(f1(file.given))} | ${digits(f1(file.endToEnd))} | ${digits(f1(file.region))} | ${file.tables.found} of ${file.tables.wanted} |`);
  const of = (kind: "given" | "endToEnd" | "region") => digits(mean(files.map((file) => f1(file[kind]))));
  return [
    "# Table finder on the born-digital tables of ICDAR 2013",
    "",
    `Written by \`node bench/tables.mjs FOLDER\` on ${files.length} files. Structure is the F1 of adjacency relations (Göbel et al. 2012) between cells that are not blank; text without white space and case.`,
    "Given: the region is handed over. End to end: the finder looks for the tables itself. Region: F1 of characters that stand in a table. No profile, no words of the documents.",
    "The rules were written while looking at these files: this is no held-out figure.",
    "",
    "| file | structure, given | structure, end to end | region | tables found of wanted |",
    "|---|---:|---:|---:|---:|",
    ...rows,
    `| **mean of files** | **${of("given")}** | **${of("endToEnd")}** | **${of("region")}** | |`,
    `| **pooled** | **${digits(f1(pooled.given))}** | **${digits(f1(pooled.endToEnd))}** | **${digits(f1(pooled.region))}** | |`,
    "",
    "## Published, for orientation",
    "",
    "On the whole set, of which the above is the European half; not run here.",
    "",
    "| who | structure F1 |",
    "|---|---:|",
    ...PUBLISHED,
    "",
  ].join("\n");
}

/** Scores every NAME.pdf of the folder that has a NAME-str.xml. Several truths of one PDF (a, b) without a PDF of their own are left out. */
export async function run(folder: string, output: string): Promise<void> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith("-str.xml"))
    .map((file) => file.replace("-str.xml", ""))
    .filter((name) => existsSync(path.join(folder, `${name}.pdf`)))
    .sort();
  const files: FileScores[] = [];
  for (const name of names) files.push(await scoreFile(folder, name));
  const text = report(files);
  mkdirSync(path.dirname(output), { recursive: true });
  writeFileSync(output, text);
  console.log(text);
}
