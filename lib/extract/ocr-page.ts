// A page as extracted and what a recogniser read of its picture in, the page with that text out; text of the file itself that is to be kept is never replaced.
import { containsPoint } from "@/lib/geometry/rect";
import type { OcrLanguage, Page } from "@/lib/model/page";
import type { RecognisedLine } from "@/lib/model/recognised";
import { wordsToFragments } from "./words-to-fragments";

export interface OcrInput {
  page: Page;
  lines: readonly RecognisedLine[];
  /** Dots an inch of the picture that was read. */
  dpi: number;
  languages: readonly OcrLanguage[];
  /** Whether the file's own text stays: on a scan with a printed header or a stamp's text. Words that it already has are not added again. */
  keepText: boolean;
}

/** What the file itself says of a word is surer than what a recogniser makes of it. */
function withoutKnown(lines: readonly RecognisedLine[], page: Page, scale: number): RecognisedLine[] {
  const isKnown = ({ x0, y0, x1, y1 }: RecognisedLine["bbox"]) => page.fragments.some(({ bbox }) => containsPoint(bbox, ((x0 + x1) / 2) * scale, ((y0 + y1) / 2) * scale));
  return lines.map((line) => ({ ...line, words: line.words.filter((word) => !isKnown(word.bbox)) })).filter((line) => line.words.length > 0);
}

export function ocrPage({ page, lines, dpi, languages, keepText }: OcrInput): Page {
  const scale = 72 / dpi;
  const kept = keepText ? page.fragments : [];
  const { fragments, doubtful, words } = wordsToFragments(keepText ? withoutKnown(lines, page, scale) : lines, scale);
  const setAside = keepText ? 0 : page.fragments.reduce((sum, fragment) => sum + fragment.text.replace(/\s/gu, "").length, 0);
  return { ...page, fragments: [...kept, ...fragments], ocr: { languages: [...languages], dpi: Math.round(dpi), words, doubtful, setAside } };
}
