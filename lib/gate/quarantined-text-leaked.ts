import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { words } from "./fold-text";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";
import { type FoundPhrase, textWithoutCaption, WithheldPhrases } from "./withheld-phrases";

/**
 * No exported field of any chunk quotes a block that nobody approved, or a quarantined stretch of prose. Looked for by the words themselves
 * in every text field, carried labels included, and by origin: no chunk of anything else has a line of a withheld block among its boxes.
 * Words that the monograph also prints elsewhere, in prose or in an approved block, may be quoted from there. The finding names field and
 * block, never the text.
 */
export function quarantinedTextLeaked(facts: MonographFacts): Finding[] {
  const ranges = facts.monograph.sections.flatMap((section) => section.quarantined.map((range) => ({ section, range })));
  if (facts.withheld.length === 0 && ranges.length === 0) return [];
  const findings = leakedLines(facts);
  // Lines that stand both in a withheld block and in prose make the prose no alibi.
  const sharesLines = findings.length > 0;
  const phrases = new WithheldPhrases();
  for (const block of facts.withheld) phrases.addBlock(block);
  for (const { section, range } of ranges) phrases.addText(section.text.slice(range.start, range.end), `${section.key} ${range.start}–${range.end}`);
  findings.push(...leakedRanges(facts));
  if (phrases.isEmpty) return findings;
  // Two heaps, the small one first: the whole prose is only looked through where a phrase is in no caption and no heading.
  const names = lazily(() => joined(quotableNames(facts)));
  const prose = lazily(() => joined(quotableText(facts, sharesLines)));
  const isName = (phrase: string): boolean => names().includes(` ${phrase} `);
  // A descriptor has the caption on one line and the drug's name on the next: where one ends and the other begins nothing is quoted.
  const isQuotable = ({ phrase, pieces }: FoundPhrase): boolean => isName(phrase) || (pieces.length > 1 && pieces.every(isName)) || prose().includes(` ${phrase} `);
  const clean = new Set<string>(); // Names are the same on every chunk: looked at once.
  for (const chunk of facts.chunks) {
    for (const [field, text] of textFields(chunk, !sharesLines && isVerbatimProse(chunk, facts))) {
      if (clean.has(text)) continue;
      const leak = [...phrases.findIn(text)].find((found) => !isQuotable(found));
      if (leak === undefined) clean.add(text);
      else findings.push(makeFinding("quarantined_text_leaked", { ...placeOfChunk(chunk), blockId: facts.blocks.has(leak.owner) ? leak.owner : chunk.blockId }, `nothing of ${leak.owner}`, field));
    }
  }
  return findings;
}

/** Enough of a source's start to see a phrase that runs from what stands in front of it into it. */
const SOURCE_START = 80;

/** True where the source is the section's own prose outside quarantine: that may be quoted, so nothing in it can be a leak. */
function isVerbatimProse(chunk: Chunk, facts: MonographFacts): boolean {
  const section = facts.sections.get(chunk.sectionKey);
  const { start, sourceText } = chunk;
  if (chunk.chunkKind !== "prose" || section === undefined || start === null) return false;
  const end = start + sourceText.length;
  return section.text.startsWith(sourceText, start) && chunk.text.endsWith(sourceText) && !section.quarantined.some((range) => start < range.end && range.start < end);
}

/** The text fields of a chunk's record by their exported names. The source is part of the text as a rule and then searched once, or not at all where it is known to be prose. */
function textFields(chunk: Chunk, sourceIsProse: boolean): [string, string][] {
  const prefixLength = chunk.text.length - chunk.sourceText.length;
  const fields: [string, string][] = [];
  if (!sourceIsProse) fields.push(["text", chunk.text]);
  else if (prefixLength > 0) fields.push(["text", chunk.text.slice(0, prefixLength + SOURCE_START)]);
  if (!chunk.text.includes(chunk.sourceText)) fields.push(["source_text", chunk.sourceText]);
  for (const label of chunk.contextLabels) if (!chunk.text.includes(label)) fields.push(["context_labels", label]);
  fields.push(["section_display_name", chunk.sectionDisplayName], ["drug_name", chunk.drugName]);
  return fields;
}

/** Chunks of something else whose boxes lie on a line of a withheld block. */
function leakedLines(facts: MonographFacts): Finding[] {
  const owners = new Map<string, { blockId: string; x0: number; x1: number }[]>();
  for (const block of facts.withheld) {
    for (const line of block.lines) {
      const entry = { blockId: block.blockId, x0: line.bbox[0], x1: line.bbox[2] };
      const list = owners.get(line.lineId);
      if (list === undefined) owners.set(line.lineId, [entry]);
      else list.push(entry);
    }
  }
  const findings: Finding[] = [];
  for (const chunk of facts.chunks) {
    const hit = chunk.boxes
      .flatMap((box) => (owners.get(box.lineId) ?? []).map((owner) => ({ box, owner })))
      .find(({ box, owner }) => owner.blockId !== chunk.blockId && Math.min(box.bbox[2], owner.x1) - Math.max(box.bbox[0], owner.x0) > 1);
    if (hit !== undefined) findings.push(makeFinding("quarantined_text_leaked", { ...placeOfChunk(chunk), blockId: hit.owner.blockId }, `no line of ${hit.owner.blockId}`, hit.box.lineId));
  }
  return findings;
}

/** Prose chunks that run over a quarantined stretch of their section. */
function leakedRanges(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const [key, section] of facts.sections) {
    if (section.quarantined.length === 0) continue;
    for (const chunk of facts.proseOf(key)) {
      const hit = section.quarantined.find((range) => chunk.start !== null && chunk.end !== null && chunk.start < range.end && range.start < chunk.end);
      if (hit !== undefined) findings.push(makeFinding("quarantined_text_leaked", placeOfChunk(chunk), `nothing of ${key} ${hit.start}–${hit.end}`, "source_text"));
    }
  }
  return findings;
}

/** Drug name, headings and captions: they may always be quoted. */
function quotableNames(facts: MonographFacts): string[] {
  const captions = facts.monograph.blocks.flatMap((block) => (block.caption === null ? [] : [block.caption]));
  const headings = facts.monograph.sections.flatMap((section) => section.headings.map((heading) => heading.text));
  return [facts.monograph.drugName, ...headings, ...captions];
}

/** What the monograph prints where it may be quoted: prose outside quarantine, and approved blocks. */
function quotableText(facts: MonographFacts, sharesLines: boolean): string[] {
  const prose = sharesLines ? [] : facts.monograph.sections.flatMap((section) => withoutRanges(section.text, section.quarantined));
  const approved = facts.monograph.blocks.filter((block) => !facts.withheld.includes(block));
  return [...prose, ...approved.flatMap((block) => [textWithoutCaption(block), ...rowTexts(block.cells)])];
}

function joined(texts: readonly string[]): string {
  return ` ${texts.map((text) => words(text).join(" ")).join(" | ")} `;
}

function rowTexts(cells: readonly { row: number; text: string }[]): string[] {
  const rows = new Map<number, string[]>();
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell.text]);
  return [...rows.values()].map((row) => row.join(" "));
}

function withoutRanges(text: string, ranges: readonly { start: number; end: number }[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    if (range.start > from) pieces.push(text.slice(from, range.start));
    from = Math.max(from, range.end);
  }
  return [...pieces, text.slice(from)];
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
