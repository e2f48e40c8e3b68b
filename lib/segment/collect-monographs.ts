/** Comes in: the events of a book. Goes out: drafts of its monographs, and what belongs to none. Never makes text. */
import type { Unapplied } from "@/lib/model/segment-overrides";
import type { BookEvent } from "./read-events";
import type { FormulaItem, TableItem } from "./flow";
import type { LaidLine } from "./laid-line";
import { type BlockDraft, MonographDraft } from "./monograph-draft";
import type { SectionDraft } from "./section-draft";

interface MisspeltHeading {
  draft: MonographDraft;
  laid: LaidLine;
  key: SectionDraft["key"];
  expected: string;
  found: string;
}

export interface Collected {
  drafts: MonographDraft[];
  /** Lines that belong to no monograph, whole or in part. */
  outside: { laid: LaidLine; from: number; to: number }[];
  outsideBlocks: (TableItem | FormulaItem)[];
  /** Heading lines kept apart from text: section headings that open a section, and dividers. */
  headings: { laid: LaidLine; from: number; to: number }[];
  misspelt: MisspeltHeading[];
  /** Orders of reviewers about headings that stand in no monograph: they head nothing. */
  unapplied: Unapplied[];
}

export function collectMonographs(events: readonly BookEvent[]): Collected {
  const out: Collected = { drafts: [], outside: [], outsideBlocks: [], headings: [], misspelt: [], unapplied: [] };
  let draft: MonographDraft | null = null;
  for (const event of events) {
    if (event.kind === "name") {
      draft = new MonographDraft(event);
      out.drafts.push(draft);
    } else if (event.kind === "end") {
      draft = null;
      out.outside.push(whole(event.laid));
    } else if (draft === null) setAside(event, out);
    else take(event, draft, out);
  }
  return out;
}

function whole(laid: LaidLine): { laid: LaidLine; from: number; to: number } {
  return { laid, from: 0, to: laid.line.text.length };
}

function setAside(event: BookEvent, out: Collected): void {
  if (event.kind === "block") out.outsideBlocks.push(event.item);
  else if (event.kind === "aside") out.outside.push(whole(event.item.laid));
  else if (event.kind === "body" || event.kind === "heading") {
    out.outside.push({ laid: event.laid, from: event.from, to: event.to });
    if (event.kind === "heading") out.outside.push(...event.extraLines.map(whole));
    if (event.kind === "heading" && event.order !== null) out.unapplied.push({ id: event.order, reason: "outside_monograph" });
  } else if (event.kind === "divider") out.outside.push(whole(event.laid));
}

function take(event: BookEvent, draft: MonographDraft, out: Collected): void {
  switch (event.kind) {
    case "heading": {
      const section = draft.openSection(event.rule.key);
      const first = section.headings.length === 0;
      section.addHeading(event.laid, event.from, event.to, event.extraLines);
      if (first) out.headings.push({ laid: event.laid, from: event.from, to: event.to }, ...event.extraLines.map(whole));
      if (!event.exact) out.misspelt.push({ draft, laid: event.laid, key: section.key, expected: event.expected, found: event.laid.line.text.slice(event.from, event.to).trim() });
      return;
    }
    case "body":
      draft.addBody(event.laid, event.from, event.to);
      return;
    case "divider":
      draft.current?.breakParagraph();
      draft.dividers.push(event.laid);
      out.headings.push(whole(event.laid));
      return;
    case "aside":
      draft.asidePages.push(event.item.laid.line.physicalPage);
      out.outside.push(whole(event.item.laid));
      return;
    case "block":
      if (draft.current === null) out.outsideBlocks.push(event.item);
      else draft.blocks.push({ item: event.item, ...homeOf(event.item, draft.current, draft) });
      return;
    default:
      return;
  }
}

/**
 * A block belongs to the section in force where it stands, after what was read of it. One that floated to the head of a column belongs to the
 * latest section that mentions its caption's number, after that mention, where the section in force does not mention it.
 */
function homeOf(item: TableItem | FormulaItem, current: SectionDraft, draft: MonographDraft): Pick<BlockDraft, "section" | "pieceCount"> {
  const here = { section: current, pieceCount: current.pieces.length };
  const label = item.kind === "table" && item.atColumnTop ? /^\s*(\p{L}+)\s*(\d+)/u.exec(item.table.caption ?? "") : null;
  if (label === null) return here;
  const mention = new RegExp(`${label[1]}\\s*${label[2]}(?!\\d)`, "iu");
  const placeIn = (section: SectionDraft) => section.pieces.findIndex((piece) => mention.test(piece.laid.line.text.slice(piece.from, piece.to)));
  if (placeIn(current) !== -1) return here;
  const section = draft.sections.filter((other) => other !== current).findLast((other) => placeIn(other) !== -1);
  return section === undefined ? here : { section, pieceCount: placeIn(section) + 1 };
}
