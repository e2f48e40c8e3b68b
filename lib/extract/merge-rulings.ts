// Straight strokes and filled rectangles of a page in, its rulings out: one per visible rule however many pieces it was drawn in; it does not look for tables.
import type { Ruling } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import type { RawStroke } from "./raw-page";

/** A filled rectangle not thicker than this is a rule, points. */
const RULE_THICKNESS = 3.5;
/** Pieces whose centre lines differ by no more lie on one rule, points. */
const SAME_LINE = 0.8;
/** Pieces of one rule may leave this much between them; dashes and dots more. */
const PIECE_GAP = 1.5;
const DASH_LENGTH = 8;
const DASH_GAP = 4.5;
/** What is shorter after merging rules nothing (dots, corner squares, minus signs). */
const SHORTEST = 4;

/** A piece of a rule: `at` is the centre across it, `from`–`to` the extent along it. */
interface Piece {
  at: number;
  from: number;
  to: number;
  width: number;
}

function piecesOf(strokes: readonly RawStroke[], fills: readonly PageRect[]): { h: Piece[]; v: Piece[] } {
  const h: Piece[] = [];
  const v: Piece[] = [];
  for (const { x0, y0, x1, y1, width } of strokes) {
    const dx = Math.abs(x1 - x0);
    const dy = Math.abs(y1 - y0);
    if (width > RULE_THICKNESS * 2) continue;
    if (dy <= 0.5 + dx * 0.003) h.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1), width });
    if (dx <= 0.5 + dy * 0.003) v.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1), width });
  }
  for (const [x0, y0, x1, y1] of fills) {
    if (y1 - y0 <= RULE_THICKNESS) h.push({ at: (y0 + y1) / 2, from: x0, to: x1, width: y1 - y0 });
    if (x1 - x0 <= RULE_THICKNESS) v.push({ at: (x0 + x1) / 2, from: y0, to: y1, width: x1 - x0 });
  }
  return { h, v };
}

function joinAlong(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  let wasDash = false;
  for (const piece of pieces.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    const isDash = piece.to - piece.from <= DASH_LENGTH;
    const gap = isDash && wasDash ? DASH_GAP : PIECE_GAP;
    wasDash = isDash;
    if (!last || piece.from - last.to > gap) {
      joined.push({ ...piece });
      continue;
    }
    // The centre of the longer piece is the rule's: a corner square must not shift it.
    if (piece.to - piece.from > last.to - last.from) Object.assign(last, { at: piece.at, width: piece.width });
    last.to = Math.max(last.to, piece.to);
  }
  return joined.filter((piece) => piece.to - piece.from >= SHORTEST);
}

function mergePieces(pieces: Piece[], acrossLimit: number, alongLimit: number): Piece[] {
  const visible = pieces
    .map((piece) => ({ ...piece, from: Math.max(0, piece.from), to: Math.min(alongLimit, piece.to) }))
    .filter((piece) => piece.at >= -1 && piece.at <= acrossLimit + 1 && piece.to >= piece.from)
    .sort((a, b) => a.at - b.at);
  const rules: Piece[] = [];
  let group: Piece[] = [];
  for (const piece of visible) {
    if (group[0] && piece.at - group[0].at > SAME_LINE) {
      rules.push(...joinAlong(group));
      group = [];
    }
    group.push(piece);
  }
  return [...rules, ...joinAlong(group)];
}

const tenth = (value: number) => Math.round(value * 100) / 100;

/** Rulings in page space, points: horizontal ones from the top down, then vertical ones from the left. */
export function mergeRulings(
  strokes: readonly RawStroke[],
  fills: readonly PageRect[],
  page: { width: number; height: number },
): Ruling[] {
  const { h, v } = piecesOf(strokes, fills);
  return [
    ...mergePieces(h, page.height, page.width).map(
      ({ at, from, to, width }): Ruling => ({ orientation: "h", x0: tenth(from), y0: tenth(at), x1: tenth(to), y1: tenth(at), width: tenth(width) }),
    ),
    ...mergePieces(v, page.width, page.height).map(
      ({ at, from, to, width }): Ruling => ({ orientation: "v", x0: tenth(at), y0: tenth(from), x1: tenth(at), y1: tenth(to), width: tenth(width) }),
    ),
  ];
}
