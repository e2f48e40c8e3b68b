/** Comes in: a served book and a browser. Goes out: how long a reader waits, what is sent, what memory grows. Judges nothing. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { CountingProxy } from "./counting-proxy";
import { changeAfter, paintedPage } from "./in-page";

export interface Reading {
  browser: Browser;
  proxy: CountingProxy;
  /** Address of the book through the proxy. */
  book: string;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

async function open({ browser }: Reading): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "vi-VN" });
  // The compiler that runs this file names functions by a helper that a page does not have.
  await context.addInitScript("globalThis.__name = (it) => it");
  return context.newPage();
}

/** A link to a page opened with an empty cache: milliseconds until the page with its boxes is on the screen, and bytes until nothing more comes. */
export async function coldLink(reading: Reading, path: string): Promise<{ ms: number; bytes: number }> {
  const page = await open(reading);
  reading.proxy.take();
  const started = Date.now();
  await page.goto(`${reading.book}${path}`, { waitUntil: "commit" });
  await page.evaluate(paintedPage, null);
  const ms = Date.now() - started;
  await page.waitForLoadState("networkidle");
  const bytes = reading.proxy.take();
  await page.context().close();
  return { ms, bytes };
}

/** Address of the first chunk that has a box on a page, as the workbench itself would share it. `physicalPage` is 0-indexed. */
export async function linkToChunkOn(reading: Reading, physicalPage: number): Promise<string> {
  const page = await open(reading);
  await page.goto(`${reading.book}/pages/${physicalPage + 1}`);
  // The address of a page leads on to the monograph that owns it.
  await page.waitForURL("**/monographs/**");
  await page.evaluate(paintedPage, physicalPage);
  const chunk = await page.locator("svg[data-physical-page] g[data-chunk-id]").first().getAttribute("data-chunk-id");
  const path = new URL(page.url()).pathname.replace(new URL(reading.book).pathname, "");
  await page.context().close();
  return `${path}?chunk=${encodeURIComponent(chunk ?? "")}`;
}

const shownPage = (page: Page) => page.evaluate(() => Number(document.querySelector<SVGSVGElement>("svg[data-physical-page]")?.dataset.physicalPage));

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
}

export interface PageTurns {
  /** Milliseconds per page change inside a monograph, and per step over into the next one. */
  inside: number[];
  over: number[];
  /** Bytes of the page's script heap after a collection, along the way. */
  heaps: number[];
}

/** Turns pages forward with the key, from the page at `path` on. */
export async function turnPages(reading: Reading, path: string, count: number): Promise<PageTurns> {
  const page = await open(reading);
  await page.goto(`${reading.book}${path}`);
  await page.evaluate(paintedPage, null);
  await page.waitForLoadState("networkidle");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const turns: PageTurns = { inside: [], over: [], heaps: [] };
  for (let turn = 0; turn < count; turn++) {
    if (turn % 50 === 0) turns.heaps.push(await heap(cdp));
    const [from, monograph] = [await shownPage(page), new URL(page.url()).pathname];
    const started = await page.evaluate(() => performance.now());
    await page.keyboard.press("]");
    const ended = await page.evaluate(paintedPage, from + 1);
    (new URL(page.url()).pathname === monograph ? turns.inside : turns.over).push(ended - started);
    // A reader looks at what he turned to.
    await page.waitForTimeout(250);
  }
  turns.heaps.push(await heap(cdp));
  await page.context().close();
  return turns;
}

/** Milliseconds from the pointer's move onto a chunk to the frame in which its boxes are lit. */
export async function hoverChunks(reading: Reading, path: string): Promise<number[]> {
  const page = await open(reading);
  await page.goto(`${reading.book}${path}`);
  await page.evaluate(paintedPage, null);
  const boxes = await page.locator("svg[data-physical-page] g[data-chunk-id]").all();
  const times: number[] = [];
  for (const box of [...boxes, ...boxes.reverse(), ...boxes.reverse()]) {
    const place = await box.locator("rect").first().boundingBox();
    if (place === null || (await box.getAttribute("data-lit")) !== null) continue;
    const lit = page.evaluate(changeAfter, ["pointermove", "g[data-box][data-lit]"] as [string, string]);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    times.push(await lit);
  }
  await page.context().close();
  return times;
}

/** The table of monographs: milliseconds until a typed letter, and a click on a column's head, show. */
export async function sortAndFilter(reading: Reading): Promise<{ filter: number[]; sort: number[] }> {
  const page = await open(reading);
  await page.goto(reading.book);
  await page.locator("tbody tr[data-index]").first().waitFor();
  await page.waitForLoadState("networkidle");
  const times = { filter: [] as number[], sort: [] as number[] };
  const rows = "tbody tr[data-index='0'], [role=status]";
  await page.getByRole("searchbox").first().focus();
  for (const key of ["a", "m", "o", "Backspace", "Backspace", "Backspace"]) {
    const shown = page.evaluate(changeAfter, ["keydown", rows] as [string, string]);
    await page.keyboard.press(key);
    times.filter.push(await shown);
  }
  for (const column of await page.locator("thead th button").all()) {
    const shown = page.evaluate(changeAfter, ["pointerdown", "thead th"] as [string, string]);
    await column.click();
    times.sort.push(await shown);
  }
  await page.context().close();
  return times;
}

/** Milliseconds from a click on a monograph's row to its page with boxes. */
export async function switchMonographs(reading: Reading, count: number): Promise<number[]> {
  const page = await open(reading);
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    await page.goto(reading.book);
    await page.waitForLoadState("networkidle");
    const row = page.locator(`tbody tr[data-index='${at + 3}']`);
    const started = Date.now();
    await row.click();
    await page.evaluate(paintedPage, null);
    times.push(Date.now() - started);
  }
  await page.context().close();
  return times;
}
