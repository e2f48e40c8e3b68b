/** Comes in: two consecutive pieces of text. Goes out: whether a paragraph begins between them. Never looks at what the words mean. */
import type { LaidLine, Piece } from "./laid-line";

/** How a book shows that a paragraph begins. */
export interface ParagraphStyle {
  /** First lines are indented and the following ones are not; else blocks are parted by blank space and lists hang. */
  firstLineIndent: boolean;
  /** Distance of two baselines inside a paragraph as a share of the type size, by rounded type size. */
  leading: ReadonlyMap<number, number>;
}

const BULLET = /^[•●▪■◦‣⁃✓➢❖\u00b7\uf000-\uf0ff]/u;
const DASH = /^[-‐‑‒–—−+*]\s/u;
const NUMBERED = /^(?:\d{1,2}|[a-zđ]|[ivx]{1,4})[.)]\s/u;

/** Measures a book's habits from its body lines, in reading order. */
export function paragraphStyle(lines: readonly LaidLine[]): ParagraphStyle {
  let hanging = 0;
  let returning = 0;
  const gaps = new Map<number, Map<number, number>>();
  lines.forEach((next, index) => {
    const previous = lines[index - 1];
    if (previous === undefined || !followsBelow(previous, next)) return;
    const size = Math.round(next.fontSize);
    const gap = Math.round(((next.line.baseline - previous.line.baseline) / next.fontSize) * 20) / 20;
    if (gap > 0.8 && gap < 2.2) {
      const histogram = gaps.get(size) ?? new Map<number, number>();
      histogram.set(gap, (histogram.get(gap) ?? 0) + 1);
      gaps.set(size, histogram);
    }
    if (!isIndented(previous)) return;
    if (Math.abs(next.line.bbox[0] - previous.line.bbox[0]) < 1) hanging++;
    else if (next.line.bbox[0] - next.frame.x0 < 1.5) returning++;
  });
  const leading = new Map([...gaps].map(([size, histogram]) => [size, mode(histogram)]));
  return { firstLineIndent: returning > hanging && returning > 0.03 * lines.length, leading };
}

function mode(histogram: ReadonlyMap<number, number>): number {
  let best = 1.2;
  let most = 0;
  for (const [gap, times] of histogram) {
    if (times > most) {
      most = times;
      best = gap;
    }
  }
  return best;
}

function followsBelow(previous: LaidLine, next: LaidLine): boolean {
  return previous.line.physicalPage === next.line.physicalPage && previous.line.column === next.line.column && next.line.baseline > previous.line.baseline;
}

function isIndented(laid: LaidLine): boolean {
  const indent = laid.line.bbox[0] - laid.frame.x0;
  return indent > 0.5 * laid.fontSize && indent < 4 * laid.fontSize;
}

/** Does `next` begin a paragraph of its own? Column and page breaks alone never begin one. */
export function startsParagraph(previous: Piece, next: Piece, style: ParagraphStyle): boolean {
  if (next.startsParagraph) return true;
  if (previous.laid === next.laid) return false;
  const text = next.laid.line.text.slice(next.from);
  if (BULLET.test(text)) return true;
  if (hasGap(previous.laid, next.laid, style)) return true;
  const short = isShort(previous, next);
  if (style.firstLineIndent) return isIndented(next.laid) || isCentred(next.laid) || short;
  if (startsListItem(previous, text, short)) return true;
  return short || changesIndent(previous, next);
}

function hasGap(previous: LaidLine, next: LaidLine, style: ParagraphStyle): boolean {
  if (!followsBelow(previous, next)) return false;
  const leading = (style.leading.get(Math.round(next.fontSize)) ?? 1.2) * next.fontSize;
  return next.line.baseline - previous.line.baseline > 1.32 * leading;
}

/** The line before ended although the next word would have fitted; a sentence that visibly goes on needs more room, since words may be tied by unbreakable blanks. */
function isShort(previous: Piece, next: Piece): boolean {
  const { line, frame, fontSize } = previous.laid;
  const room = frame.x1 - (line.xs[previous.to] ?? line.bbox[2]);
  const text = next.laid.line.text;
  const space = text.indexOf(" ", next.from);
  const wordEnd = space === -1 ? next.to : Math.min(space, next.to);
  const word = (next.laid.line.xs[wordEnd] ?? 0) - (next.laid.line.xs[next.from] ?? 0);
  const goesOn = /^[\p{Ll}\p{N}(≥≤<>±]/u.test(text.slice(next.from)) && !/[.:;!?]$/u.test(line.text.slice(0, previous.to));
  return room > (goesOn ? Math.max(word + 0.75 * fontSize, 0.25 * (frame.x1 - frame.x0)) : word + 0.75 * fontSize);
}

function isCentred(laid: LaidLine): boolean {
  const left = laid.line.bbox[0] - laid.frame.x0;
  const right = laid.frame.x1 - laid.line.bbox[2];
  return left > 3 * laid.fontSize && Math.abs(left - right) < 2 * laid.fontSize;
}

/** "- …", "1. …": a list item, unless a range or a number was only carried over to this line. */
function startsListItem(previous: Piece, text: string, short: boolean): boolean {
  const before = previous.laid.line.text.slice(previous.from, previous.to);
  if (DASH.test(text)) return !(/[\p{N}%]$/u.test(before) && /^[^\s]\s*\p{N}/u.test(text));
  return NUMBERED.test(text) && (short || /[.:;!?)]$/u.test(before));
}

/** In block style: a step to the right opens a paragraph unless it only hangs under its own list item or tabulated text; a step to the left closes one. */
function changesIndent(previous: Piece, next: Piece): boolean {
  const before = previous.laid;
  const step = next.laid.line.bbox[0] - before.line.bbox[0];
  if (Math.abs(step) < 0.6 * next.laid.fontSize) return false;
  if (before.frame.x0 !== next.laid.frame.x0) return false;
  const x = next.laid.line.bbox[0];
  return step > 0 ? Math.abs(x - hangingX(before)) > 0.6 * next.laid.fontSize && !followsTab(before, x) : true;
}

/** "Common:      nausea": the line before leaves a wide blank and goes on at this x. */
function followsTab({ line, fontSize }: LaidLine, x: number): boolean {
  for (let at = line.text.indexOf(" "); at !== -1; at = line.text.indexOf(" ", at + 1)) {
    const from = line.xs[at] ?? 0;
    const to = line.xs[at + 1] ?? 0;
    if (to - from > (line.text.charAt(at - 1) === ":" ? 0.3 : 0.6) * fontSize && Math.abs(to - x) < 0.5 * fontSize) return true;
  }
  return false;
}

/** Where the text of a list item begins, after its mark; far away for a line without mark. */
function hangingX(laid: LaidLine): number {
  const mark = /^(?:[•●▪■◦‣⁃✓➢❖\u00b7\uf000-\uf0ff\-‐‑‒–—−+*]|(?:\d{1,2}|[a-zđ]|[ivx]{1,4})[.)]|\d{1,2}(?:\.\d{1,2})+)\s*/u.exec(laid.line.text);
  return mark === null ? Number.NEGATIVE_INFINITY : (laid.line.xs[mark[0].length] ?? Number.NEGATIVE_INFINITY);
}
