/** Compares stretches of a text with the phrases of a profile, whatever their case: in go units, out comes yes or no, or a number to look a phrase up by; it knows no word itself. */
import { isWordAt, smallUnitAt } from "./characters";
import { type Units, unitsOf } from "./units";

/** What stands between two words of a phrase. */
export const BLANK = 0x20;

/** A phrase of a profile as it is compared: the units of its small letters. */
export function phraseUnits(phrase: string): Units {
  return unitsOf(phrase.toLowerCase());
}

/** A number for the stretch, the same whatever its case. Different stretches may share one: who looks one up compares afterwards. */
export function hashOf(units: Units, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = withUnit(hash, smallUnitAt(units, at));
  return hash;
}

/** The number of a stretch that is one unit longer. */
export function withUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** The whole phrase stands at `at`, which is at least its length before the end. */
function isAt(units: Units, at: number, phrase: Units): boolean {
  for (let i = 0; i < phrase.length; i++) if (smallUnitAt(units, at + i) !== phrase[i]) return false;
  return true;
}

/** The stretch begins with the phrase, at the end of a word. */
export function beginsWith(units: Units, start: number, end: number, phrase: Units): boolean {
  const behind = start + phrase.length;
  return behind <= end && isAt(units, start, phrase) && !(behind < end && isWordAt(units, behind));
}

/** The stretch ends with the phrase, from the start of a word on. */
export function endsWith(units: Units, start: number, end: number, phrase: Units): boolean {
  const at = end - phrase.length;
  return at >= start && isAt(units, at, phrase) && !(at > start && isWordAt(units, at - 1));
}

/** Where the last word of a phrase begins, punctuation included. */
export function lastWordStart(units: Units, start: number, end: number): number {
  let at = end;
  while (at > start && units[at - 1] !== BLANK) at--;
  return at;
}
