// Words of a recogniser with boxes in pixels in, fragments of the model in page space out; it corrects no letter and drops no word.
import type { DoubtfulWord, TextFragment } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { RecognisedLine, RecognisedWord } from "@/lib/model/recognised";

/** Below this a word is listed for the person who approves the page, per cent. */
const DOUBTFUL_BELOW = 60;
/** A wider blank parts two fragments, in shares of the type size: as for glyphs, it may be a gutter. */
const GAP_LIMIT = 0.9;
/** From the top of an ascender to the bottom of a descender: what the recogniser measures, as a share of the type size. */
const ROW_SHARE = 0.9;
/** Letters that reach from the baseline to the height of capitals, and those as high as an x, with their share of the type size in book faces. */
const TALL = { letters: /^[A-IK-PR-ZĐ0-9bdfhklđ]$/u, share: 0.66 };
const LOW = { letters: /^[acemnorsuvwxz]$/u, share: 0.45 };
/** Fewer letters than this are no measure. */
const FEWEST_LETTERS = 3;
/** Sizes are measured wrong by as much; larger differences are real. */
const SAME_SIZE = 0.12;

export interface RecognisedText {
  fragments: TextFragment[];
  doubtful: DoubtfulWord[];
  words: number;
}

/** `scale` is points a pixel. Fragments come in the order in which the recogniser read them. */
export function wordsToFragments(lines: readonly RecognisedLine[], scale: number): RecognisedText {
  const result: RecognisedText = { fragments: [], doubtful: [], words: 0 };
  const body = middle(lines.flatMap((line) => line.words.map(() => sizeOf(line)))) ?? 0;
  for (const line of lines) {
    const words = line.words.map((word) => ({ ...word, text: word.text.normalize("NFC").trim() })).filter((word) => word.text !== "");
    result.words += words.length;
    for (const word of words) if (word.confidence < DOUBTFUL_BELOW) result.doubtful.push({ text: word.text, bbox: toPageRect(word.bbox, scale), confidence: Math.round(word.confidence) });
    if (isUpright(line)) result.fragments.push(...uprightFragments(words, line, body, scale));
    else result.fragments.push(...words.map((word) => turnedFragment(word, scale)));
  }
  return result;
}

function middle(numbers: number[]): number | undefined {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1];
}

/** Type size of a line, pixels: by letters of known height, else by its row, which accents on capitals make higher than it is. */
function sizeOf(line: RecognisedLine): number {
  const symbols = line.words.flatMap((word) => word.symbols);
  for (const { letters, share } of [TALL, LOW]) {
    const heights = symbols.flatMap(({ text, bbox }) => (letters.test(text.normalize("NFC")) ? [bbox.y1 - bbox.y0] : []));
    const height = middle(heights);
    if (height !== undefined && heights.length >= FEWEST_LETTERS) return height / share;
  }
  return line.rowAttributes.rowHeight / ROW_SHARE;
}

function isUpright({ baseline }: RecognisedLine): boolean {
  return Math.abs(baseline.x1 - baseline.x0) >= Math.abs(baseline.y1 - baseline.y0);
}

function uprightFragments(words: readonly RecognisedWord[], line: RecognisedLine, body: number, scale: number): TextFragment[] {
  const own = sizeOf(line);
  const size = Math.abs(own - body) <= SAME_SIZE * body ? body : own;
  const groups: RecognisedWord[][] = [];
  for (const word of [...words].sort((a, b) => a.bbox.x0 - b.bbox.x0)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && word.bbox.x0 - before.bbox.x1 <= GAP_LIMIT * size) group.push(word);
    else groups.push([word]);
  }
  // One height for the whole line, so that the rows of a slightly turned scan stay rows.
  const baseline = (line.baseline.y0 + line.baseline.y1) / 2;
  return groups.map((group) => {
    const box = { x0: Math.min(...group.map((word) => word.bbox.x0)), y0: Math.min(...group.map((word) => word.bbox.y0)), x1: Math.max(...group.map((word) => word.bbox.x1)), y1: Math.max(...group.map((word) => word.bbox.y1)) };
    return fragment(group, toPageRect(box, scale), baseline * scale, size * scale, 0, scale);
  });
}

/** A word set sideways: its pen moves along y, so all its `xs` are the same. */
function turnedFragment(word: RecognisedWord, scale: number): TextFragment {
  const bbox = toPageRect(word.bbox, scale);
  return fragment([word], bbox, bbox[3], bbox[2] - bbox[0], 90, scale);
}

function fragment(words: readonly RecognisedWord[], bbox: PageRect, baseline: number, fontSize: number, angle: number, scale: number): TextFragment {
  const text = words.map((word) => word.text).join(" ");
  const xs = angle === 0 ? words.flatMap((word, index) => [...lefts(word), ...(index + 1 < words.length ? [word.bbox.x1] : [])]) : Array<number>(text.length).fill(words[0]?.bbox.x0 ?? 0);
  const end = angle === 0 ? (words.at(-1)?.bbox.x1 ?? 0) : (words[0]?.bbox.x0 ?? 0);
  return {
    text,
    bbox,
    baseline: round(baseline, 100),
    xs: [...xs, end].map((x) => round(x * scale, 10)),
    runs: [{ start: 0, end: text.length, bold: false, italic: false, script: "none", fontSize: round(fontSize, 10) }],
    angle,
    suspects: [...text].filter((character) => character === "\ufffd").length,
  };
}

/** Left x of every UTF-16 unit of a word, pixels: its symbols' boxes where they make up its text and follow each other, else even steps. */
function lefts({ text, bbox, symbols }: RecognisedWord): number[] {
  const steps = Array.from({ length: text.length }, (_, at) => bbox.x0 + ((bbox.x1 - bbox.x0) * at) / text.length);
  const own = symbols.flatMap((symbol) => {
    const units = symbol.text.normalize("NFC").length;
    return Array.from({ length: units }, (_, at) => symbol.bbox.x0 + ((symbol.bbox.x1 - symbol.bbox.x0) * at) / units);
  });
  const fits = own.length === text.length && own.every((x, at) => x >= bbox.x0 - 1 && x <= bbox.x1 && x >= (own[at - 1] ?? x));
  return fits ? own.map((x) => Math.max(x, bbox.x0)) : steps;
}

function toPageRect({ x0, y0, x1, y1 }: RecognisedWord["bbox"], scale: number): PageRect {
  return pageRect(round(x0 * scale, 100), round(y0 * scale, 100), round(x1 * scale, 100), round(y1 * scale, 100));
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
