/** Comes in: a line with its style runs. Goes out: plain answers about its typography. Never looks at positions. */
import type { LaidLine } from "./laid-line";

/** End of the bold run that begins at `from` (blanks inside it count), or `from` where it is not bold. UTF-16 offset. */
export function boldEnd(laid: LaidLine, from: number): number {
  const { text, runs } = laid.line;
  let end = from;
  for (;;) {
    const at = end;
    const run = runs.find((candidate) => candidate.bold && candidate.start <= at && candidate.end > at);
    if (run !== undefined) end = run.end;
    else if (text.charAt(end) === " " && runs.some((candidate) => candidate.bold && candidate.start <= end + 1 && candidate.end > end + 1)) end += 1;
    else return Math.min(end, text.length);
  }
}

/** Every visible character is bold. */
export function isWhollyBold(laid: LaidLine): boolean {
  return boldShare(laid) > 0.97;
}

/** Share of visible characters that are bold, 0..1. */
export function boldShare(laid: LaidLine): number {
  const { text, runs } = laid.line;
  let bold = 0;
  let all = 0;
  for (const run of runs) {
    const length = visibleLength(text, run.start, run.end);
    all += length;
    if (run.bold) bold += length;
  }
  return all === 0 ? 0 : bold / all;
}

function visibleLength(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < Math.min(end, text.length); at++) {
    const code = text.charCodeAt(at);
    if (code > 32 && (code < 0x80 || !/\s/u.test(text.charAt(at)))) count++;
    else if (code < 32 && (code < 9 || code > 13)) count++;
  }
  return count;
}

/** Letters are capitals; a stray lower-case ư, ơ or đ inside them is a slip of the typeface, and what stands in parentheses is free. */
export function isCapitals(text: string): boolean {
  const bare = text.replace(/\([^)]*\)?/gu, " ");
  const letters = [...bare.matchAll(/\p{L}/gu)].map((match) => match[0]);
  if (letters.length < 2) return false;
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase() || "ươđ".includes(letter)).length;
  return capitals >= 0.95 * letters.length && letters.some((letter) => letter !== letter.toLowerCase());
}
