/** Turns a profile's word lists into quick look-ups: in goes a profile, out come its words ready for use on stretches of a text, whatever their case; it holds no state of a text. */
import { groupBy } from "@/lib/model/group-by";
import type { LabelKind } from "@/lib/model/label";
import type { Profile } from "@/lib/model/profile";
import { signTable } from "./characters";
import { PhraseBook } from "./phrase-book";
import { BLANK, beginsWith, endsWith, hashOf, lastWordStart, phraseUnits } from "./phrases";
import { type Units, unitsOf } from "./units";

/** Stretches are `[start, end)` of a text's units, so that asking about one costs no new string. Case is left aside unless said otherwise. */
export interface WordRules {
  /** True where the stretch, a word with its full stop, is an abbreviation ("vd."). Its case counts, but for one all in small letters. */
  isAbbreviation(units: Units, start: number, end: number): boolean;
  /** False where no abbreviation ends with the full stop at `stop`, by the letters before it: for most words that is all that need be looked at. */
  mayEndAbbreviation(units: Units, stop: number): boolean;
  /** True where this word is, or begins, a unit of measure. Case counts. */
  isUnit(word: string): boolean;
  /** True where some unit of measure begins with the sign at `at`. */
  mayBeginUnit(units: Units, at: number): boolean;
  /** True where a phrase before a colon only opens a list inside its own sentence: it ends with one of the profile's phrases, or begins with a longer one. */
  opensListOnly(units: Units, start: number, end: number): boolean;
  /** Kind of a label phrase by the longest vocabulary phrase of the given kinds that it begins with; a heading must match whole. */
  kindOf(units: Units, start: number, end: number, kinds: readonly LabelKind[]): LabelKind | null;
  /** Kind of a phrase that is a phrase of the vocabulary and nothing more. */
  exactKind(units: Units, start: number, end: number, kinds: readonly LabelKind[]): LabelKind | null;
  /** The word at `at` begins some phrase of the kind. */
  beginsKind(kind: LabelKind, units: Units, at: number): boolean;
  /** The sentence that begins at `at` speaks of the whole treatment or of every patient. */
  speaksOfWhole(units: Units, at: number): boolean;
  /** The stretch begins with a phrase of the vocabulary that names patients. */
  namesPatients(units: Units, start: number, end: number): boolean;
  /** The phrase begins a topic of its own, whatever its kind ("dùng cho trẻ em"). */
  beginsTopic(units: Units, start: number, end: number): boolean;
}

const compiled = new WeakMap<Profile, WordRules>();

/** The profile's word rules, made once per profile object. */
export function wordRules(profile: Profile): WordRules {
  const known = compiled.get(profile);
  if (known !== undefined) return known;
  const made = compile(profile);
  compiled.set(profile, made);
  return made;
}

function compile(profile: Profile): WordRules {
  const shortened = profile.abbreviations.flatMap((word) => [withStop(word), withStop(word).toLowerCase()]).map(unitsOf);
  const endings = endingTable(shortened);
  const abbreviations = groupBy(shortened, (word) => hashOf(word, 0, word.length));
  const units = new Set(profile.units.map((unit) => unit.split(/[\s/]/u)[0] ?? unit));
  const unitOpenings = signTable([...units].map((unit) => unit.charAt(0)).join(""));
  const openers = profile.notLabels.map(phraseUnits);
  const byLastWord = groupBy(openers, (phrase) => hashOf(phrase, lastWordStart(phrase, 0, phrase.length), phrase.length));
  const vocabulary = new PhraseBook<LabelKind>(profile.labels, "heading");
  const byFirstWord = groupBy(openers.filter((phrase) => phrase.includes(BLANK)), (phrase) => vocabulary.wordHash(phrase, 0));
  const wholes = new PhraseBook([{ kind: "whole", phrases: profile.wholeTreatment ?? [] }]);
  const patients = new PhraseBook<LabelKind>(profile.labels.filter(({ kind }) => kind === "population"));
  return {
    isAbbreviation: (text, start, end) => abbreviations.get(hashOf(text, start, end))?.some((word) => isSame(text, start, end, word)) === true,
    mayEndAbbreviation: (text, stop) => stop < 2 || endings[endingAt(text, stop)] === 1,
    isUnit: (word) => units.has(word),
    mayBeginUnit: (text, at) => at < text.length && unitOpenings[text[at] as number] === 1,
    opensListOnly(text, start, end) {
      for (const known of byLastWord.get(hashOf(text, lastWordStart(text, start, end), end)) ?? NO_PHRASES) if (endsWith(text, start, end, known)) return true;
      for (const known of byFirstWord.get(vocabulary.wordHash(text, start)) ?? NO_PHRASES) if (beginsWith(text, start, end, known)) return true;
      return false;
    },
    kindOf: (text, start, end, kinds) => vocabulary.kindOf(text, start, end, kinds),
    exactKind: (text, start, end, kinds) => vocabulary.exactKind(text, start, end, kinds),
    beginsKind: (kind, text, at) => vocabulary.beginsKind(kind, text, at),
    speaksOfWhole: (text, at) => wholes.kindOf(text, at, text.length, WHOLE) !== null,
    namesPatients: (text, start, end) => patients.kindOf(text, start, end, POPULATION) !== null,
    beginsTopic: (text, start, end) => vocabulary.kindOf(text, start, end, TOPIC) !== null,
  };
}

const NO_PHRASES: readonly Units[] = [];
const WHOLE = ["whole"] as const;
const POPULATION: readonly LabelKind[] = ["population"];
const TOPIC: readonly LabelKind[] = ["other"];

const ENDINGS = 1 << 12;

/** A number for the two signs before a full stop. */
function endingAt(units: Units, stop: number): number {
  return (Math.imul(units[stop - 2] as number, 0x1f) ^ (units[stop - 1] as number)) & (ENDINGS - 1);
}

/** 1 for the endings of all abbreviations; those of one letter and the full stop have none. */
function endingTable(abbreviations: readonly Units[]): Uint8Array {
  const table = new Uint8Array(ENDINGS);
  for (const word of abbreviations) if (word.length > 2) table[endingAt(word, word.length - 1)] = 1;
  return table;
}

function withStop(word: string): string {
  return word.endsWith(".") ? word : `${word}.`;
}

/** The stretch is the word, its case included. */
function isSame(units: Units, start: number, end: number, word: Units): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (units[start + i] !== word[i]) return false;
  return true;
}
