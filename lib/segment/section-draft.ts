/** Comes in: headings, pieces of lines and blocks of one section, as read. Goes out: the section with text, lines, parts and quarantined ranges. Never changes the printed order. */
import { unionAll } from "@/lib/geometry/rect";
import type { Block } from "@/lib/model/block";
import type { SourceLine } from "@/lib/model/line";
import type { PageRect } from "@/lib/model/rect";
import type { SectionKey } from "@/lib/model/section-key";
import type { Heading, QuarantinedRange, SectionPart, SectionSpan } from "@/lib/model/section-span";
import { joinLines, sourceLine, type JoinedText } from "./join-lines";
import type { LaidLine, Piece } from "./laid-line";
import { type ParagraphStyle, startsParagraph } from "./paragraphs";
import type { WordList } from "./word-list";

export interface HeadingDraft {
  text: string;
  laid: LaidLine;
  from: number;
  to: number;
  /** Index of the first piece that it heads. */
  pieceIndex: number;
}

/** One section while the book is being read. */
export class SectionDraft {
  readonly headings: HeadingDraft[] = [];
  readonly pieces: Piece[] = [];
  private breakNext = true;

  constructor(readonly key: SectionKey) {}

  /** A second heading of the same key stands in the text as a paragraph; the first is kept apart from it. */
  addHeading(laid: LaidLine, from: number, to: number, extraLines: readonly LaidLine[]): void {
    const text = [laid.line.text.slice(from, to), ...extraLines.map((extra) => extra.line.text)].join(" ").replace(/\s+/gu, " ").trim();
    if (this.headings.length > 0) {
      this.pieces.push({ laid, from, to, startsParagraph: true });
      for (const extra of extraLines) this.pieces.push({ laid: extra, from: 0, to: extra.line.text.length, startsParagraph: false });
    }
    this.headings.push({ text, laid, from, to, pieceIndex: this.pieces.length });
    this.breakNext = true;
  }

  addBody(laid: LaidLine, from: number, to: number): void {
    this.pieces.push({ laid, from, to, startsParagraph: this.breakNext });
    this.breakNext = false;
  }

  /** What follows is a paragraph of its own (a heading without text stood between). */
  breakParagraph(): void {
    this.breakNext = true;
  }

  join(style: ParagraphStyle, words: WordList): JoinedText {
    return joinLines(this.pieces, style, words);
  }
}

/** Offset at which a block stands that was met after `pieceCount` pieces: a paragraph that it interrupts goes on before it. */
export function offsetAfter(draft: SectionDraft, joined: JoinedText, pieceCount: number, style: ParagraphStyle): number {
  let last = pieceCount - 1;
  if (last < 0) return 0;
  while (last + 1 < draft.pieces.length && !startsParagraph(draft.pieces[last] as Piece, draft.pieces[last + 1] as Piece, style)) last++;
  return joined.lines[last]?.end ?? 0;
}

export interface SectionInput {
  draft: SectionDraft;
  joined: JoinedText;
  blocks: readonly Block[];
  isUnreliable: (line: SourceLine) => boolean;
}

export function finishSection({ draft, joined, blocks, isUnreliable }: SectionInput): SectionSpan {
  const quarantined = rangesOf(joined.lines, isUnreliable);
  return {
    key: draft.key,
    displayName: (draft.headings[0]?.text ?? draft.key).replace(/\s*:\s*$/u, ""),
    text: joined.text,
    headings: draft.headings.map((heading) => toHeading(heading, joined)),
    lines: joined.lines,
    parts: partsOf(joined, blocks, quarantined),
    quarantined,
  };
}

function toHeading(heading: HeadingDraft, joined: JoinedText): Heading {
  const own = sourceLine({ laid: heading.laid, from: heading.from, to: heading.to, startsParagraph: true }, heading.from, heading.to, 0);
  return {
    text: heading.text,
    physicalPage: own.physicalPage,
    bbox: own.bbox,
    lineId: own.lineId,
    at: joined.lines[heading.pieceIndex]?.start ?? joined.text.length,
  };
}

/** Consecutive unreliable lines make one range. */
function rangesOf(lines: readonly SourceLine[], isUnreliable: (line: SourceLine) => boolean): QuarantinedRange[] {
  const ranges: QuarantinedRange[] = [];
  let open = false;
  for (const line of lines) {
    const bad = isUnreliable(line);
    const last = ranges[ranges.length - 1];
    if (bad && open && last !== undefined) last.end = line.end;
    else if (bad) ranges.push({ start: line.start, end: line.end, reason: "unreliable_text" });
    open = bad;
  }
  return ranges;
}

/** Prose in runs of one page, cut where a block stands; blocks in their places. */
function partsOf(joined: JoinedText, blocks: readonly Block[], quarantined: readonly QuarantinedRange[]): SectionPart[] {
  const parts: SectionPart[] = [];
  const waiting = [...blocks].sort((a, b) => a.at - b.at);
  let run: SourceLine[] = [];
  const flush = () => {
    if (run.length > 0) parts.push(prosePart(run, joined.text, quarantined));
    run = [];
  };
  for (const line of joined.lines) {
    while (waiting[0] !== undefined && waiting[0].at <= line.start && !(waiting[0].at === 0 && line.start === 0 && waiting[0].physicalPage > line.physicalPage)) {
      flush();
      parts.push(blockPart(waiting.shift() as Block));
    }
    if (run[0] !== undefined && run[0].physicalPage !== line.physicalPage) flush();
    run.push(line);
  }
  flush();
  return [...parts, ...waiting.map(blockPart)];
}

function prosePart(lines: readonly SourceLine[], text: string, quarantined: readonly QuarantinedRange[]): SectionPart {
  const first = lines[0] as SourceLine;
  const last = lines[lines.length - 1] as SourceLine;
  return {
    kind: "prose",
    text: text.slice(first.start, last.end),
    physicalPage: first.physicalPage,
    bbox: unionAll(lines.map((line) => line.bbox)) as PageRect,
    sourceSpanIds: [...new Set(lines.map((line) => line.lineId))],
    quarantined: quarantined.some((range) => range.start < last.end && first.start < range.end),
    blockId: null,
  };
}

function blockPart(block: Block): SectionPart {
  return {
    kind: block.kind,
    text: block.text,
    physicalPage: block.physicalPage,
    bbox: block.bbox,
    sourceSpanIds: block.lines.map((line) => line.lineId),
    quarantined: true,
    blockId: block.blockId,
  };
}
