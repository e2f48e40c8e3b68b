/** Comes in: a PDF. Goes out: a table on the console and as Markdown. */
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type CountingProxy, countingProxy } from "./counting-proxy";
import type { Answer } from "./in-page";
import { lighthouseScores } from "./lighthouse-scores";
import { coldLink, hoverChunks, linkToChunkOn, type Memory, median, quantile, type Reading, sortAndFilter, switchMonographs, turnPages } from "./measures";
import { serveBook, type ServedBook } from "./served-book";
import { findChromium } from "../../scripts/setup/find-chromium.mjs";

export interface UiBench {
  file: string;
  /** Counted from 1; null for the first page. */
  page: number | null;
  /** What else is to be known of the machine at that time. */
  note: string | null;
  /** Markdown file. */
  out: string;
}

const COLD_RUNS = 7;
const TURNS = 200;
const ms = (value: number) => `${Math.round(value)} ms`;
const mb = (value: number) => `${(value / 1e6).toFixed(1)} MB`;
const both = (values: readonly number[]) => `${median(values).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)} ms`;

type Row = [what: string, measured: string, wanted: string];
type Say = (...row: Row) => void;

/** Ends what takes longer than its time: a page that waits for something that never comes says so, and does not wait for ever. */
async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error(`"${what}" took longer than ${seconds} s and was given up.`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(limit));
}

/** Writes the table when everything was measured; whatever happens, browser, server and data folder are gone afterwards. */
export async function run({ file, page, note, out }: UiBench): Promise<void> {
  let book: ServedBook | null = null;
  let proxy: CountingProxy | null = null;
  let browser: Browser | null = null;
  const cleanUp = async () => {
    await browser?.close().catch(() => undefined);
    proxy?.close();
    await book?.end();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  const rows: Row[] = [];
  const load = os.loadavg()[0] ?? 0;
  try {
    const executablePath = (await findChromium(console.error)) ?? undefined;
    book = await serveBook(file);
    proxy = await countingProxy(book.port);
    const debugPort = book.port + 1;
    const launch = () => chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), chromiumSandbox: process.getuid?.() !== 0, args: ["--disable-gpu", `--remote-debugging-port=${debugPort}`] });
    const say: Say = (...row) => {
      rows.push(row);
      console.log(row.join(" | "));
    };
    browser = await launch();
    const reading: Reading = { browser, proxy, book: `http://127.0.0.1:${proxy.port}/books/${book.bookId}` };
    const link = await measure(reading, page ?? 1, say);
    // Lighthouse gets a browser of its own: of one that has had many windows it cannot always say when a page was painted.
    await browser.close();
    browser = await launch();
    await sayScores(reading.book, link, debugPort, say);
  } finally {
    await cleanUp();
  }
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, toMarkdown(rows, load, note));
}

/** `far` counts from 1. Yields the link to a chunk on that page. */
async function measure(reading: Reading, far: number, say: Say): Promise<string> {
  const first = await within(60, "the first page", coldLink(reading, `/pages/${far}`, false));
  say(`page ${far} by its number, the first that a server is asked for after its start`, ms(first.ms), "–");
  const link = await within(60, "a link to a chunk", linkToChunkOn(reading, far - 1));
  const cold = [];
  for (let at = 0; at < COLD_RUNS; at++) cold.push(await within(60, "a cold link", coldLink(reading, link, true)));
  say(`cold link to a chunk on page ${far}, painted with its boxes, the chunk's lit (median of ${COLD_RUNS})`, ms(median(cold.map((each) => each.ms))), "1500 ms");
  say("bytes sent for it", mb(median(cold.map((each) => each.bytes))), "3 MB");
  await sayTurns(reading, far, say);
  await sayAnswers(reading, link, say);
  say("a monograph opened from the table (median of 7)", ms(median(await within(120, "opening monographs", switchMonographs(reading, 7)))), "1000 ms");
  return link;
}

