/** Comes in: one row of fragments. Goes out: one line of text with the x of every character. Never drops a character. */
import { unionAll } from "@/lib/geometry/rect";
import type { StyleRun } from "@/lib/model/page";
import { pageRect } from "@/lib/model/rect";
import { cutRuns } from "./cut-fragment";
import type { ColumnFrame, Indexed, LaidLine } from "./laid-line";
import { fragmentSize } from "./rows";

/** A blank narrower than this share of the type size belongs inside a word. */
const WORD_GAP = 0.13;

const RAISED: Readonly<Record<string, string>> = {
  "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "+": "⁺", "-": "⁻", "−": "⁻", "–": "⁻", o: "°", "º": "°",
};
const LOWERED: Readonly<Record<string, string>> = { "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈", "9": "₉" };

/** Joins a row's fragments; one space where a blank parts them. Raised and lowered digits become the Unicode characters that mean the same. */
export function formLine(row: readonly Indexed[], physicalPage: number, column: number | null, frame: ColumnFrame): LaidLine {
  let text = "";
  let xs: number[] = [];
  const runs: StyleRun[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let suspects = 0;
  let sizeBefore = 0;
  for (const { fragment } of row) {
    const own = fragmentSize(fragment);
    const size = Math.max(own, sizeBefore);
    sizeBefore = own;
    const gap = (fragment.xs[0] ?? fragment.bbox[0]) - end;
    if (text !== "" && gap > WORD_GAP * size && !text.endsWith(" ") && !fragment.text.startsWith(" ")) {
      text += " ";
      xs.push(end);
    }
    runs.push(...cutRuns(fragment.runs, 0, fragment.text.length, text.length));
    // A line of one fragment shares its numbers: they are most of what a book takes in memory, and nobody changes them.
    if (row.length === 1 && fragment.xs.length === fragment.text.length + 1) xs = fragment.xs;
    else for (let at = 0; at < fragment.text.length; at++) xs.push(fragment.xs[at] as number);
    text += withScripts(fragment.text, fragment.runs);
    end = fragment.xs[fragment.text.length] ?? fragment.bbox[2];
    suspects += fragment.suspects;
  }
  if (xs !== row[0]?.fragment.xs) {
    xs.push(end);
    // A copy is as long as it has to be; what has grown holds half as much again.
    xs = xs.slice();
  }
  const main = row.reduce((best, item) => (item.fragment.text.length > best.fragment.text.length ? item : best));
  const convertedFrom = row.find(({ fragment }) => fragment.convertedFrom !== undefined)?.fragment.convertedFrom;
  return {
    line: {
      lineId: "",
      physicalPage,
      text,
      bbox: unionAll(row.map((item) => item.fragment.bbox)) ?? pageRect(0, 0, 0, 0),
      baseline: main.fragment.baseline,
      xs,
      runs: mergeRuns(runs),
      role: "body",
      column,
      ...(convertedFrom ? { convertedFrom } : {}),
    },
    fontSize: fragmentSize(main.fragment),
    suspects,
    frame,
  };
}

/** Only characters set raised or lowered change, one for one, so every offset stays. A lone raised "o" is a degree sign, a raised sign only part of an exponent ("10⁻⁹"; the "+" of an ion stays). */
function withScripts(text: string, runs: readonly StyleRun[]): string {
  if (!runs.some((run) => run.script !== "none")) return text;
  const out = [...Array(text.length).keys()].map((index) => text.charAt(index));
  for (const run of runs) {
    if (run.script === "none") continue;
    const table = run.script === "super" ? RAISED : LOWERED;
    for (let index = run.start; index < run.end; index++) {
      const character = out[index] ?? "";
      const lone = run.end - run.start === 1 || /^\s*$/u.test(text.slice(run.start, index) + text.slice(index + 1, run.end));
      if (character === "o" && !lone) continue;
      if (/[-+−–]/u.test(character) && !/^\s*\d/u.test(text.slice(index + 1, run.end))) continue;
      out[index] = table[character] ?? character;
    }
  }
  return out.join("");
}

function mergeRuns(runs: readonly StyleRun[]): StyleRun[] {
  const out: StyleRun[] = [];
  for (const run of runs) {
    const last = out[out.length - 1];
    const same = last !== undefined && last.bold === run.bold && last.italic === run.italic && last.script === run.script && last.fontSize === run.fontSize;
    if (same && run.start - last.end <= 1) last.end = run.end;
    else out.push({ ...run });
  }
  return out;
}
