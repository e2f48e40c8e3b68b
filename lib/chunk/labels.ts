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
import { bracketEnd, isOpening } from "./borders";
import { hasNewline, opensParagraph, signTable, skipSpace, trimmedEnd } from "./characters";
import { firstEndingBehind } from "./halving";
import { bareStart, BOUNDED_FREQUENCY, printedHeadings, unbracketedLength } from "./label-phrases";
import { kindOf, type LabelWords, labelWords } from "./label-words";
import type { OfStretch } from "./remembered";
import { slantedRanges, type TextRange } from "./typography";
import type { Units } from "./units";
import type { WordRules } from "./word-rules";

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
}

/** Longest label in UTF-16 units, by how sure its words or its typography make us. */
const LONGEST_KNOWN = 150;
const LONGEST_UNKNOWN = 90;
const LONGEST_INSIDE = 64;

/** Kinds of which a paragraph that is one phrase of the vocabulary and nothing else is a label; an indication so printed is an item of a list. */
const TITLE_KINDS: readonly LabelKind[] = ["population", "route", "organ", "frequency"];

const ADVERSE_KINDS: readonly LabelKind[] = ["heading", "other", "frequency", "organ", "route"];
const INTERACTION_KINDS: readonly LabelKind[] = ["heading", "other", "population"];
const COLON = 0x3a;
const SEMICOLON = 0x3b;
const NEWLINE = 0x0a;
/** Bullets that may stand before a frequency. */
const FREQUENCY_BULLETS = signTable("-–—•●*+");
const OTHER_KINDS: readonly LabelKind[] = ["heading", "other", "indication", "route", "population", "form", "step"];

function kindsIn(key: SectionKey): readonly LabelKind[] {
  if (key === "tac_dung_khong_mong_muon") return ADVERSE_KINDS;
  return key === "tuong_tac_thuoc" ? INTERACTION_KINDS : OTHER_KINDS;
}