async function sayScores(book: string, link: string, debugPort: number, say: Say): Promise<void> {
  const screens = { library: new URL("/", book).href, "a book's monographs": book, workbench: `${book}${link}`, queue: `${book}/queue` };
  for (const [name, url] of Object.entries(screens)) {
    const scores = await within(300, `Lighthouse on ${url}`, lighthouseScores(url, debugPort));
    say(`Lighthouse, ${name}: performance, accessibility`, scores === null ? "not measured" : `${scores.performance} / ${scores.accessibility}`, "90 / 100");
  }
}

async function sayTurns(reading: Reading, far: number, say: Say): Promise<void> {
  const from = await within(60, "a link to a chunk", linkToChunkOn(reading, Math.max(0, far - 1 - 2 * TURNS)));
  const { inside, over, memory, back } = await within(TURNS * 5, `${TURNS} page changes`, turnPages(reading, from, TURNS));
  say(`page change inside a monograph, p95 of ${inside.length}`, ms(quantile(inside, 0.95)), "200 ms");
  say(`page change over into the next monograph, p95 of ${over.length}`, ms(quantile(over, 0.95)), "1000 ms");
  const along = (of: (reading: Memory) => number | null, at: readonly Memory[]) => at.map(of).flatMap((bytes) => (bytes === null ? [] : mb(bytes))).join(" → ") || "not told by this system";
  const script = (at: Memory) => at.script;
  const whole = (at: Memory) => at.process;
  say(`script heap before and after each 50 of ${TURNS} page changes`, along(script, memory), "flat");
  say("pixels of all canvases, the same", along((at) => at.canvases, memory), "flat");
  say("the page's process, the same", along(whole, memory), "flat");
  const once = [memory[1] ?? back, back];
  say(`script heap on the page of the 50th change: then, and when ${2 * (TURNS - 50)} more had led back to it`, along(script, once), "flat");
  say("the page's process, the same", along(whole, once), "flat");
}

async function sayAnswers(reading: Reading, link: string, say: Say): Promise<void> {
  const works = (answers: readonly Answer[]) => both(answers.map(({ work }) => work));
  const paints = (answers: readonly Answer[]) => both(answers.map((answer) => answer.painted));
  const hovers = await within(120, "hovers", hoverChunks(reading, link));
  say(`pointer told of a chunk, to its boxes lit and laid out, median and p95 of ${hovers.length}`, works(hovers), "16 ms");
  say("the same, from the pointer's move to the end of the frame that shows it (a frame is 16.7 ms)", paints(hovers), "–");
  const table = await within(120, "sorting and filtering", sortAndFilter(reading));
  say(`a letter typed into the filter of ${table.rows} monographs, to its rows laid out, median and p95 of ${table.filter.length}`, works(table.filter), "100 ms");
  say("the same, to the frame that shows it", paints(table.filter), "–");
  say(`a column's head clicked, to its rows sorted and laid out, median and p95 of ${table.sort.length}`, works(table.sort), "100 ms");
  say("the same, to the frame that shows it", paints(table.sort), "–");
}

function toMarkdown(rows: readonly Row[], load: number, note: string | null): string {
  const [cpu] = os.cpus();
  return [
    "# The workbench in a browser",
    "",
    `Written by \`node bench/ui.mjs FILE.pdf --page N\`: production build, headless Chromium 1440 × 900 on the same machine (${os.availableParallelism()} cores, ${cpu?.model.trim() ?? "unknown"}; load ${load.toFixed(1)} before it began), every cold link in a browser context of its own, against a server that has answered before.`,
    "Bytes are counted between browser and server, headers included. Of an answer to the pointer or a key two times are given: the work from the moment at which the browser hands the event to the page until what it changes stands there with styles and layout worked out,",
    "and the time from the event itself until the next frame has been painted, in which the browser's own waiting for the next frame is contained twice (events of the pointer are handed out once a frame). Memory is read after a collection in the page and its threads, in a window that nobody records; what the first fifty changes add is the program becoming warm. A page with a longer monograph takes more, so that one page is read twice. Lighthouse: its desktop preset, the median of three runs.",
    ...(note === null ? [] : ["", note]),
    "",
    "| what | measured | wanted |",
    "|---|---:|---:|",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
  ].join("\n");
}
