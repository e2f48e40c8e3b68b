import { createRequire } from "node:module";
import { SOFT_HYPHEN, type StyledText, wordText } from "./inline-markup";
import type { BrokenLine, Measure } from "./line-breaker";
import type { TruthBox } from "./sample-truth";

/** Vertical extent of a text box around its baseline, in shares of the type size. */
const BOX_ASCENT = 0.93;
const BOX_DESCENT = 0.24;
/** Raised and lowered type: its size and shift, in shares of the size around it. */
const SCRIPT_SIZE = 0.64;
const SUPER_RAISE = 0.36;
const SUB_DROP = 0.12;

const FONT_FOLDERS = {
  regular: "400Regular/NotoSerif_400Regular.ttf",
  italic: "400Regular_Italic/NotoSerif_400Regular_Italic.ttf",
  bold: "700Bold/NotoSerif_700Bold.ttf",
  boldItalic: "700Bold_Italic/NotoSerif_700Bold_Italic.ttf",
} as const;
type FontName = keyof typeof FONT_FOLDERS;

/** A stretch of a set line that belongs to one owner. */
export interface SetSegment {
  owner: number;
  text: string;
  box: TruthBox;
}

/** Measures and draws text in the four cuts of the book's typeface. Knows nothing of pages or columns. */
export class TextSetter {
  private readonly widths = new Map<string, number>();

  constructor(private readonly doc: PDFKit.PDFDocument) {
    const { resolve } = createRequire(import.meta.url);
    for (const [name, path] of Object.entries(FONT_FOLDERS)) {
      doc.registerFont(name, resolve(`@expo-google-fonts/noto-serif/${path}`));
    }
  }

  /** A measure for type of `size` points, with its space width. */
  measureAt(size: number): { measure: Measure; space: number } {
    return {
      measure: (piece) => this.width(drawnText(piece.text), fontOf(piece), sizeOf(piece, size)),
      space: this.width(" ", "regular", size),
    };
  }

  /**
   * Draws one line with its left edge at `x` and its baseline at `baseline` (points, page space). `stretchTo` justifies it to
   * that width. Each word is drawn with the space that follows it, so the text layer holds real spaces.
   */
  drawLine(line: BrokenLine, x: number, baseline: number, size: number, stretchTo: number | null): SetSegment[] {
    const { measure, space } = this.measureAt(size);
    const gaps = line.words.length - 1;
    const gap = stretchTo !== null && gaps > 0 ? (stretchTo - line.wordsWidth) / gaps : space;
    const segments: SetSegment[] = [];
    let pen = x;
    line.words.forEach((word, index) => {
      const isLast = index === gaps;
      const start = pen;
      word.forEach((piece, pieceIndex) => {
        const tail = !isLast && pieceIndex === word.length - 1 ? " " : "";
        this.drawPiece(piece, tail, pen, baseline, size);
        pen += measure(piece);
      });
      const owner = word[0]?.owner ?? 0;
      const open = segments.at(-1);
      if (open?.owner === owner) {
        open.text += ` ${wordText(word)}`;
        open.box[2] = pen;
      } else {
        segments.push({ owner, text: wordText(word), box: textBox(start, pen, baseline, size) });
      }
      pen += gap;
    });
    return segments;
  }

  private drawPiece(piece: StyledText, tail: string, x: number, baseline: number, size: number): void {
    const shift = piece.script === "super" ? -SUPER_RAISE * size : piece.script === "sub" ? SUB_DROP * size : 0;
    this.doc
      .font(fontOf(piece))
      .fontSize(sizeOf(piece, size))
      .text(drawnText(piece.text) + tail, x, baseline + shift, { lineBreak: false, baseline: "alphabetic" });
  }

  private width(text: string, font: FontName, size: number): number {
    const key = `${font} ${text}`;
    let perPoint = this.widths.get(key);
    if (perPoint === undefined) {
      this.doc.font(font).fontSize(100);
      this.refuseMissingGlyphs(text);
      // Most words are drawn with the space after them: measured in that form, their shaping is done once.
      perPoint = text === " " ? this.doc.widthOfString(text) / 100 : this.doc.widthOfString(`${text} `) / 100 - this.width(" ", font, 1);
      this.widths.set(key, perPoint);
    }
    return perPoint * size;
  }

  /** Throws RangeError for a character that would come out as an empty box. */
  private refuseMissingGlyphs(text: string): void {
    const { font } = (this.doc as unknown as CurrentFont)._font;
    for (const character of text) {
      if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) throw new RangeError(`the typeface has no "${character}"`);
    }
  }
}

/** The part of pdfkit's current font that says which characters it can draw; not in its types. */
interface CurrentFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** The box of text set from `x0` to `x1` on a baseline. */
function textBox(x0: number, x1: number, baseline: number, size: number): TruthBox {
  return [x0, baseline - BOX_ASCENT * size, x1, baseline + BOX_DESCENT * size];
}

function drawnText(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, "");
}

function fontOf(piece: StyledText): FontName {
  if (piece.bold) return piece.italic ? "boldItalic" : "bold";
  return piece.italic ? "italic" : "regular";
}

function sizeOf(piece: StyledText, size: number): number {
  return piece.script === "none" ? size : size * SCRIPT_SIZE;
}
