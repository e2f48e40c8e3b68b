/** Comes in: a served book and a browser. Goes out: how long a reader waits, what is sent, what memory grows. Judges nothing. */
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { CountingProxy } from "./counting-proxy";
import { type Answer, answerTo, canvasBytes, type Painted, paintedPage } from "./in-page";
import { type PlainPage, plainPage } from "./plain-page";

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

const painted = (page: Page, physicalPage: number | null, lit = false) => page.evaluate(paintedPage, [physicalPage, lit] as [number | null, boolean]);

export interface ColdLink {
  /** Until the page is on the screen with its boxes, milliseconds. */
  ms: number;
  /** Until nothing more comes. */
  bytes: number;
}

/** A link opened with an empty cache. `lit`: it names a chunk, whose box must be lit as well. */
export async function coldLink(reading: Reading, path: string, lit: boolean): Promise<ColdLink> {
  const page = await open(reading);
  reading.proxy.take();
  const started = Date.now();
  await page.goto(`${reading.book}${path}`, { waitUntil: "commit" });
  await painted(page, null, lit);
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
  const { path } = await painted(page, physicalPage);
  const chunk = await page.locator("svg[data-physical-page] g[data-chunk-id]").first().getAttribute("data-chunk-id");
  await page.context().close();
  return `${path.replace(new URL(reading.book).pathname, "")}?chunk=${encodeURIComponent(chunk ?? "")}`;
}

/** Listens for an event, does what causes it, and waits for the answer. */
async function answer(page: Page, event: string, selector: string | null, cause: () => Promise<void>): Promise<Answer> {
  const answered = page.evaluate(answerTo, [event, selector] as [string, string | null]);
  // Asked after it, answered after it: the page listens before the event comes.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await cause();
  return answered;
}

const shownPage = (page: PlainPage) => page.evaluate<number>(`Number(document.querySelector("svg[data-physical-page]")?.dataset.physicalPage)`);
const paintedIn = (page: PlainPage, physicalPage: number | null) => page.evaluate<Painted>(`(${paintedPage})([${physicalPage}, false])`);

/** Bytes after a collection. */
export interface Memory {
  script: number;
  canvases: number;
  /** What the page's process holds for itself alone; null where the system does not say. */
  process: number | null;
}

async function memory(page: PlainPage, pid: number | null): Promise<Memory> {
  await page.collect();
  const { usedSize } = await page.send<{ usedSize: number }>("Runtime.getHeapUsage");
  return { script: usedSize, canvases: await page.evaluate(`(${canvasBytes})()`), process: privateBytes(pid) };
}

function privateBytes(pid: number | null): number | null {
  const file = `/proc/${pid}/status`;
  if (pid === null || !existsSync(file)) return null;
  const found = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(file, "utf8"));
  return found === null ? null : Number(found[1]) * 1024;
}

/** The process that draws a page, told from the others by the time that it has just used; null where there is no telling. */
async function processOf(reading: Reading, page: PlainPage): Promise<number | null> {
  const cdp = await reading.browser.newBrowserCDPSession();
  const used = async () => new Map((await cdp.send("SystemInfo.getProcessInfo")).processInfo.filter(({ type }) => type === "renderer").map(({ id, cpuTime }) => [id, cpuTime]));
  const before = await used();
  await page.evaluate("for (const until = performance.now() + 400; performance.now() < until; );");
  const grown = [...(await used())].map(([id, time]) => [id, time - (before.get(id) ?? 0)] as const).sort((a, b) => b[1] - a[1]);
  await cdp.detach();
  return grown[0]?.[0] ?? null;
}

export interface PageTurns {
  /** Milliseconds per page change inside a monograph, and per step over into the next one. */
  inside: number[];
  over: number[];
  /** At the start and after every fifty pages. */
  memory: Memory[];
  /** When all of them but the first fifty were turned back: on the page of the second reading. */
  back: Memory;
}

