/** Comes in: a monograph's draft. Goes out: the monograph. Never reads a page. */
import type { Block } from "@/lib/model/block";
import type { SourceLine } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { Profile } from "@/lib/model/profile";
import { atcCodesInProse, atcCodesOfSection, statesNoAtc } from "./atc-codes";
import type { TableItem } from "./flow";
import { joinLines, sourceLine, type JoinedText } from "./join-lines";
import type { Piece } from "./laid-line";
import { formulaBlock, tableBlock } from "./lift-block";
import { linesOfBlock } from "./page-ledger";
import type { BlockDraft, MonographDraft } from "./monograph-draft";
import type { ParagraphStyle } from "./paragraphs";
import { finishSection, offsetAfter, type SectionDraft } from "./section-draft";
import type { JoinedTable } from "./table/found-table";
import type { WordList } from "./word-list";

export interface BuildInput {
  profile: Profile;
  style: ParagraphStyle;
  words: WordList;
  /** The joined table that a table belongs to and all its members; the first member stands for it. */
  groupOf: (item: TableItem) => { joined: JoinedTable; members: readonly TableItem[] };
  folioOf: (physicalPage: number) => string | null;
  isUnreliableLine: (line: Pick<SourceLine, "lineId">) => boolean;
}

export function buildMonograph(draft: MonographDraft, drugId: string, input: BuildInput): Monograph {
  const joined = new Map<SectionDraft, JoinedText>(draft.sections.map((section) => [section, section.join(input.style, input.words)]));
  const blocks = buildBlocks(draft, drugId, joined, input);
  const sections = draft.sections.map((section) =>
    finishSection({ draft: section, joined: joined.get(section) as JoinedText, blocks: blocks.filter((block) => block.sectionKey === section.key), isUnreliable: input.isUnreliableLine }),
  );
  const range = pageRange(draft, sections.flatMap((section) => [...section.lines, ...section.headings]), blocks);
  const atc = sections.find((section) => section.key === "ma_atc");
  const pharmacology = sections.find((section) => section.key === "duoc_ly_va_co_che_tac_dung");
  const atcCodes = atc !== undefined ? atcCodesOfSection(atc.text) : atcCodesInProse(pharmacology?.text ?? "");
  const stated = atc?.text ?? /\bATC\b.{0,90}/su.exec(pharmacology?.text ?? "")?.[0] ?? "";
  return {
    drugId,
    drugName: draft.name,
    sourcePageRange: range,
    printedPageRange: [input.folioOf(range[0]), input.folioOf(range[1])],
    atcCodes,
    atcStatedAbsent: atcCodes.length === 0 && statesNoAtc(stated, input.profile.atcAbsentPhrases),
    nameLines: nameLines(draft),
    preamble: joinLines(draft.preamble, input.style, input.words),
    sections,
    blocks,
  };
}

function buildBlocks(draft: MonographDraft, drugId: string, joined: ReadonlyMap<SectionDraft, JoinedText>, input: BuildInput): Block[] {
  const counts = { t: 0, f: 0 };
  const blocks: Block[] = [];
  for (const entry of draft.blocks) {
    const members = entry.item.kind === "table" ? input.groupOf(entry.item).members : [entry.item];
    const place = (kind: "t" | "f") => ({
      blockId: `${drugId}-${kind}${++counts[kind]}`,
      sectionKey: entry.section.key,
      at: offsetAfter(entry.section, joined.get(entry.section) as JoinedText, entry.pieceCount, input.style),
      unreliable: members.some((member) => linesOfBlock(member).some(({ line }) => input.isUnreliableLine(line))),
    });
    if (entry.item.kind === "formula") blocks.push(formulaBlock(entry.item, place("f")));
    else if (leads(entry, input)) {
      const group = input.groupOf(entry.item);
      blocks.push(tableBlock(group.joined, group.members, place("t")));
    }
  }
  return blocks;
}

function leads(entry: BlockDraft, input: BuildInput): boolean {
  return entry.item.kind === "table" && input.groupOf(entry.item).members[0] === entry.item;
}

function nameLines(draft: MonographDraft): SourceLine[] {
  let offset = 0;
  return draft.nameLines.map((laid) => {
    const line = sourceLine({ laid, from: 0, to: laid.line.text.length, startsParagraph: false } satisfies Piece, 0, laid.line.text.length, offset);
    offset = line.end + 1;
    return line;
  });
}

function pageRange(draft: MonographDraft, places: readonly { physicalPage: number }[], blocks: readonly Block[]): [number, number] {
  const pages = [
    ...draft.nameLines.map((laid) => laid.line.physicalPage),
    ...draft.preamble.map((piece) => piece.laid.line.physicalPage),
    ...places.map((place) => place.physicalPage),
    ...blocks.flatMap((block) => block.pieces.map((piece) => piece.physicalPage)),
    ...draft.asidePages,
  ];
  return [Math.min(...pages), Math.max(...pages)];
}
