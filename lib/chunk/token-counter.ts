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
import { pieceCounter } from "./piece-counter";
import { measurer } from "./piece-ruler";
import { type ReadText, readText } from "./read-text";
import { Desk } from "./units";

/** Counts of stretches of one text; made once, each count afterwards costs a few look-ups, however long the stretch. */
export interface TokenRuler {
  /** Tokens of `text.slice(start, end)`, counted as a text of its own. */
  count(start: number, end: number): number;
}

export interface TokenCounter {
  name: TokenCounterName;
  /** Tokens of the whole text. */
  count(text: string): number;
  /** Reads a text and prepares it for counting its stretches, in one pass; without it `measureText` counts slices one by one. */
  measure?(text: string): MeasuredText;
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

/** A text as scanners look at it, and a ruler for it. */
export interface MeasuredText extends ReadText {
  ruler: TokenRuler;
}

/** Reads a text and measures it with any counter, including one that can only count whole texts. */
export function measureText(text: string, counter: TokenCounter): MeasuredText {
  return counter.measure?.(text) ?? { ...readText(text), ruler: { count: (start, end) => counter.count(text.slice(start, end)) } };
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

/**
 * Pieces of every kind. They are counted before any text is, so that the machine code that is made of the counter while the first text is read knows them all
 * and need not be thrown away: what the engine puts in its place in the middle of a loop stays, and is a fifth slower.
 */
const EVERY_KIND = [
  "Uống 12 345 mg (viên); 1:1 000, ≥ 5%. «A»\nĐau:\n\n- nghiêng  l'eau it's 3.\nx²/漢字 \u{1f48a}\ud83d ... hydroclorothiazid, \t ",
  "\u00a0…\n",
  "A.",
  "5",
  " ",
  "\n",
];

function exactCounter(rankOf: RankOf): TokenCounter {
  const pieces = pieceCounter(rankOf);
  const desk = new Desk(DESK_UNITS);
  for (let round = 0; round < 40; round++) for (const text of EVERY_KIND) pieces.countAll(desk.layOut(text), text.length, round % 2 === 0);
  return {
    name: "cl100k_base",
    count: (text) => pieces.countAll(desk.layOut(text), text.length, false),
    measure: measurer(pieces),
  };
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
