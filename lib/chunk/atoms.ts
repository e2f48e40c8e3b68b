/**
 * Cuts a section's text into atoms: in go the text, its sentence starts, labels and pins, out come consecutive stretches that cover it without a gap;
 * it never decides which atoms share a part (`pack-section.ts` does).
 */
import type { Pin } from "@/lib/model/seam";
import { commaStarts, cutsWord, mayBreak } from "./borders";
import { opensParagraph, skipSpace, trimmedEnd } from "./characters";
import type { FoundLabel } from "./labels";
import type { TokenRuler } from "./token-counter";
import type { WordRules } from "./word-rules";

/** The smallest stretch that is never cut. Offsets are UTF-16 into the section's text; trailing white space is included. */
export interface Atom {
  start: number;
  end: number;
  /** A part may end behind it: it is no label, ends in no colon, and no pin forbids it. */
  mayEndPart: boolean;
  /** A part may begin with it: no label that belongs to it stands right before it, and no pin forbids a break there. */
  mayStartPart: boolean;
  /** It begins a paragraph or is a label: the best place for a part to begin. */
  opensUnit: boolean;
  /** A reviewer demands a break behind it. */
  breakAfter: boolean;
}

export interface AtomInput {
  text: string;
  /** The stretch to cut, `[start, end)`: between quarantined ranges. */
  start: number;
  end: number;
  sentenceStarts: readonly number[];
  labels: readonly FoundLabel[];
  pins: readonly Pin[];
  rules: WordRules;
  ruler: TokenRuler;
  /** A sentence above this many tokens is split at its commas. */
  targetTokens: number;
}

/** The atoms of one stretch, in order. */
export function atomise(input: AtomInput): Atom[] {
  const starts = splitLongSentences(input, atomStarts(input));
  const labelStarts = new Set(input.labels.map((label) => label.start));
  const labelEnds = new Set(input.labels.filter((label) => !label.isLead).map((label) => label.end));
  const forbidden = new Set(input.pins.filter((pin) => pin.kind === "no_break").map((pin) => pin.at));
  const demanded = new Set(input.pins.filter((pin) => pin.kind === "break").map((pin) => pin.at));
  /** A label, or a colon, stands right before the place. */
  const holdsBack = (at: number): boolean => {
    const contentEnd = trimmedEnd(input.text, at);
    return labelEnds.has(contentEnd) || input.text[contentEnd - 1] === ":";
  };
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? input.end;
    return {
      start,
      end,
      mayEndPart: !holdsBack(end) && !forbidden.has(end),
      mayStartPart: !forbidden.has(start) && !holdsBack(start),
      opensUnit: labelStarts.has(start) || opensParagraph(input.text, start),
      breakAfter: demanded.has(end),
    };
  });
}

/** Starts of the atoms: sentences, labels, what follows a label, and places where a reviewer demands a break. */
function atomStarts(input: AtomInput): number[] {
  const { text, start, end, rules } = input;
  const starts = new Set<number>([start]);
  const add = (at: number): void => {
    if (at > start && at < end && mayBreak(text, at, rules)) starts.add(at);
  };
  for (const at of input.sentenceStarts) add(at);
  for (const label of input.labels) {
    add(label.start);
    if (!label.isLead) add(skipSpace(text, label.end));
  }
  for (const pin of input.pins) if (pin.kind === "break" && pin.at > start && pin.at < end && !cutsWord(text, pin.at)) starts.add(pin.at);
  return [...starts].sort((a, b) => a - b);
}

function splitLongSentences(input: AtomInput, starts: readonly number[]): number[] {
  const all: number[] = [];
  starts.forEach((start, i) => {
    all.push(start);
    const end = starts[i + 1] ?? input.end;
    if (end - start > input.targetTokens && input.ruler.count(start, end) > input.targetTokens) all.push(...splitAtCommas(input, start, end));
  });
  return all;
}

/** Comma borders of one long sentence; brackets are opened only where what they hold is itself too long. */
function splitAtCommas(input: AtomInput, start: number, end: number): number[] {
  const outer = commaStarts(input.text, start, end, false, input.rules);
  const bounds = [start, ...outer, end];
  return bounds.slice(0, -1).flatMap((from, i) => {
    const to = bounds[i + 1] as number;
    const inner = input.ruler.count(from, to) > input.targetTokens ? commaStarts(input.text, from, to, true, input.rules) : [];
    return from === start ? inner : [from, ...inner];
  });
}

/** Comma borders inside one stretch of atoms that no part can hold as a whole. */
export function softBorders(input: Pick<AtomInput, "text" | "rules">, start: number, end: number): number[] {
  const outer = commaStarts(input.text, start, end, false, input.rules);
  return outer.length > 0 ? outer : commaStarts(input.text, start, end, true, input.rules);
}