/** Finds every label of one section, in order. `units` are those of its text, `starts` the sentence starts. */
export function findLabels(section: SectionSpan, units: Units, starts: readonly number[], rules: WordRules): FoundLabel[] {
  const finder = new LabelFinder(section, units, rules);
  let from = 0;
  for (let i = 0; i <= starts.length; i++) {
    const next = starts[i] ?? section.text.length;
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
  /** What a phrase with its colon says. */
  private readonly wordsOf: OfStretch<LabelWords>;
  private readonly headingStarts: ReadonlyMap<number, number>;
  private readonly mayHoldFrequencies: boolean;
  /** Every character of the paragraph up to here is a label or white space. */
  private labelledUpTo = 0;

  constructor(
    section: SectionSpan,
    private readonly units: Units,
    private readonly rules: WordRules,
  ) {
    this.text = section.text;
    this.slanted = slantedRanges(section);
    this.kinds = kindsIn(section.key);
    this.wordsOf = labelWords(rules, this.kinds);
    this.mayHoldFrequencies = this.kinds.includes("frequency");
    this.headingStarts = printedHeadings(section);
  }

  /** Reads the sentence `[start, end)`. */
  readSentence(start: number, end: number): void {
    if (opensParagraph(this.units, start)) this.labelledUpTo = start;
    const contentEnd = trimmedEnd(this.units, end);
    const headingEnd = this.headingStarts.size === 0 ? undefined : this.headingStarts.get(start);
    if (headingEnd !== undefined) return this.add(start, headingEnd, "heading", "title");
    if (this.units[contentEnd - 1] === COLON) return this.readColon(start, contentEnd);
    this.readWithoutColon(start, contentEnd);
  }

  private readColon(sentence: number, end: number): void {
    const frequencyEnd = this.boundedFrequency(sentence, end);
    const from = frequencyEnd > sentence ? skipSpace(this.units, frequencyEnd) : sentence;
    if (frequencyEnd > sentence) {
      const isWhole = from >= end - 1;
      this.add(sentence, isWhole ? end : frequencyEnd, "frequency", this.styleOf(sentence, isWhole ? end : frequencyEnd));
      if (isWhole) return;
    }
    let start = from;
    let words = end - from <= LONGEST_UNKNOWN ? this.wordsOf(this.units, from, end) : null;
    if (words === null || words.hasSemicolon) {
      start = this.phraseStart(from, end);
      words = this.wordsOf(this.units, start, end);
    }
    if (words.isNone) return;
    const { kind } = words;
    const style = this.styleOf(start, end);
    const longest = kind !== null || style === "set" ? LONGEST_KNOWN : this.opensParagraph(start) ? LONGEST_UNKNOWN : LONGEST_INSIDE;
    if (words.length < longest) this.add(start, end, kind ?? "other", style, start > from, false, words.isTopic);
  }

  /** A frequency ("Ít gặp, 1/1 000 < ADR < 1/100"), or a whole paragraph that is set apart or is a phrase of the vocabulary. */
  private readWithoutColon(start: number, end: number): void {
    const frequencyEnd = this.boundedFrequency(start, end);
    if (frequencyEnd > start) return this.add(start, frequencyEnd, "frequency", this.styleOf(start, frequencyEnd));
    if (!this.opensParagraph(start)) return;
    if (end - start > LONGEST_UNKNOWN || end === this.text.length || !this.endsParagraph(end)) return this.readLead(start, end);
    const isSet = this.isMostlySet(start, end);
    const phrase = bareStart(this.units, start, end);
    const known = isSet ? null : this.rules.exactKind(this.units, phrase, end, this.kinds);
    if (known !== null && TITLE_KINDS.includes(known)) return this.add(start, end, known, "line");
    if (!isSet && !this.mayBeFrequency(start)) return this.readLead(start, end);
    const kind = kindOf(this.units, phrase, end, this.kinds, this.rules);
    if (kind === "frequency" && end - start <= LONGEST_INSIDE) this.add(start, end, kind, isSet ? "set" : "line");
    else if (isSet && !/[;,]/u.test(this.text[end - 1] ?? "")) this.add(start, end, kind ?? "other", "title");
  }

  /** Words in italics or bold with which a paragraph begins, a name of four words and more or one of the vocabulary; names of species are neither. */
  private readLead(start: number, end: number): void {
    if (this.slanted.length === 0) return;
    const range = this.slanted[firstEndingBehind(this.slanted, start)];
    const leadEnd = range === undefined || range.start > start ? start : trimmedEnd(this.units, range.end);
    if (leadEnd <= start || leadEnd >= end || leadEnd - start > LONGEST_UNKNOWN) return;
    const lead = this.text.slice(start, leadEnd);
    const words = lead.split(" ").length;
    if (!/^\p{Lu}[^.,;:]*$/u.test(lead) || !/\s/u.test(this.text[leadEnd] ?? "")) return;
    const kind = kindOf(this.units, start, leadEnd, this.kinds, this.rules);
    if (words >= 4 || (words >= 2 && kind !== null)) this.add(start, leadEnd, kind ?? "other", kind === null ? "set" : "run_in", false, true);
  }

  /** End of a frequency with its bounds that begins at `start`, `start` where there is none. */
  private boundedFrequency(start: number, end: number): number {
    if (!this.mayBeFrequency(start)) return start;
    const phraseEnd = Math.min(end, start + 220);
    const bounded = BOUNDED_FREQUENCY.exec(this.text.slice(start, phraseEnd))?.[0];
    return bounded !== undefined && this.rules.kindOf(this.units, bareStart(this.units, start, phraseEnd), phraseEnd, this.kinds) === "frequency" ? start + bounded.length : start;
  }

  private mayBeFrequency(start: number): boolean {
    if (!this.mayHoldFrequencies) return false;
    const at = start < this.units.length && FREQUENCY_BULLETS[this.units[start] as number] === 1 ? skipSpace(this.units, start + 1) : start;
    return this.rules.beginsKind("frequency", this.units, at);
  }

  private styleOf(start: number, end: number): LabelStyle {
    return this.isMostlySet(start, end) ? "set" : this.endsParagraph(end) ? "line" : "run_in";
  }

  /** Where the phrase before a colon begins: the sentence, what follows its last semicolon, or a set phrase at its end. */
  private phraseStart(sentence: number, end: number): number {
    const { text, units } = this;
    let start = sentence;
    for (let mark = sentence; mark < end; mark++) if (units[mark] === SEMICOLON && !this.isBracketed(sentence, mark)) start = skipSpace(units, mark + 1);
    if (end - start <= LONGEST_UNKNOWN || unbracketedLength(units, start, end) <= LONGEST_UNKNOWN) return Math.min(start, end - 1);
    for (let i = firstEndingBehind(this.slanted, end - 2); i < this.slanted.length; i++) {
      const last = this.slanted[i] as TextRange;
      if (last.start >= end) break;
      if (last.start > start) return /^\p{Lu}\S*\s+\S/u.test(text.slice(last.start, end)) ? last.start : start;
    }
    return start;
  }

  /** An opening bracket stands before `at` in its sentence, and closes behind it. */
  private isBracketed(sentence: number, at: number): boolean {
    for (let i = sentence; i < at; i++) {
      if (!isOpening(this.units[i] as number)) continue;
      const close = bracketEnd(this.units, i);
      if (close > at) return true;
      i = Math.max(i, close);
    }
    return false;
  }

  /** More than half of it is set in italics or bold; remarks in brackets do not count where they are plain. */
  private isMostlySet(start: number, end: number): boolean {
    if (this.slanted.length === 0) return false;
    let covered = 0;
    for (let i = firstEndingBehind(this.slanted, start); i < this.slanted.length; i++) {
      const range = this.slanted[i] as TextRange;
      if (range.start >= end) break;
      covered += Math.min(range.end, end) - Math.max(range.start, start);
    }
    return covered > 0 && covered * 2 > unbracketedLength(this.units, start, end);
  }

  private opensParagraph(start: number): boolean {
    return trimmedEnd(this.units, start) <= this.labelledUpTo || start === this.labelledUpTo;
  }

  private endsParagraph(end: number): boolean {
    if (this.units[end] === NEWLINE) return true;
    const next = skipSpace(this.units, end);
    return next >= this.units.length || hasNewline(this.units, end, next);
  }

  private add(start: number, end: number, kind: LabelKind, style: LabelStyle, isItem = false, isLead = false, isTopic = this.rules.beginsTopic(this.units, bareStart(this.units, start, end), end)): void {
    const opensParagraph = this.opensParagraph(start);
    this.labels.push({ start, end, kind, style, opensParagraph, closesParagraph: this.endsParagraph(end), isTopic, isLead, isItem: isItem && style === "run_in" });
    if (opensParagraph && !isLead) this.labelledUpTo = end;
  }
}
