import { parseMarkup, type StyledText } from "./inline-markup";
import { breakLines } from "./line-breaker";
import { SHEET } from "./page-flow";
import type { TruthBox } from "./sample-truth";
import type { TextSetter } from "./text-setter";

/** The book's short name in every running header. */
const BOOK_MARK = "DTM";
/** Stands at the foot of every page. */
export const WARNING = "Bản minh họa – không dùng trong lâm sàng";

type Align = "left" | "center" | "right";

/** One line between the margins, or from `x0` to `x1`. Gives its box. */
export function setFreeLine(setter: TextSetter, text: string, baseline: number, size: number, align: Align, style: Partial<Pick<StyledText, "bold" | "italic">> = {}): TruthBox {
  const { measure, space } = setter.measureAt(size);
  const line = breakLines(parseMarkup(text, 0, style), measure, space, () => Number.POSITIVE_INFINITY)[0];
  if (!line) throw new RangeError("a line needs text");
  const width = line.wordsWidth + space * (line.words.length - 1);
  const slack = SHEET.right - SHEET.left - width;
  const x = SHEET.left + (align === "left" ? 0 : align === "center" ? slack / 2 : slack);
  const segment = setter.drawLine(line, x, baseline, size, null)[0];
  if (!segment) throw new RangeError("a line needs text");
  return segment.box;
}

/** Running header: `folio Drug DTM` on even pages, `DTM Drug folio` on odd ones; a page without folio shows the rest alone. */
export function setRunningHeader(doc: PDFKit.PDFDocument, setter: TextSetter, name: string, folio: number, folioShown: boolean): void {
  const [folioSide, markSide]: [Align, Align] = folio % 2 === 0 ? ["left", "right"] : ["right", "left"];
  if (folioShown) setFreeLine(setter, String(folio), SHEET.header, 9.4, folioSide);
  setFreeLine(setter, name, SHEET.header, 9.4, "center", { bold: true });
  setFreeLine(setter, BOOK_MARK, SHEET.header, 9.4, markSide);
  doc.lineWidth(0.9).moveTo(SHEET.left, SHEET.headerRule).lineTo(SHEET.right, SHEET.headerRule).stroke();
}

/** The line that says what this book is not for. */
export function setWarning(setter: TextSetter): TruthBox {
  return setFreeLine(setter, WARNING, SHEET.footer, 8.4, "center", { italic: true });
}
