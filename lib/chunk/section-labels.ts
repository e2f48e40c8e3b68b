/** Reads a section's sentences and labels: in go the section and the profile, out come sentence starts and labels with their scopes; it never packs. */
import type { Block } from "@/lib/model/block";
import type { LabelKind } from "@/lib/model/label";
import type { Profile } from "@/lib/model/profile";
import type { SectionSpan } from "@/lib/model/section-span";
import { sentenceStarts } from "./borders";
import { isDigitAt, skipSpace } from "./characters";
import { type ScopedLabel, scopeLabels } from "./label-scope";
import { type FoundLabel, findLabels } from "./labels";
import { type ReadText, readText } from "./read-text";
import type { Units } from "./units";
import { type WordRules, wordRules } from "./word-rules";

export interface SectionLabels {
  /** The section's text as it was read: made once, for all that look at it afterwards. */
  units: Units;
  starts: number[];
  found: FoundLabel[];
  scoped: ScopedLabel[];
}

/** Sentences and labels of one section. `blocks` are its lifted blocks; who has read its text before gives that. */
export function readLabels(section: SectionSpan, blocks: readonly Block[], profile: Profile, read: ReadText = readText(section.text)): SectionLabels {
  const rules = wordRules(profile);
  const { text } = section;
  const { units } = read;
  const starts = sentenceStarts(read, rules);
  const found = findLabels(section, units, starts, rules);
  if (found.length === 0) return { units, starts, found, scoped: [] };
  const wholes: number[] = [];
  for (let i = 0; i < starts.length; i++) if (rules.speaksOfWhole(units, starts[i] as number)) wholes.push(starts[i] as number);
  const scoped = scopeLabels(text, units, found, {
    gaps: section.quarantined.map((gap) => gap.start).sort((a, b) => a - b),
    blocks: blocks.map((block) => block.at),
    marks: read.marks,
    starts,
    wholes,
    wholeParagraphs: wholes.filter((at) => units[at - 1] === NEWLINE),
    namesPatients(at) {
      return namesAges(units, at, rules);
    },
  });
  return { units, starts, found, scoped };
}

/** The sentence begins with patients of an age, a weight or a clearance ("Trẻ từ 12 tuổi …"). */
function namesAges(units: Units, at: number, rules: WordRules): boolean {
  return rules.namesPatients(units, at, Math.min(at + 40, units.length)) && hasDigitSoon(units, at);
}

function hasDigitSoon(units: Units, at: number): boolean {
  for (let i = at; i < at + 26; i++) if (isDigitAt(units, i)) return i >= at + 2;
  return false;
}

/** Labels that govern the place `at`, outermost first. */
export function governingLabels(labels: readonly ScopedLabel[], at: number): ScopedLabel[] {
  const governing: ScopedLabel[] = [];
  for (const label of labels) {
    if (label.end > at) break;
    if (at < label.scopeEnd) governing.push(label);
  }
  return governing;
}

const NEWLINE = 0x0a;
const CLINICAL: readonly LabelKind[] = ["indication", "route", "population", "form", "frequency"];

/**
 * Labels that a lifted block takes along: those that say for whom, for what, how or in what form. A label that opened a topic of prose is taken
 * only where nothing but labels stands between it and the block.
 */
export function blockLabels(units: Units, labels: readonly ScopedLabel[], at: number): ScopedLabel[] {
  const governing = at < units.length ? governingLabels(labels, at) : labels.filter((label) => label.isOpen);
  const innermost = governing[governing.length - 1];
  if (innermost !== undefined && skipSpace(units, innermost.end) >= at) return governing;
  return governing.filter((label) => CLINICAL.includes(label.kind));
}
