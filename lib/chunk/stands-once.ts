/** Tells whether a stretch of a text stands in it once: in go units and a stretch, out comes yes or no; it jumps over most of the text. */
import type { Units } from "./units";

/** Units at the stretch's end that are looked for: a tail that stands once is of a stretch that does. */
const TAIL = 128;
const PAIRS = 1 << 11;

/** How far to jump from a pair of units to the next place at which the tail can end: Horspool's table, with pairs for letters. */
const jumps = new Uint8Array(PAIRS);

/** `units.slice(start, end)` occurs once. */
export function standsOnce(units: Units, start: number, end: number): boolean {
  if (end - start > TAIL && isAlone(units, end - TAIL, end)) return true;
  return isAlone(units, start, end);
}

/** The same, whatever the length; the table holds no jump above 255. */
function isAlone(units: Units, start: number, end: number): boolean {
  const length = end - start;
  if (length < 2) return occurrences(units, start, end) === 1;
  const last = end - 2;
  jumps.fill(Math.min(length - 1, 0xff));
  for (let at = start; at < last; at++) jumps[pairAt(units, at)] = Math.min(last - at, 0xff);
  const jump = jumps[pairAt(units, last)] as number;
  jumps[pairAt(units, last)] = 0;
  for (let at = length - 2; at + 1 < units.length; ) {
    const step = jumps[pairAt(units, at)] as number;
    if (step === 0 && at !== last && isSame(units, at + 2 - length, start, length)) return false;
    at += step === 0 ? jump : step;
  }
  return true;
}

function occurrences(units: Units, start: number, end: number): number {
  let found = 0;
  for (let at = 0; at + end - start <= units.length; at++) if (isSame(units, at, start, end - start)) found++;
  return found;
}

function isSame(units: Units, one: number, other: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (units[one + i] !== units[other + i]) return false;
  return true;
}

function pairAt(units: Units, at: number): number {
  return (Math.imul(units[at] as number, 0x1f) ^ (units[at + 1] as number)) & (PAIRS - 1);
}