/** Presses the key that turns a page, and waits for the next one. */
async function turnPage(page: PlainPage, direction: 1 | -1): Promise<Painted & { started: number }> {
  const from = await shownPage(page);
  const started = await page.evaluate<number>("performance.now()");
  const key = direction === 1 ? "]" : "[";
  for (const press of [{ type: "keyDown", text: key }, { type: "keyUp" }]) await page.send("Input.dispatchKeyEvent", { ...press, key });
  const drawn = await paintedIn(page, from + direction);
  // A reader looks at what he turned to.
  await pause(250);
  return { ...drawn, started };
}

/** Turns pages forward with the key, from the page at `path` on, in a window that nobody records. */
export async function turnPages(reading: Reading, path: string, count: number): Promise<PageTurns> {
  const page = await plainPage(reading.browser, `${reading.book}${path}`);
  let { path: monograph } = await paintedIn(page, null);
  // Until what is fetched and drawn ahead is there.
  await pause(2_000);
  const pid = await processOf(reading, page);
  const turns: Omit<PageTurns, "back"> = { inside: [], over: [], memory: [] };
  for (let turn = 0; turn < count; turn++) {
    if (turn % 50 === 0) turns.memory.push(await memory(page, pid));
    const { at, started, path: now } = await turnPage(page, 1);
    (now === monograph ? turns.inside : turns.over).push(at - started);
    monograph = now;
  }
  turns.memory.push(await memory(page, pid));
  for (let turn = count; turn > 50; turn--) await turnPage(page, -1);
  const back = await memory(page, pid);
  await page.close();
  return { ...turns, back };
}

/** From the pointer's move onto a chunk to its boxes being lit. */
export async function hoverChunks(reading: Reading, path: string): Promise<Answer[]> {
  const page = await open(reading);
  await page.goto(`${reading.book}${path}`);
  await painted(page, null);
  await page.waitForLoadState("networkidle");
  const boxes = await page.locator("svg[data-physical-page] g[data-chunk-id]").all();
  const answers: Answer[] = [];
  for (let round = 0; round < 3; round++) {
    for (const box of boxes) {
      const place = await box.locator("rect").first().boundingBox();
      if (place === null || place.y < 120 || place.y + place.height > 820 || (await box.getAttribute("data-lit")) !== null) continue;
      answers.push(await answer(page, "pointerover", "g[data-box][data-lit]", () => page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)));
    }
  }
  await page.context().close();
  return answers;
}

export interface TableAnswers {
  rows: number;
  filter: Answer[];
  sort: Answer[];
}

/** The table of monographs: typed letters, and clicks on the columns' heads. Throws where typing a name leaves all rows standing. */
export async function sortAndFilter(reading: Reading): Promise<TableAnswers> {
  const page = await open(reading);
  await page.goto(reading.book);
  const first = page.locator("tbody tr[data-index='0'] [data-row-link]");
  await first.waitFor();
  await page.waitForLoadState("networkidle");
  const count = () => page.getByRole("search").getByRole("status").innerText();
  const [all, name] = [await count(), await first.innerText()];
  const answers: TableAnswers = { rows: Number(await page.locator("table[aria-rowcount]").getAttribute("aria-rowcount")) - 1, filter: [], sort: [] };
  await page.getByRole("searchbox").first().focus();
  const press = async (key: string) => void answers.filter.push(await answer(page, "input", null, () => page.keyboard.press(key)));
  const typed = [...name.normalize("NFD").replace(/[^A-Za-z]/g, "").toLowerCase()].slice(0, 5);
  for (const key of typed) await press(key);
  if ((await count()) === all) throw new Error(`typing "${typed.join("")}" leaves ${all} rows standing`);
  for (const _ of typed) await press("Backspace");
  for (const column of await page.locator("thead th button").all()) {
    answers.sort.push(await answer(page, "click", "thead th", () => column.click()));
  }
  await page.context().close();
  return answers;
}

/** Milliseconds from a click on a monograph's row to its page with boxes. */
export async function switchMonographs(reading: Reading, count: number): Promise<number[]> {
  const page = await open(reading);
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    await page.goto(reading.book);
    await page.waitForLoadState("networkidle");
    const row = page.locator(`tbody tr[data-index='${at + 3}'] td[data-column='physical']`);
    const started = Date.now();
    await row.click();
    await painted(page, null);
    times.push(Date.now() - started);
  }
  await page.context().close();
  return times;
}
