/**
 * Counts the tokens of pieces and remembers them: in go a text's units, out come numbers of tokens, for a known piece without any allocation;
 * it never keeps more than a fixed number of pieces.
 */
import { countBytePairs, type RankOf, utf8Bytes } from "./byte-pairs";
import { pieceEnd } from "./pre-tokens";
import type { Units } from "./units";

export interface PieceCounter {
  /** Tokens of the piece `[start, end)`. */
  count(units: Units, start: number, end: number): number;
  /** Tokens of the first `limit` units. Into `before`, where there is one, goes at every piece border one more than the tokens before it. */
  countAll(units: Units, limit: number, before: Int32Array | null): number;
}

/** Pieces above this length (UTF-16 units) are counted anew each time: they are rare and would fill the memory. */
const LONGEST_KEPT = 64;
const SLOTS = 1 << 16;
const MOST_KEPT = SLOTS >> 1;
const POOL_UNITS = 1 << 19;

/**
 * Remembers piece → count in one open-addressed table over a pool of units. When the table or the pool is full it starts anew.
 * All of it lies in one closure: to the code that is made of it the arrays are constants.
 */
export function pieceCounter(rankOf: RankOf): PieceCounter {
  const pool = new Uint16Array(POOL_UNITS);
  const starts = new Int32Array(SLOTS);
  const lengths = new Uint8Array(SLOTS);
  const counts = new Uint8Array(SLOTS);
  let kept = 0;
  let poolEnd = 0;
  const isSame = (from: number, units: Units, start: number, length: number): boolean => {
    for (let i = 0; i < length; i++) if (pool[from + i] !== units[start + i]) return false;
    return true;
  };
  const keep = (slot: number, piece: Units, count: number): void => {
    if (kept >= MOST_KEPT || poolEnd + piece.length > POOL_UNITS) {
      lengths.fill(0);
      kept = 0;
      poolEnd = 0;
      return;
    }
    starts[slot] = poolEnd;
    lengths[slot] = piece.length;
    counts[slot] = count;
    pool.set(piece, poolEnd);
    poolEnd += piece.length;
    kept++;
  };
  const countAnew = (units: Units, start: number, end: number, slot: number): number => {
    const count = countBytePairs(utf8Bytes(units, start, end), rankOf);
    if (end - start <= LONGEST_KEPT) keep(slot, units.subarray(start, end), count);
    return count;
  };
  const count = (units: Units, start: number, end: number): number => {
    const length = end - start;
    let hash = length;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ (units[i] as number), 0x01000193);
    let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    while (lengths[slot] !== 0) {
      if (lengths[slot] === length && isSame(starts[slot] as number, units, start, length)) return counts[slot] as number;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return countAnew(units, start, end, slot);
  };
  return {
    count,
    countAll(units, limit, before) {
      let tokens = 0;
      for (let at = 0; at < limit; ) {
        const end = pieceEnd(units, at, limit);
        tokens += count(units, at, end);
        if (before !== null) before[end] = tokens + 1;
        at = end;
      }
      return tokens;
    },
  };
}
