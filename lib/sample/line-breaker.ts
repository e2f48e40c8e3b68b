import { SOFT_HYPHEN, type StyledText, type Word } from "./inline-markup";

/** Width in points of a piece as drawn (soft hyphens left out). */
export type Measure = (piece: StyledText) => number;

export interface BrokenLine {
  words: Word[];
  /** Width of its words without the spaces between them, points. */
  wordsWidth: number;
  /** The paragraph's last line: never stretched. */
  last: boolean;
  /** Its last word was cut at a soft hyphen; the "-" is in its text. */
  hyphenated: boolean;
}

/**
 * Greedy line breaking. Words in, lines out; a word is cut only at its soft hyphens, and only when it does not fit.
 * A word wider than the line stands on a line of its own. `widthOf(line)` is in points, `line` from 0.
 */
export function breakLines(words: readonly Word[], measure: Measure, space: number, widthOf: (line: number) => number): BrokenLine[] {
  const lines: BrokenLine[] = [];
  let line: Word[] = [];
  let used = 0;
  const wordWidth = (word: Word) => word.reduce((sum, piece) => sum + measure(piece), 0);
  const flush = (hyphenated: boolean) => {
    const wordsWidth = used - space * Math.max(0, line.length - 1);
    lines.push({ words: line, wordsWidth, last: false, hyphenated });
    line = [];
    used = 0;
  };
  const add = (word: Word) => {
    used += wordWidth(word) + (line.length > 0 ? space : 0);
    line.push(word);
  };
  for (const word of words) {
    let rest = word;
    for (;;) {
      const gap = line.length > 0 ? space : 0;
      const room = widthOf(lines.length) - used - gap;
      if (wordWidth(rest) <= room) {
        add(rest);
        break;
      }
      const cut = hyphenate(rest, room, wordWidth);
      if (cut) {
        add(cut.head);
        flush(true);
        rest = cut.tail;
      } else if (line.length > 0) {
        flush(false);
      } else {
        add(rest);
        break;
      }
    }
  }
  if (line.length > 0) flush(false);
  const last = lines.at(-1);
  if (last) last.last = true;
  return lines;
}

/** The longest head that fits `room` points with its hyphen, cut at a soft hyphen; null when none fits. */
function hyphenate(word: Word, room: number, wordWidth: (word: Word) => number): { head: Word; tail: Word } | null {
  let best: { head: Word; tail: Word } | null = null;
  word.forEach((piece, index) => {
    for (let at = piece.text.indexOf(SOFT_HYPHEN); at >= 0; at = piece.text.indexOf(SOFT_HYPHEN, at + 1)) {
      const head = [...word.slice(0, index), { ...piece, text: `${piece.text.slice(0, at)}-` }];
      const tail = [{ ...piece, text: piece.text.slice(at + 1) }, ...word.slice(index + 1)];
      if (wordWidth(head) <= room) best = { head, tail };
    }
  });
  return best;
}
