/** One monograph while the book is being read: what was met in it, in order. Makes no text. */
import type { SectionKey } from "@/lib/model/section-key";
import type { FormulaItem, TableItem } from "./flow";
import type { LaidLine, Piece } from "./laid-line";
import type { NameFound } from "./name-found";
import { SectionDraft } from "./section-draft";

export interface BlockDraft {
  item: TableItem | FormulaItem;
  section: SectionDraft;
  /** How many pieces its section had when the block was met. */
  pieceCount: number;
}

export class MonographDraft {
  readonly sections: SectionDraft[] = [];
  readonly blocks: BlockDraft[] = [];
  readonly preamble: Piece[] = [];
  /** Headings that divide without naming a section. */
  readonly dividers: LaidLine[] = [];
  /** Pages of text set aside that stand inside it (a figure's page belongs to the monograph). */
  readonly asidePages: number[] = [];
  current: SectionDraft | null = null;

  readonly name: string;
  readonly slugFrom: string;
  readonly nameLines: readonly LaidLine[];
  /** The name's lines are a section's text and counted there. */
  readonly shared: boolean;
  /** The line at which it begins. */
  readonly beginsAt: LaidLine;
  /** A reviewer says that it begins there. */
  readonly ordered: boolean;

  constructor({ name, slugFrom, lines, shared, at, order }: NameFound & { at: LaidLine }) {
    this.name = name;
    this.slugFrom = slugFrom;
    this.nameLines = lines;
    this.shared = shared;
    this.beginsAt = at;
    this.ordered = order !== undefined;
  }

  openSection(key: SectionKey): SectionDraft {
    let draft = this.sections.find((section) => section.key === key);
    if (draft === undefined) {
      draft = new SectionDraft(key);
      this.sections.push(draft);
    }
    this.current = draft;
    return draft;
  }

  addBody(laid: LaidLine, from: number, to: number): void {
    if (this.current === null) this.preamble.push({ laid, from, to, startsParagraph: this.preamble.length === 0 });
    else this.current.addBody(laid, from, to);
  }
}
