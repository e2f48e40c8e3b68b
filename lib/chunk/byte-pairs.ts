/**
 * Counts the tokens of one piece by byte-pair merging: in go the piece's bytes and the ranks, out comes a number;
 * it never looks at text beyond the piece. Merging always joins the leftmost pair of the lowest rank, as tiktoken does.
 */
import type { Units } from "./units";

/** Rank of a byte sequence (one char a byte), undefined where it is no token. */
export type RankOf = (bytes: string) => number | undefined;

/** Longest token of cl100k_base in bytes: a longer slice need not be looked up. */
const LONGEST_TOKEN = 128;
/** Above this many bytes a heap finds the lowest pair; below it plain search is quicker. */
const HEAP_FROM = 96;
const POSITIONS = 2 ** 32;

/** UTF-8 bytes of the units `[start, end)` as a string of chars 0..255; a lone surrogate becomes U+FFFD as in TextEncoder. */
export function utf8Bytes(units: Units, start: number, end: number): string {
  let out = "";
  for (let i = start; i < end; i++) {
    let code = units[i] as number;
    if (code >= 0xd800 && code <= 0xdfff) {
      const low = i + 1 < end ? (units[i + 1] as number) : 0;
      if (code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        i++;
      } else code = 0xfffd;
    }
    if (code < 0x80) out += String.fromCharCode(code);
    else if (code < 0x800) out += String.fromCharCode(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) out += String.fromCharCode(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else out += String.fromCharCode(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return out;
}

/** How many tokens the piece with these bytes has. */
export function countBytePairs(bytes: string, rankOf: RankOf): number {
  if (bytes.length <= 1 || rankOf(bytes) !== undefined) return Math.min(1, bytes.length);
  return bytes.length < HEAP_FROM ? mergeBySearch(bytes, rankOf) : mergeByHeap(bytes, rankOf);
}

function pairRank(bytes: string, start: number, end: number, rankOf: RankOf): number {
  if (end - start > LONGEST_TOKEN) return Infinity;
  return rankOf(bytes.slice(start, end)) ?? Infinity;
}

function mergeBySearch(bytes: string, rankOf: RankOf): number {
  const starts: number[] = [];
  const ranks: number[] = [];
  for (let i = 0; i < bytes.length; i++) {
    starts.push(i);
    ranks.push(i + 1 < bytes.length ? pairRank(bytes, i, i + 2, rankOf) : Infinity);
  }
  starts.push(bytes.length);
  for (;;) {
    let lowest = Infinity;
    let at = -1;
    for (let i = 0; i < ranks.length; i++) {
      if ((ranks[i] as number) < lowest) {
        lowest = ranks[i] as number;
        at = i;
      }
    }
    if (at < 0) return ranks.length;
    starts.splice(at + 1, 1);
    ranks.splice(at + 1, 1);
    const endOf = (i: number): number => starts[i] ?? bytes.length;
    ranks[at] = at + 1 < ranks.length ? pairRank(bytes, endOf(at), endOf(at + 2), rankOf) : Infinity;
    if (at > 0) ranks[at - 1] = pairRank(bytes, endOf(at - 1), endOf(at + 1), rankOf);
  }
}

/** The same merge in O(n log n): stale heap entries are recognised by their rank and skipped. */
function mergeByHeap(bytes: string, rankOf: RankOf): number {
  const size = bytes.length;
  const next = new Int32Array(size + 1);
  const previous = new Int32Array(size + 1);
  const ranks = new Float64Array(size).fill(Infinity);
  const heap = new MinHeap();
  const rate = (at: number): void => {
    const middle = next[at] as number;
    const rank = middle < size ? pairRank(bytes, at, next[middle] as number, rankOf) : Infinity;
    ranks[at] = rank;
    if (rank !== Infinity) heap.push(rank * POSITIONS + at);
  };
  for (let i = 0; i <= size; i++) {
    next[i] = i + 1;
    previous[i] = i - 1;
  }
  for (let i = 0; i + 1 < size; i++) rate(i);
  let count = size;
  for (let key = heap.pop(); key !== undefined; key = heap.pop()) {
    const at = key % POSITIONS;
    if (ranks[at] !== Math.floor(key / POSITIONS)) continue;
    const gone = next[at] as number;
    const after = next[gone] as number;
    next[at] = after;
    previous[after] = at;
    ranks[gone] = Infinity;
    count--;
    rate(at);
    if ((previous[at] as number) >= 0) rate(previous[at] as number);
  }
  return count;
}

class MinHeap {
  private readonly keys: number[] = [];

  push(key: number): void {
    const keys = this.keys;
    let at = keys.push(key) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((keys[parent] as number) <= key) break;
      keys[at] = keys[parent] as number;
      at = parent;
    }
    keys[at] = key;
  }

  pop(): number | undefined {
    const keys = this.keys;
    const top = keys[0];
    const last = keys.pop();
    if (top === undefined || last === undefined || keys.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= keys.length) break;
      if (child + 1 < keys.length && (keys[child + 1] as number) < (keys[child] as number)) child++;
      if ((keys[child] as number) >= last) break;
      keys[at] = keys[child] as number;
      at = child;
    }
    keys[at] = last;
    return top;
  }
}
