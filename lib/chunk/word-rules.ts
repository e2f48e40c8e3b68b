/** Turns a profile's word lists into quick look-ups: in goes a profile, out come its words ready for use; it holds no state of a text. */
import type { LabelKind } from "@/lib/model/label";
import type { Profile } from "@/lib/model/profile";
import { isWordAt } from "./characters";

export interface WordRules {
  /** True where this word with its full stop is an abbreviation ("vd."). */
  isAbbreviation(word: string): boolean;
  /** True where this word is, or begins, a unit of measure. Case counts. */
  isUnit(word: string): boolean;
  /** True where a phrase (lower case) before a colon only opens a list inside its own sentence: it ends with one of the profile's phrases, or begins with a longer one. */
  opensListOnly(phrase: string): boolean;
  /** Kind of a label phrase (lower case) by the longest vocabulary phrase of the given kinds that it begins with; a heading must match whole. */
  kindOf(phrase: string, kinds: readonly LabelKind[]): LabelKind | null;
  /** Kind of a phrase (lower case) that is a phrase of the vocabulary and nothing more. */
  exactKind(phrase: string, kinds: readonly LabelKind[]): LabelKind | null;
  /** The word (lower case) begins some phrase of the kind. */
  beginsKind(kind: LabelKind, word: string): boolean;
  /** The sentence that begins at `at` speaks of the whole treatment or of every patient. */
  speaksOfWhole(text: string, at: number): boolean;
  /** The phrase (lower case) begins a topic of its own, whatever its kind ("dùng cho trẻ em"). */
  beginsTopic(phrase: string): boolean;
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
  const abbreviations = new Set(profile.abbreviations.flatMap((word) => [withStop(word), withStop(word).toLowerCase()]));
  const units = new Set(profile.units.map((unit) => unit.split(/[\s/]/u)[0] ?? unit));
  const openers = profile.notLabels.map((phrase) => phrase.toLowerCase());
  const byLastWord = groupBy(openers, (phrase) => phrase.slice(phrase.lastIndexOf(" ") + 1));
  const byFirstWord = groupBy(openers.filter((phrase) => phrase.includes(" ")), firstWord);
  const wholes = profile.wholeTreatment ?? [];
  const wholeInitials = new Set(wholes.flatMap((phrase) => [phrase.charAt(0), phrase.charAt(0).toUpperCase()]));
  const vocabulary = vocabularyByFirstWord(profile);
  return {
    isAbbreviation: (word) => abbreviations.has(word),
    isUnit: (word) => units.has(word),
    opensListOnly(phrase) {
      const ends = byLastWord.get(phrase.slice(phrase.lastIndexOf(" ") + 1)) ?? [];
      if (ends.some((known) => phrase.endsWith(known) && !isWordAt(phrase, phrase.length - known.length - 1))) return true;
      return (byFirstWord.get(firstWord(phrase)) ?? []).some((known) => beginsWith(phrase, known));
    },
    kindOf(phrase, kinds) {
      const entries = vocabulary.get(firstWord(phrase)) ?? [];
      for (const { kind, phrase: known } of entries)
        if (beginsWith(phrase, known) && kinds.includes(kind) && (kind !== "heading" || phrase === known)) return kind;
      return null;
    },
    exactKind: (phrase, kinds) => (vocabulary.get(firstWord(phrase)) ?? []).find((entry) => entry.phrase === phrase && kinds.includes(entry.kind))?.kind ?? null,
    beginsKind: (kind, word) => (vocabulary.get(word) ?? []).some((entry) => entry.kind === kind),
    speaksOfWhole(text, at) {
      if (!wholeInitials.has(text[at] ?? "")) return false;
      const sentence = text.slice(at, at + 60).toLowerCase();
      return wholes.some((phrase) => beginsWith(sentence, phrase));
    },
    beginsTopic: (phrase) => (vocabulary.get(firstWord(phrase)) ?? []).some((entry) => entry.kind === "other" && beginsWith(phrase, entry.phrase)),
  };
}

function groupBy(phrases: readonly string[], keyOf: (phrase: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const phrase of phrases) groups.set(keyOf(phrase), [...(groups.get(keyOf(phrase)) ?? []), phrase]);
  return groups;
}

function withStop(word: string): string {
  return word.endsWith(".") ? word : `${word}.`;
}

/** Letters and digits at the start of a phrase. */
export function firstWord(phrase: string): string {
  let end = 0;
  while (isWordAt(phrase, end)) end++;
  return phrase.slice(0, end);
}

function beginsWith(phrase: string, start: string): boolean {
  return phrase.startsWith(start) && !isWordAt(phrase, start.length);
}

interface VocabularyEntry {
  phrase: string;
  kind: LabelKind;
}

/** First word → phrases that begin with it, longest first, so that the first match is the longest. */
function vocabularyByFirstWord(profile: Profile): Map<string, VocabularyEntry[]> {
  const byWord = new Map<string, VocabularyEntry[]>();
  for (const { kind, phrases } of profile.labels)
    for (const raw of phrases) {
      const phrase = raw.toLowerCase();
      const list = byWord.get(firstWord(phrase));
      if (list === undefined) byWord.set(firstWord(phrase), [{ phrase, kind }]);
      else list.push({ phrase, kind });
    }
  for (const list of byWord.values()) list.sort((a, b) => b.phrase.length - a.phrase.length);
  return byWord;
}
