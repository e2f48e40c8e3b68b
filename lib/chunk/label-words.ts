/** What the words of a possible label say: in goes a phrase with its colon, out come its kind and what else the vocabulary knows of it; it never looks at what stands around it. */
import type { LabelKind } from "@/lib/model/label";
import { trimmedEnd } from "./characters";
import { bareStart, beginsWithMeasure, hasLetter, lastWord, unbracketedLength } from "./label-phrases";
import { type OfStretch, remembered } from "./remembered";
import type { Units } from "./units";
import type { WordRules } from "./word-rules";

export interface LabelWords {
  /** It has no letter, or only opens a list inside its sentence. */
  isNone: boolean;
  kind: LabelKind | null;
  /** It begins a topic of its own. */
  isTopic: boolean;
  /** Its length in UTF-16 units without bullet, colon and remarks in brackets. */
  length: number;
  /** It may be more than a phrase: what stands before a semicolon is none of the label. */
  hasSemicolon: boolean;
}

const SEMICOLON = 0x3b;
/** A formulary uses the same few labels on every page. */
const MEMORY = { slots: 1 << 12, units: 1 << 16, longest: 96 };

const made = new WeakMap<WordRules, Map<readonly LabelKind[], OfStretch<LabelWords>>>();

/** What phrases say by the vocabulary, as one of the given kinds: of a stretch that ends with its colon, in front of white space. Made once for each list of kinds. */
export function labelWords(rules: WordRules, kinds: readonly LabelKind[]): OfStretch<LabelWords> {
  const byKinds = made.get(rules) ?? new Map<readonly LabelKind[], OfStretch<LabelWords>>();
  made.set(rules, byKinds);
  const known = byKinds.get(kinds);
  if (known !== undefined) return known;
  const words = remembered((units, start, end) => wordsOf(units, start, end, rules, kinds), MEMORY);
  byKinds.set(kinds, words);
  return words;
}

function wordsOf(units: Units, start: number, end: number, rules: WordRules, kinds: readonly LabelKind[]): LabelWords {
  const phraseEnd = trimmedEnd(units, end - 1);
  const phrase = bareStart(units, start, phraseEnd);
  const isNone = !hasLetter(units, phrase, phraseEnd) || rules.opensListOnly(units, phrase, phraseEnd);
  return {
    isNone,
    kind: isNone ? null : kindOf(units, phrase, phraseEnd, kinds, rules),
    isTopic: !isNone && rules.beginsTopic(units, phrase, end),
    length: unbracketedLength(units, phrase, phraseEnd),
    hasSemicolon: units.subarray(start, end).includes(SEMICOLON),
  };
}

/** Kind by vocabulary; a phrase that is a range of ages, weights or clearances is a population. */
export function kindOf(units: Units, start: number, end: number, kinds: readonly LabelKind[], rules: WordRules): LabelKind | null {
  const kind = rules.kindOf(units, start, end, kinds);
  if (kind !== null || !kinds.includes("population") || !beginsWithMeasure(units, start, end)) return kind;
  return rules.isUnit(lastWord(units, start, end)) ? "population" : null;
}
