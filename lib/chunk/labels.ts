/**
 * Finds the labels of a section: in go its text, its lines' typography and the profile's vocabulary, out come labels with kind, style and
 * place; it never decides what they govern (`label-scope.ts` does).
 *
 * A label is known by what it is, not by its colon alone: its typography (italic, bold, a line of its own), its position (it begins a paragraph or a
 * sentence) and its words. A colon after a phrase that only opens a list inside its sentence makes none.
 */
import type { LabelKind } from "@/lib/model/label";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionSpan } from "@/lib/model/section-span";
import { bracketEnd } from "./borders";
import { hasNewline, opensParagraph, skipSpace, trimmedEnd } from "./characters";
import { bare, BOUNDED_FREQUENCY, hasLetter, printedHeadings, unbracketed } from "./label-phrases";
import { slantedRanges, type TextRange } from "./typography";
import { firstWord, type WordRules } from "./word-rules";

/**
 * How a label is set: a whole paragraph in italics or bold without a colon; in italics or bold; plain on a line of its own or at the end of a
 * paragraph; plain with its text running on behind it.
 */
export type LabelStyle = "title" | "set" | "line" | "run_in";

export interface FoundLabel {
  start: number;
  /** One past its last character, the colon included, white space excluded. */
  end: number;
  kind: LabelKind;
  style: LabelStyle;
  /** Only labels stand before it in its paragraph. */
  opensParagraph: boolean;
  /** Nothing stands behind it in its paragraph. */
  closesParagraph: boolean;
  /** Its words begin a topic of their own: set in italics or bold it stands at most under a heading. */
  isTopic: boolean;
  /** It is the first words of its sentence, set apart by type alone: no break behind it. */
  isLead: boolean;
  /** It stands behind a semicolon, as an item of a list inside its sentence. */
  isItem: boolean;
  /** End of the grammatical sentence that it stands in. */
  sentenceEnd: number;
}

/** Longest label in UTF-16 units, by how sure its words or its typography make us. */
const LONGEST_KNOWN = 150;
const LONGEST_UNKNOWN = 90;
const LONGEST_INSIDE = 64;

/** Kinds of which a paragraph that is one phrase of the vocabulary and nothing else is a label; an indication so printed is an item of a list. */
const TITLE_KINDS: readonly LabelKind[] = ["population", "route", "organ", "frequency"];

const ADVERSE_KINDS: readonly LabelKind[] = ["heading", "other", "frequency", "organ", "route"];
const INTERACTION_KINDS: readonly LabelKind[] = ["heading", "other", "population"];
const OTHER_KINDS: readonly LabelKind[] = ["heading", "other", "indication", "route", "population", "form", "step"];

function kindsIn(key: SectionKey): readonly LabelKind[] {
  if (key === "tac_dung_khong_mong_muon") return ADVERSE_KINDS;
  return key === "tuong_tac_thuoc" ? INTERACTION_KINDS : OTHER_KINDS;
}

/** Finds every label of one section, in order. `starts` are the sentence starts of its text. */
export function findLabels(section: SectionSpan, starts: readonly number[], rules: WordRules): FoundLabel[] {
  const finder = new LabelFinder(section, starts, rules);
  let from = 0;
  const all = [...starts, section.text.length];
  for (const next of all) {
    if (next > from) finder.readSentence(from, next);
    from = next;
  }
  return finder.labels;
}

class LabelFinder {
  readonly labels: FoundLabel[] = [];
  private readonly text: string;
  private readonly slanted: readonly TextRange[];
  private readonly kinds: readonly LabelKind[];
  private readonly headingStarts: ReadonlyMap<number, number>;
  /** Every character of the paragraph up to here is a label or white space. */
  private labelledUpTo = 0;

  constructor(
    section: SectionSpan,
    private readonly starts: readonly number[],
    private readonly rules: WordRules,
  ) {
    this.text = section.text;
    this.slanted = slantedRanges(section);
    this.kinds = kindsIn(section.key);
    this.headingStarts = printedHeadings(section);
  }

