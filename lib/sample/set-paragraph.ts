import type { Word } from "./inline-markup";
import { breakLines } from "./line-breaker";
import { COLUMN_WIDTH, type PageFlow } from "./page-flow";
import type { SetSegment, TextSetter } from "./text-setter";

export interface ParagraphStyle {
  /** Type size, line distance, first-line indent, space above; points. */
  size: number;
  leading: number;
  indent: number;
  before: number;
  justify: boolean;
  /** Lines of what follows that must stand in the same column. */
  keepWithNext: number;
}

export const BODY: ParagraphStyle = { size: 9.6, leading: 12.6, indent: 14, before: 0, justify: true, keepWithNext: 0 };
export const RUN_IN: ParagraphStyle = { ...BODY, indent: 0, justify: false };
export const HEADING: ParagraphStyle = { size: 10.6, leading: 14, indent: 0, before: 6, justify: false, keepWithNext: 2 };
export const DRUG_NAME: ParagraphStyle = { size: 14, leading: 18, indent: 0, before: 16, justify: false, keepWithNext: 5 };

export interface PlacedLine {
  physicalPage: number;
  segments: SetSegment[];
  hyphenated: boolean;
}

/** Sets one paragraph into the columns: words in, drawn lines with their boxes out. Never leaves a single first line behind. */
export function setParagraph(flow: PageFlow, setter: TextSetter, words: readonly Word[], style: ParagraphStyle): PlacedLine[] {
  const { measure, space } = setter.measureAt(style.size);
  const indentOf = (line: number) => (line === 0 ? style.indent : 0);
  const lines = breakLines(words, measure, space, (line) => COLUMN_WIDTH - indentOf(line));
  const kept = Math.min(lines.length, 2) + style.keepWithNext;
  flow.ensure(style.before + kept * style.leading);
  flow.skip(style.before);
  return lines.map((line, index) => {
    flow.ensure(style.leading);
    const baseline = flow.y + style.leading * 0.78;
    const stretchTo = style.justify && !line.last ? COLUMN_WIDTH - indentOf(index) : null;
    const segments = setter.drawLine(line, flow.x + indentOf(index), baseline, style.size, stretchTo);
    flow.y += style.leading;
    return { physicalPage: flow.physicalPage, segments, hyphenated: line.hyphenated };
  });
}
