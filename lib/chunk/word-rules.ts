/** Turns a profile's word lists into quick look-ups: in goes a profile, out come its words ready for use on stretches of a text, whatever their case; it holds no state of a text. */
import { groupBy } from "@/lib/model/group-by";
import type { LabelKind } from "@/lib/model/label";
import type { Profile } from "@/lib/model/profile";
import { isWordAt, smallUnitAt } from "./characters";

/** Stretches are `[start, end)` of a text, so that asking about one costs no new string. Case is left aside unless said otherwise. */
export interface WordRules {
  /** True where the stretch, a word with its full stop, is an abbreviation ("vd."). Its case counts, but for one all in small letters. */
  isAbbreviation(text: string, start: number, end: number): boolean;
  /** True where this word is, or begins, a unit of measure. Case counts. */
  isUnit(word: string): boolean;
  /** True where a phrase before a colon only opens a list inside its own sentence: it ends with one of the profile's phrases, or begins with a longer one. */
  opensListOnly(text: string, start: number, end: number): boolean;
  /** Kind of a label phrase by the longest vocabulary phrase of the given kinds that it begins with; a heading must match whole. */
  kindOf(text: string, start: number, end: number, kinds: readonly LabelKind[]): LabelKind | null;
  /** Kind of a phrase that is a phrase of the vocabulary and nothing more. */
  exactKind(text: string, start: number, end: number, kinds: readonly LabelKind[]): LabelKind | null;
  /** The word at `at` begins some phrase of the kind. */
  beginsKind(kind: LabelKind, text: string, at: number): boolean;
  /** The sentence that begins at `at` speaks of the whole treatment or of every patient. */
  speaksOfWhole(text: string, at: number): boolean;
  /** The phrase begins a topic of its own, whatever its kind ("dùng cho trẻ em"). */
  beginsTopic(text: string, start: number, end: number): boolean;
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
  const abbreviations = groupBy(profile.abbreviations.flatMap((word) => [withStop(word), withStop(word).toLowerCase()]), (word) => hashOf(word, 0, word.length));
  const units = new Set(profile.units.map((unit) => unit.split(/[\s/]/u)[0] ?? unit));
  const openers = profile.notLabels.map((phrase) => phrase.toLowerCase());
  const byLastWord = groupBy(openers, (phrase) => hashOf(phrase, lastWordStart(phrase, 0, phrase.length), phrase.length));
  const byFirstWord = groupBy(openers.filter((phrase) => phrase.includes(" ")), (phrase) => firstWordHash(phrase, 0));
  const wholes = profile.wholeTreatment ?? [];
  const wholeInitials = new Set(wholes.map((phrase) => phrase.charCodeAt(0)));
  const vocabulary = groupBy(vocabularyOf(profile), ({ phrase }) => firstWordHash(phrase, 0));
  const hashAt = lastKept(firstWordHash);
  const entriesAt = lastKept((text, at) => vocabulary.get(hashAt(text, at)) ?? NO_ENTRIES);
  return {
    isAbbreviation: (text, start, end) => abbreviations.get(hashOf(text, start, end))?.some((word) => word.length === end - start && text.startsWith(word, start)) === true,
    isUnit: (word) => units.has(word),
    opensListOnly(text, start, end) {
      for (const known of byLastWord.get(hashOf(text, lastWordStart(text, start, end), end)) ?? NO_PHRASES) if (endsWith(text, start, end, known)) return true;
      for (const known of byFirstWord.get(hashAt(text, start)) ?? NO_PHRASES) if (beginsWith(text, start, end, known)) return true;
      return false;
    },
    kindOf(text, start, end, kinds) {
      for (const { kind, phrase } of entriesAt(text, start))
        if (beginsWith(text, start, end, phrase) && kinds.includes(kind) && (kind !== "heading" || phrase.length === end - start)) return kind;
      return null;
    },
    exactKind(text, start, end, kinds) {
      for (const { kind, phrase } of entriesAt(text, start)) if (phrase.length === end - start && kinds.includes(kind) && beginsWith(text, start, end, phrase)) return kind;
      return null;
    },
    beginsKind(kind, text, at) {
      const end = wordEnd(text, at, text.length);
      return entriesAt(text, at).some((entry) => entry.kind === kind && wordEnd(entry.phrase, 0, entry.phrase.length) === end - at && isAt(text, at, entry.phrase, end - at));
    },
    speaksOfWhole(text, at) {
      if (at >= text.length || !wholeInitials.has(smallUnitAt(text, at))) return false;
      return wholes.some((phrase) => beginsWith(text, at, text.length, phrase));
    },
    beginsTopic(text, start, end) {
      for (const { kind, phrase } of entriesAt(text, start)) if (kind === "other" && beginsWith(text, start, end, phrase)) return true;
      return false;
    },
  };
}

const NO_PHRASES: readonly string[] = [];
const NO_ENTRIES: readonly VocabularyEntry[] = [];

function withStop(word: string): string {
  return word.endsWith(".") ? word : `${word}.`;
}

/** End of the letters and digits that stand from `start` on. */
function wordEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isWordAt(text, at)) at++;
  return at;
}

/** Where the last word of a phrase begins, punctuation included. */
function lastWordStart(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text.charCodeAt(at - 1) !== 0x20) at--;
  return at;
}

/** A number for the stretch, the same whatever its case. Different stretches may share one: who looks one up compares afterwards. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ smallUnitAt(text, i), 0x01000193);
  return hash;
}

function firstWordHash(text: string, start: number): number {
  let hash = 0;
  for (let i = start; isWordAt(text, i); i++) hash = Math.imul(hash ^ smallUnitAt(text, i), 0x01000193);
  return hash;
}

/** Remembers the answer for one place: a phrase is asked about several times in a row. */
function lastKept<T>(find: (text: string, at: number) => T): (text: string, at: number) => T {
  let lastText = "";
  let lastAt = 0;
  let found = find(lastText, lastAt);
  return (text, at) => {
    if (at === lastAt && text === lastText) return found;
    lastText = text;
    lastAt = at;
    found = find(text, at);
    return found;
  };
}

/** The first `length` units of `phrase` (lower case) stand at `at`. Phrases that are compared mostly begin alike: they are compared from their end. */
function isAt(text: string, at: number, phrase: string, length: number): boolean {
  for (let i = length - 1; i >= 0; i--) if (smallUnitAt(text, at + i) !== phrase.charCodeAt(i)) return false;
  return true;
}

/** The stretch begins with the phrase (lower case), at the end of a word. */
function beginsWith(text: string, start: number, end: number, phrase: string): boolean {
  const behind = start + phrase.length;
  return behind <= end && isAt(text, start, phrase, phrase.length) && !(behind < end && isWordAt(text, behind));
}

/** The stretch ends with the phrase (lower case), from the start of a word on. */
function endsWith(text: string, start: number, end: number, phrase: string): boolean {
  const at = end - phrase.length;
  return at >= start && isAt(text, at, phrase, phrase.length) && !(at > start && isWordAt(text, at - 1));
}

interface VocabularyEntry {
  phrase: string;
  kind: LabelKind;
}

/** Every phrase of the vocabulary, longest first, so that the first match is the longest. */
function vocabularyOf(profile: Profile): VocabularyEntry[] {
  const entries = profile.labels.flatMap(({ kind, phrases }) => phrases.map((phrase) => ({ phrase: phrase.toLowerCase(), kind })));
  return entries.sort((a, b) => b.phrase.length - a.phrase.length);
}