  readSentence(start: number, end: number): void {
    if (opensParagraph(this.text, start)) this.labelledUpTo = start;
    const contentEnd = trimmedEnd(this.text, end);
    const headingEnd = this.headingStarts.get(start);
    if (headingEnd !== undefined) return this.add(start, headingEnd, "heading", "title");
    if (this.text[contentEnd - 1] === ":") return this.readColon(start, contentEnd);
    this.readWithoutColon(start, contentEnd);
  }

  private readColon(sentence: number, end: number): void {
    const frequencyEnd = this.boundedFrequency(sentence, end);
    const from = frequencyEnd > sentence ? skipSpace(this.text, frequencyEnd) : sentence;
    if (frequencyEnd > sentence) {
      const isWhole = from >= end - 1;
      this.add(sentence, isWhole ? end : frequencyEnd, "frequency", this.styleOf(sentence, isWhole ? end : frequencyEnd));
      if (isWhole) return;
    }
    const start = this.phraseStart(from, end);
    const phraseEnd = trimmedEnd(this.text, end - 1);
    const phrase = bare(this.text.slice(start, phraseEnd));
    if (!hasLetter(phrase) || this.rules.opensListOnly(phrase.toLowerCase())) return;
    const kind = this.kindOf(phrase);
    const style = this.styleOf(start, end);
    const longest = kind !== null || style === "set" ? LONGEST_KNOWN : this.opensParagraph(start) ? LONGEST_UNKNOWN : LONGEST_INSIDE;
    if (unbracketed(phrase).length < longest) this.add(start, end, kind ?? "other", style, start > from);
  }

  /** A frequency ("Ít gặp, 1/1 000 < ADR < 1/100"), or a whole paragraph that is set apart or is a phrase of the vocabulary. */
  private readWithoutColon(start: number, end: number): void {
    const frequencyEnd = this.boundedFrequency(start, end);
    if (frequencyEnd > start) return this.add(start, frequencyEnd, "frequency", this.styleOf(start, frequencyEnd));
    if (!this.opensParagraph(start)) return;
    if (end - start > LONGEST_UNKNOWN || end === this.text.length || !this.endsParagraph(end)) return this.readLead(start, end);
    const isSet = this.isMostlySet(start, end);
    const phrase = bare(this.text.slice(start, end));
    const known = isSet ? null : this.rules.exactKind(phrase.toLowerCase(), this.kinds);
    if (known !== null && TITLE_KINDS.includes(known)) return this.add(start, end, known, "line");
    if (!isSet && !this.mayBeFrequency(start)) return this.readLead(start, end);
    const kind = this.kindOf(phrase);
    if (kind === "frequency" && end - start <= LONGEST_INSIDE) this.add(start, end, kind, isSet ? "set" : "line");
    else if (isSet && !/[;,]/u.test(this.text[end - 1] ?? "")) this.add(start, end, kind ?? "other", "title");
  }

  /** Words in italics or bold with which a paragraph begins, a name of four words and more or one of the vocabulary; names of species are neither. */
  private readLead(start: number, end: number): void {
    const range = this.slanted.find((candidate) => candidate.start <= start && candidate.end > start);
    const leadEnd = range === undefined ? start : trimmedEnd(this.text, range.end);
    if (leadEnd <= start || leadEnd >= end || leadEnd - start > LONGEST_UNKNOWN) return;
    const lead = this.text.slice(start, leadEnd);
    const words = lead.split(" ").length;
    if (!/^\p{Lu}[^.,;:]*$/u.test(lead) || !/\s/u.test(this.text[leadEnd] ?? "")) return;
    const kind = this.kindOf(lead);
    if (words >= 4 || (words >= 2 && kind !== null)) this.add(start, leadEnd, kind ?? "other", kind === null ? "set" : "run_in", false, true);
  }

  /** Kind by vocabulary; a phrase that is a range of ages, weights or clearances is a population. */
  private kindOf(phrase: string): LabelKind | null {
    const words = phrase.toLowerCase();
    const kind = this.rules.kindOf(words, this.kinds);
    if (kind !== null || !this.kinds.includes("population")) return kind;
    if (!/^(?:\p{L}+ )?[<>≤≥]?\s*\d/u.test(words) || phrase.length > 48) return null;
    return this.rules.isUnit(phrase.slice(phrase.lastIndexOf(" ") + 1)) ? "population" : null;
  }

