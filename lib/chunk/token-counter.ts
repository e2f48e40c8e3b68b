/**
 * Counts cl100k_base tokens: in goes a text, out comes exactly the number of tokens that js-tiktoken's
 * `encode(text, [], []).length` gives; it never builds the tokens themselves and never touches a file.
 *
 * Strings that look like special tokens ("<|endoftext|>") count as the ordinary text that they are in a printed book: as such they
 * cost more than the one token of `encode(text, "all", [])`, so no limit can be passed by printing one.
 */
import bundledRanks from "js-tiktoken/ranks/cl100k_base";
import type { TokenCounterName } from "@/lib/model/limits";
import type { RankOf } from "./byte-pairs";
import { isSpaceAt } from "./characters";
import { type PieceCounter, pieceCounter } from "./piece-counter";
import { pieceEnd } from "./pre-tokens";
import { Desk, type Units, unitsOf } from "./units";

/** Counts of stretches of one text; made once, each count afterwards costs a few look-ups, however long the stretch. */
export interface TokenRuler {
  /** Tokens of `text.slice(start, end)`, counted as a text of its own. */
  count(start: number, end: number): number;
}

export interface TokenCounter {
  name: TokenCounterName;
  /** Tokens of the whole text. */
  count(text: string): number;
  /** Prepares a text, given as its units, for counting its stretches; without it `rulerFor` counts slices one by one. */
  ruler?(units: Units): TokenRuler;
}

/** js-tiktoken's rank file as a module gives it. */
export interface Cl100kRanks {
  bpe_ranks: string;
}

/** Texts up to this many units are read on one array that every count uses anew. */
const DESK_UNITS = 1 << 15;

/**
 * Makes a counter from rank data. Without data (`null`, or data that is not cl100k_base's) the result is an estimate and is named so.
 */
export function createTokenCounter(ranks: Cl100kRanks | null = bundledRanks): TokenCounter {
  const table = ranks === null ? null : readRanks(ranks.bpe_ranks);
  return table === null ? estimateCounter() : exactCounter((bytes) => table.get(bytes));
}

/** A ruler for any counter, including one that can only count whole texts. `units` are those of the text. */
export function rulerFor(counter: TokenCounter, text: string, units: Units): TokenRuler {
  return counter.ruler?.(units) ?? { count: (start, end) => counter.count(text.slice(start, end)) };
}

/** Lines of `! offset base64 base64 …`; the n-th token of a line has rank offset + n. Null where a byte has no rank. */
function readRanks(source: string): Map<string, number> | null {
  const table = new Map<string, number>();
  for (const line of source.split("\n")) {
    const [, offset, ...tokens] = line.split(" ");
    tokens.forEach((token, n) => {
      table.set(atob(token), Number(offset) + n);
    });
  }
  for (let byte = 0; byte < 256; byte++) if (!table.has(String.fromCharCode(byte))) return null;
  return table;
}

function exactCounter(rankOf: RankOf): TokenCounter {
  const pieces = pieceCounter(rankOf);
  const desk = new Desk(DESK_UNITS);
  return {
    name: "cl100k_base",
    count: (text) => pieces.countAll(desk.layOut(text), text.length, null),
    ruler: (units) => pieceRuler(units, pieces),
  };
}

/**
 * Counts add up at piece borders, and a stretch that begins or ends inside a piece differs from the whole text only there: so a stretch is
 * counted piece by piece until it meets a border of the whole text, by subtraction from there on, and piece by piece after the last border.
 */
function pieceRuler(units: Units, pieces: PieceCounter): TokenRuler {
  // One more than the tokens before a piece border, 0 where there is none.
  const before = new Int32Array(units.length + 1);
  before[0] = 1;
  pieces.countAll(units, units.length, before);
  const blankTokens = pieces.count(unitsOf(" "), 0, 1);
  const headOf = rememberedHead(units, before, pieces);
  return {
    count(start, end) {
      if (start >= end) return 0;
      const head = before[start] === 0 ? headOf(start, end) : null;
      let at = head?.end ?? start;
      let sum = head?.tokens ?? 0;
      if (endsInOneBlank(units, before, at, end)) return sum + (before[end - 1] as number) - (before[at] as number) + blankTokens;
      while (at < end) {
        const last = lastSafeBorder(units, before, at, end);
        sum += (before[last] as number) - (before[at] as number);
        at = last;
        while (at < end) {
          const pieceStop = pieceEnd(units, at, end);
          sum += pieces.count(units, at, pieceStop);
          at = pieceStop;
          if (before[at] !== 0) break;
        }
      }
      return sum;
    },
  };
}

interface Head {
  start: number;
  end: number;
  tokens: number;
}

/** What of a stretch that begins inside a piece stands before its first border. The last one is remembered: who packs asks for many stretches with one start. */
function rememberedHead(units: Units, before: Int32Array, pieces: PieceCounter): (start: number, end: number) => Head {
  let last: Head = { start: -1, end: 0, tokens: 0 };
  return (start, end) => {
    // Pieces that end well before the stretch does are the same in a longer one.
    if (last.start === start && last.end + 1 < end) return last;
    const head = { start, end: start, tokens: 0 };
    while (head.end < end && before[head.end] === 0) {
      const stop = pieceEnd(units, head.end, end);
      head.tokens += pieces.count(units, head.end, stop);
      head.end = stop;
    }
    if (head.end + 1 < end) last = head;
    return head;
  };
}

/** The stretch begins at a border and ends in a single blank that begins a piece of the whole text, as sentences mostly do: only that blank is a piece of its own here. */
function endsInOneBlank(units: Units, before: Int32Array, start: number, end: number): boolean {
  return end - start > 1 && units[end - 1] === 0x20 && before[start] !== 0 && before[end - 1] !== 0 && !isSpaceAt(units, end - 2);
}

/**
 * Last border in `[at, end]` up to which a text that stops at `end` has the same pieces. White space right before a cut is one piece that in the
 * whole text may be two, because its last blank goes with what follows.
 */
function lastSafeBorder(units: Units, before: Int32Array, at: number, end: number): number {
  let last = end;
  while (before[last] === 0) last--;
  while (last > at && (isSpaceAt(units, last - 1) || cutsPair(units, end))) {
    do last--; while (before[last] === 0);
    if (!isSpaceAt(units, last - 1)) break;
  }
  return last;
}

/** `at` stands between the two halves of a surrogate pair: the first half alone is a sign that joins the signs before it. */
function cutsPair(units: Units, at: number): boolean {
  return at < units.length && ((units[at] as number) & 0xfc00) === 0xdc00 && ((units[at - 1] as number) & 0xfc00) === 0xd800;
}

/**
 * An estimate for when no rank data is at hand: half of a word's letters, marked ones counted double, rounded up, and one for every other sign but blanks.
 * Formulary text is rather over- than underestimated.
 */
function estimateCounter(): TokenCounter {
  return {
    name: "estimate",
    count(text) {
      let tokens = 0;
      for (const [word] of text.matchAll(/[\p{L}\p{M}]+|\p{N}{1,3}|[^\s\p{L}\p{M}\p{N}]/gu)) {
        const marked = word.match(/[^\u0000-\u007f]/gu)?.length ?? 0;
        tokens += /^\p{L}/u.test(word) ? Math.ceil((word.length + marked) / 2) : 1;
      }
      return tokens;
    },
  };
}
