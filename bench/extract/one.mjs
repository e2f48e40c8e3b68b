// Reads one file with one contender, alone in this process: `node bench/extract/one.mjs KEY FILE [TEXTS]`. Prints { pages, seconds, cpu, peak } as JSON; into the file TEXTS, where
// it is named, go the texts of the pages. The clocks (wall and CPU, seconds) start when the reader is loaded and stop behind the last page; the peak is that of the whole process, in bytes.
import { writeFileSync } from "node:fs";
import { CONTENDERS, textOf } from "./contenders.mjs";

const [key, file, texts] = process.argv.slice(2);
const read = await CONTENDERS.find((contender) => contender.key === key).prepare();
const pages = [];
let count = 0;
const start = performance.now();
const before = process.cpuUsage();
const other = await read(file, (text) => {
  count++;
  if (texts !== undefined) pages.push(text);
});
const seconds = (performance.now() - start) / 1000;
const used = process.cpuUsage(before);
const peak = process.resourceUsage().maxRSS * 1024;
if (texts !== undefined) writeFileSync(texts, JSON.stringify(pages.map((text) => textOf(key, text))));
process.stdout.write(JSON.stringify({ pages: count, seconds, cpu: other?.cpu ?? (used.user + used.system) / 1e6, peak: other?.peak ?? peak }));
process.exit();
