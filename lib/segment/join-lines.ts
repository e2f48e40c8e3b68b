/** Comes in: pieces of lines in reading order. Goes out: one text with its paragraphs and, for every piece, where it stands in it. Never reorders. */
import type { SourceLine } from "@/lib/model/line";
import { pageRect } from "@/lib/model/rect";
import { cutRuns } from "./cut-fragment";
import type { Piece } from "./laid-line";
import { startsParagraph, type ParagraphStyle } from "./paragraphs";
import type { WordList } from "./word-list";

export interface JoinedText {
  text: string;
  /** One a piece, in order: `text.slice(start, end)` is the piece's own text, a divided word's hyphen left off. */
  lines: SourceLine[];
}

/** Greek and positional prefixes whose hyphen belongs to a chemical name wherever the line ends. */
const OWN_HYPHEN = /(?:^|[\s(/,-])(?:alpha|beta|gamma|delta|epsilon|omega|kappa|lambda|cis|trans|ortho|meta|para|tert|sec|iso|non|[a-z]|[α-ω])$/iu;

/** UTF-16 units; more than the longest word that is looked at before a hyphen. */
const TAIL = 80;

/** Lines joined by a space inside a paragraph, "\n" between paragraphs; a word divided at a line's end is made whole again. */
export function joinLines(pieces: readonly Piece[], style: ParagraphStyle, words: WordList): JoinedText {
  const parts: string[] = [];
  let length = 0;
  /** The end of what is joined so far, long enough to judge a divided word by. */
  let tail = "";
  const lines: SourceLine[] = [];
  const append = (part: string) => {
    parts.push(part);
    length += part.length;
    tail = (tail + part).slice(-TAIL);
  };
  pieces.forEach((piece, index) => {
    const previous = pieces[index - 1];
    const own = trimmed(piece);
    if (previous !== undefined && lines.length > 0) {
      const last = lines[lines.length - 1] as SourceLine;
      const joint = jointOf(tail, own.text, startsParagraph(previous, piece, style), words);
      if (joint.dropHyphen) {
        dropLast(parts);
        length -= 1;
        tail = tail.slice(0, -1);
        last.end -= 1;
        last.runs = cutRuns(last.runs, last.start, last.end, 0);
      }
      append(joint.separator);
    }
    lines.push(sourceLine(piece, own.from, own.to, length));
    append(own.text);
  });
  return { text: parts.join(""), lines };
}

/** Takes the last character off; parts may be empty. */
function dropLast(parts: string[]): void {
  while (parts[parts.length - 1] === "") parts.pop();
  const last = parts.pop();
  if (last !== undefined) parts.push(last.slice(0, -1));
}

function trimmed(piece: Piece): { text: string; from: number; to: number } {
  const whole = piece.laid.line.text;
  let from = piece.from;
  let to = piece.to;
  while (from < to && whole.charAt(from) === " ") from++;
  while (to > from && whole.charAt(to - 1) === " ") to--;
  return { text: whole.slice(from, to), from, to };
}

/** The part of a line as a source line of a text in which it begins at `start`. */
export function sourceLine(piece: Piece, from: number, to: number, start: number): SourceLine {
  const { line } = piece.laid;
  const whole = from === 0 && to === line.text.length;
  const x0 = line.xs[from] ?? line.bbox[0];
  const x1 = line.xs[to] ?? line.bbox[2];
  const runs = cutRuns(line.runs, from, to, start - from).filter((run) => run.bold || run.italic || run.script !== "none");
  return {
    lineId: line.lineId,
    physicalPage: line.physicalPage,
    bbox: whole ? line.bbox : pageRect(Math.min(x0, x1), line.bbox[1], Math.max(x0, x1), line.bbox[3]),
    start,
    end: start + to - from,
    runs,
  };
}

/** What stands between two consecutive lines, and whether the first one's hyphen was only a division. */
function jointOf(before: string, after: string, newParagraph: boolean, words: WordList): { separator: string; dropHyphen: boolean } {
  if (newParagraph) return { separator: "\n", dropHyphen: false };
  const last = before.charAt(before.length - 1);
  const glued = before.length > 1 && !/\s/u.test(before.charAt(before.length - 2));
  if (last === "\u00ad") return { separator: "", dropHyphen: true };
  if ((last === "-" || last === "‐") && glued) return { separator: "", dropHyphen: isDivision(before, after, words) };
  if (last === "/" && glued && /^[\p{L}\p{N}]/u.test(after)) return { separator: "", dropHyphen: false };
  return { separator: " ", dropHyphen: false };
}

/** A hyphen at a line's end divides a word unless the book prints the word with it, or what stands around it is no divided word. */
function isDivision(before: string, after: string, words: WordList): boolean {
  const left = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?=[-‐]$)/u.exec(before.slice(-60))?.[0] ?? "";
  const right = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/u.exec(after)?.[0] ?? "";
  if (!/\p{L}$/u.test(left) || !/^\p{Ll}/u.test(right)) return false;
  if (words.has(left + right)) return true;
  if (words.has(`${left}-${right}`)) return false;
  if (OWN_HYPHEN.test(before.slice(0, -1))) return false;
  return words.dividesWords;
}
