// The readers of PDFs that are compared, each behind one shape: prepare() loads it and gives read(file, onPage), which calls onPage with every page's text and says what it took where another process did the work.
// `boxes`, `style` and `rulings` say what else it gives: words for the table of results.
// Names are given to import() as variables: the product must not know these packages.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** @param {string} name */
const load = (name) => import(name);

/** The product's own modules are TypeScript. */
async function ours() {
  const { register } = await load("tsx/esm/api");
  const { fileURLToPath } = await load("node:url");
  register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
  return await load("./ours.ts");
}

/** A second's, in which Linux counts the time of processes. */
const CLOCK_TICKS = 100;

/** @typedef {(file: string, onPage: (text: string) => void) => Promise<void | { cpu: number, peak: number }>} Read */

/** @type {{ key: string, name: string, setting: string, boxes: string, style: string, rulings: string, isThere?: () => boolean, prepare: () => Promise<Read> }[]} */
export const CONTENDERS = [
  { key: "ours", name: "**Seamcheck**", setting: "one thread", boxes: "every character", style: "bold, italic, size, raised", rulings: "yes", prepare: async () => (await ours()).readAlone },
  { key: "ours-threads", name: "**Seamcheck**", setting: "with helper threads, as the import does", boxes: "every character", style: "bold, italic, size, raised", rulings: "yes", prepare: async () => (await ours()).readWithHelpers },
  {
    key: "pdfjs",
    name: "pdf.js",
    setting: "getTextContent",
    boxes: "runs",
    style: "font's id, size",
    rulings: "no",
    async prepare() {
      const { getDocument, VerbosityLevel } = await load("pdfjs-dist/legacy/build/pdf.mjs");
      return async (file, onPage) => {
        const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: VerbosityLevel.ERRORS }).promise;
        for (let number = 1; number <= document.numPages; number++) {
          const page = await document.getPage(number);
          const { items } = await page.getTextContent();
          onPage(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(""));
          page.cleanup();
        }
        await document.destroy();
      };
    },
  },
  {
    key: "unpdf",
    name: "unpdf",
    setting: "extractTextItems",
    boxes: "runs",
    style: "size",
    rulings: "no",
    async prepare() {
      const { extractTextItems, getDocumentProxy } = await load("unpdf");
      return async (file, onPage) => {
        const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(readFileSync(file))));
        for (const page of items) onPage(page.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(""));
      };
    },
  },
  ...[null, 20].map((batchSize) => ({
    key: batchSize === null ? "liteparse" : "liteparse-batches",
    name: "LiteParse",
    setting: batchSize === null ? "parse, no OCR" : `parseBatches of ${batchSize} pages, no OCR`,
    boxes: "runs",
    style: "font's name, size",
    rulings: "asked for apart",
    async prepare() {
      const { LiteParse } = await load("@llamaindex/liteparse");
      const parser = new LiteParse({ ocrEnabled: false, maxPages: 1_000_000, outputFormat: "json", quiet: true });
      /** @param {(text: string) => void} onPage */
      const give = (pages, onPage) => {
        for (const { textItems } of pages) onPage(textItems.map(({ text }) => text).join("\n"));
      };
      return async (file, onPage) => {
        if (batchSize === null) return give((await parser.parse(file)).pages, onPage);
        for await (const batch of parser.parseBatches(file, { batchSize })) give(batch.result.pages, onPage);
      };
    },
  })),
  {
    key: "pdftotext",
    name: "pdftotext",
    setting: "-bbox-layout, the native limit",
    boxes: "words",
    style: "no",
    rulings: "no",
    isThere: () => spawnSync("pdftotext", ["-v"]).error === undefined,
    prepare: async () => readByPoppler,
  },
];

/** The process that counts is its own; what that took is read from Linux's files about it. @type {Read} */
async function readByPoppler(file, onPage) {
  const child = spawn("pdftotext", ["-bbox-layout", file, "-"], { stdio: ["ignore", "pipe", "ignore"] });
  const took = { cpu: 0, peak: 0 };
  const look = () => {
    try {
      const kilobytes = Number(/VmHWM:\s*(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0);
      took.peak = Math.max(took.peak, kilobytes * 1024);
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).map(Number);
      took.cpu = (user + system) / CLOCK_TICKS;
    } catch {
      // It has ended, or this system has no such files.
    }
  };
  const timer = setInterval(look, 5);
  let rest = "";
  child.stdout.setEncoding("utf8");
  for await (const chunk of child.stdout) {
    look();
    const pages = (rest + chunk).split("</page>");
    rest = pages.pop() ?? "";
    for (const page of pages) onPage(page);
  }
  clearInterval(timer);
  return took;
}

/** The words in a page of pdftotext's output; other readers give text. */
export function textOf(key, page) {
  if (key !== "pdftotext") return page;
  const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return [...page.matchAll(/<word [^>]*>([^<]*)<\/word>/gu)].map(([, word]) => word.replace(/&(\w+);/gu, (all, name) => entities[name] ?? all)).join(" ");
}
