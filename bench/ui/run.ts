/** Comes in: a PDF. Goes out: a table on the console and as Markdown. */
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { countingProxy } from "./counting-proxy";
import { lighthouseScores } from "./lighthouse-scores";
import { coldLink, hoverChunks, linkToChunkOn, median, quantile, type Reading, sortAndFilter, switchMonographs, turnPages } from "./measures";
import { serveBook } from "./served-book";
import { findChromium } from "../../scripts/setup/find-chromium.mjs";

export interface UiBench {
  file: string;
  /** Counted from 1; null for the last page. */
  page: number | null;
  /** Markdown file. */
  out: string;
}

const COLD_RUNS = 5;
const TURNS = 200;
const ms = (value: number) => `${Math.round(value)} ms`;
const mb = (value: number) => `${(value / 1e6).toFixed(2)} MB`;

export async function run({ file, page, out }: UiBench): Promise<void> {
  const executablePath = (await findChromium(console.error)) ?? undefined;
  const book = await serveBook(file);
  const proxy = await countingProxy(book.port);
  const debugPort = book.port + 1;
  const launch = () => chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), chromiumSandbox: process.getuid?.() !== 0, args: ["--disable-gpu", `--remote-debugging-port=${debugPort}`] });
  const base = `http://127.0.0.1:${proxy.port}`;
  const rows: [string, string, string][] = [];
  const say = (...row: [string, string, string]) => {
    rows.push(row);
    console.log(row.join(" | "));
  };
  try {
    const reading: Reading = { browser: await launch(), proxy, book: `${base}/books/${book.bookId}` };
    const far = page ?? 1;
    const link = await linkToChunkOn(reading, far - 1);
    const cold = [];
    for (let at = 0; at < COLD_RUNS; at++) cold.push(await coldLink(reading, link));
    say(`cold link to a chunk on page ${far}, painted with its boxes`, ms(median(cold.map((each) => each.ms))), "1500 ms");
    say("bytes sent for it", mb(median(cold.map((each) => each.bytes))), "3 MB");
    const turns = await turnPages(reading, await linkToChunkOn(reading, Math.max(0, far - 1 - 2 * TURNS)), TURNS);
    say(`page change inside a monograph, p95 of ${turns.inside.length}`, ms(quantile(turns.inside, 0.95)), "200 ms");
    say(`page change over into the next monograph, p95 of ${turns.over.length}`, ms(quantile(turns.over, 0.95)), "1000 ms");
    say(`script heap before and after ${TURNS} page changes`, turns.heaps.map(mb).join(" → "), "flat");
    const hovers = await hoverChunks(reading, link);
    say(`hover to lit boxes, median and p95 of ${hovers.length}`, `${median(hovers).toFixed(1)} / ${quantile(hovers, 0.95).toFixed(1)} ms`, "16 ms");
    const table = await sortAndFilter(reading);
    say("table of monographs: filter, sort (median)", `${ms(median(table.filter))} / ${ms(median(table.sort))}`, "100 ms");
    say("a monograph opened from the table (median)", ms(median(await switchMonographs(reading, 7))), "1000 ms");
    const screens = { library: `${base}/`, monographs: reading.book, workbench: `${reading.book}${link}` };
    for (const [name, url] of Object.entries(screens)) {
      const scores = await lighthouseScores(url, debugPort);
      say(`Lighthouse, ${name}: performance, accessibility`, `${scores.performance} / ${scores.accessibility}`, "90 / 100");
    }
    await reading.browser.close();
  } finally {
    proxy.close();
    book.end();
  }
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, toMarkdown(rows));
}

function toMarkdown(rows: readonly [string, string, string][]): string {
  const [cpu] = os.cpus();
  return [
    "# The workbench in a browser",
    "",
    `Written by \`node bench/ui.mjs FILE.pdf --page N\`: production build, headless Chromium 1440 × 900 on the same machine (${os.availableParallelism()} cores, ${cpu?.model.trim() ?? "unknown"}), every cold link in a browser context of its own.`,
    "Bytes are counted between browser and server, headers included. Lighthouse: its desktop preset.",
    "",
    "| what | measured | wanted |",
    "|---|---:|---:|",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
  ].join("\n");
}
