/** Reads a text once for all that look at it afterwards: in goes a text, out come its units and marks; it finds no sentence and no label. */
import { MARKS } from "./marks";
import { type Units, unitsOf } from "./units";

/** Offsets of the signs at which a sentence may end or a bracket opens, ascending. */
export type Marks = Int32Array;

/** A text as scanners look at it: they go from mark to mark, or look up units. */
export interface ReadText {
  units: Units;
  marks: Marks;
}

/** Reads a text that is not counted (`measureText` reads one that is). */
export function readText(text: string): ReadText {
  const units = unitsOf(text);
  return { units, marks: marksOf(units) };
}

/** The marks of a text. */
export function marksOf(units: Units): Marks {
  const marks: number[] = [];
  for (let at = 0; at < units.length; at++) if (MARKS[units[at] as number] === 1) marks.push(at);
  return Int32Array.from(marks);
}
