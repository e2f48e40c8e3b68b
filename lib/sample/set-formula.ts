import { parseMarkup, plainText } from "./inline-markup";
import { breakLines } from "./line-breaker";
import { COLUMN_WIDTH, type PageFlow } from "./page-flow";
import type { FormulaSource } from "./sample-source";
import type { TruthBox, TruthFormula } from "./sample-truth";
import type { TextSetter } from "./text-setter";

const SIZE = 8.8;
const HEIGHT = 32;

/** Sets a displayed fraction in the middle of the column: `left = numerator` over `denominator`. */
export function setFormula(doc: PDFKit.PDFDocument, flow: PageFlow, setter: TextSetter, source: FormulaSource): Omit<TruthFormula, "drugId" | "sectionKey" | "afterParagraph"> {
  const { measure, space } = setter.measureAt(SIZE);
  const lay = (text: string) => {
    const words = parseMarkup(text);
    const line = breakLines(words, measure, space, () => Number.POSITIVE_INFINITY)[0];
    if (!line) throw new RangeError("a formula needs text on all three places");
    return { line, text: plainText(words), width: line.wordsWidth + space * (line.words.length - 1) };
  };
  const left = lay(`${source.left} =`);
  const numerator = lay(source.numerator);
  const denominator = lay(source.denominator);
  const bar = Math.max(numerator.width, denominator.width) + 6;
  const gap = 5;
  flow.ensure(HEIGHT + 8);
  flow.skip(4);
  const x = flow.x + (COLUMN_WIDTH - left.width - gap - bar) / 2;
  const barX = x + left.width + gap;
  const middle = flow.y + HEIGHT / 2;
  setter.drawLine(left.line, x, middle + SIZE * 0.3, SIZE, null);
  setter.drawLine(numerator.line, barX + (bar - numerator.width) / 2, middle - 4.5, SIZE, null);
  setter.drawLine(denominator.line, barX + (bar - denominator.width) / 2, middle + 10.5, SIZE, null);
  doc.lineWidth(0.6).moveTo(barX, middle).lineTo(barX + bar, middle).stroke();
  const box: TruthBox = [x, flow.y, barX + bar, flow.y + HEIGHT];
  flow.y += HEIGHT + 4;
  const equation = plainText(parseMarkup(source.left));
  return { text: `${equation} = (${numerator.text}) / (${denominator.text})`, left: equation, numerator: numerator.text, denominator: denominator.text, physicalPage: flow.physicalPage, box };
}