  /** End of a frequency with its bounds that begins at `start`, `start` where there is none. */
  private boundedFrequency(start: number, end: number): number {
    if (!this.mayBeFrequency(start)) return start;
    const phrase = this.text.slice(start, Math.min(end, start + 220));
    const bounded = BOUNDED_FREQUENCY.exec(phrase)?.[0];
    return bounded !== undefined && this.rules.kindOf(bare(phrase).toLowerCase(), this.kinds) === "frequency" ? start + bounded.length : start;
  }

  private mayBeFrequency(start: number): boolean {
    const at = /[-–—•●*+]/u.test(this.text[start] ?? "") ? skipSpace(this.text, start + 1) : start;
    return this.kinds.includes("frequency") && this.rules.beginsKind("frequency", firstWord(this.text.slice(at, at + 24)).toLowerCase());
  }

  private styleOf(start: number, end: number): LabelStyle {
    return this.isMostlySet(start, end) ? "set" : this.endsParagraph(end) ? "line" : "run_in";
  }

  /** Where the phrase before a colon begins: the sentence, what follows its last semicolon, or a set phrase at its end. */
  private phraseStart(sentence: number, end: number): number {
    let start = sentence;
    for (let mark = this.text.indexOf(";", sentence); mark >= 0 && mark < end; mark = this.text.indexOf(";", mark + 1))
      if (!this.isBracketed(sentence, mark)) start = skipSpace(this.text, mark + 1);
    if (end - start <= LONGEST_UNKNOWN) return Math.min(start, end - 1);
    if (unbracketed(this.text.slice(start, end)).length <= LONGEST_UNKNOWN) return Math.min(start, end - 1);
    const last = this.slanted.find((range) => range.start > start && range.start < end && range.end >= end - 1);
    return last !== undefined && /^\p{Lu}\S*\s+\S/u.test(this.text.slice(last.start, end)) ? last.start : start;
  }

  /** An opening bracket stands before `at` in its sentence, and closes behind it. */
  private isBracketed(sentence: number, at: number): boolean {
    for (let i = sentence; i < at; i++) {
      const char = this.text[i];
      if (char !== "(" && char !== "[") continue;
      const close = bracketEnd(this.text, i);
      if (close > at) return true;
      i = Math.max(i, close);
    }
    return false;
  }

  /** End of the grammatical sentence around `at`: colons inside it do not end it. */
  private sentenceEnd(at: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] as number) <= at) low = middle + 1;
      else high = middle;
    }
    while (low < this.starts.length && this.text[trimmedEnd(this.text, this.starts[low] as number) - 1] === ":") low++;
    return this.starts[low] ?? this.text.length;
  }

  /** More than half of it is set in italics or bold; remarks in brackets do not count where they are plain. */
  private isMostlySet(start: number, end: number): boolean {
    let covered = 0;
    for (const range of this.slanted) covered += Math.max(0, Math.min(range.end, end) - Math.max(range.start, start));
    if (covered === 0) return false;
    return covered * 2 > unbracketed(this.text.slice(start, end)).length;
  }

  private opensParagraph(start: number): boolean {
    return trimmedEnd(this.text, start) <= this.labelledUpTo || start === this.labelledUpTo;
  }

  private endsParagraph(end: number): boolean {
    const next = skipSpace(this.text, end);
    return next >= this.text.length || hasNewline(this.text, end, next);
  }

  private add(start: number, end: number, kind: LabelKind, style: LabelStyle, isItem = false, isLead = false): void {
    const opensParagraph = this.opensParagraph(start);
    const isTopic = this.rules.beginsTopic(bare(this.text.slice(start, end)).toLowerCase());
    this.labels.push({ start, end, kind, style, opensParagraph, closesParagraph: this.endsParagraph(end), isTopic, isLead, isItem: isItem && style === "run_in", sentenceEnd: this.sentenceEnd(end) });
    if (opensParagraph && !isLead) this.labelledUpTo = end;
  }
}
