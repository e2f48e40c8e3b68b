/**
 * Counts stretches of one text by subtraction: in go its units, out comes a ruler that looks a few numbers up for a stretch of any length; it never
 * counts a text twice unless another was counted in between.
 */
import { isSpaceAt } from "./characters";
import { type PieceCounter, TAPE_UNITS } from "./piece-counter";
import { pieceEnd } from "./pre-tokens";
import { type Marks, marksOf } from "./read-text";
import type { MeasuredText, TokenRuler } from "./token-counter";
import { Shelf, type Units, unitsOf } from "./units";

const BLANK = 0x20;

/** Units and marks of so many texts lie in one array. */
const SHELF = 1 << 15;

/** Measures texts. */
export function measurer(pieces: PieceCounter): (text: string) => MeasuredText {
  const tape = new Tape(pieces);
  const shelf = new Shelf(SHELF);
  const blankTokens = pieces.count(unitsOf(" "), 0, 1);
  return (text) => {
    const ended = shelf.put(text);
    const units = ended.subarray(0, text.length);
    const ruler = new PieceRuler(units, ended, pieces, blankTokens, tape);
    return { units, marks: ruler.write() ?? marksOf(units), ruler };
  };
}

/** Where one ruler at a time keeps its numbers: texts are mostly measured one after the other, and an array for each would cost more than the counting. */
class Tape {
  holder: PieceRuler | null = null;
  private kept = new Int32Array(0);
  private used = 0;

  constructor(readonly pieces: PieceCounter) {}

  /** Hands the tape over: out come the marks of the text, which is given with `END_UNIT` behind it. */
  write(holder: PieceRuler, ended: Units): Marks {
    this.holder = holder;
    // 0 where there is no border.
    this.pieces.before.fill(0, 0, ended.length);
    this.pieces.before[0] = 1;
    return this.keep(this.pieces.countAll(ended, ended.length - 1, true));
  }

  /** The first marks on the tape in an array that stays as it is. */
  private keep(count: number): Marks {
    if (this.used + count > this.kept.length) {
      this.kept = new Int32Array(Math.max(SHELF, count));
      this.used = 0;
    }
    const kept = this.kept.subarray(this.used, (this.used += count));
    kept.set(this.pieces.marks.subarray(0, count));
    return kept;
  }
}

/** The same numbers for a text that finds no room on the tape. */
function bordersOf(units: Units, pieces: PieceCounter): Int32Array {
  const before = new Int32Array(units.length + 1);
  let tokens = 0;
  before[0] = 1;
  for (let at = 0; at < units.length; ) {
    const end = pieceEnd(units, at, units.length);
    tokens += pieces.count(units, at, end);
    before[end] = tokens + 1;
    at = end;
  }
  return before;
}

/**
 * Counts add up at piece borders, and a stretch that begins or ends inside a piece differs from the whole text only there: so a stretch is
 * counted piece by piece until it meets a border of the whole text, by subtraction from there on, and piece by piece after the last border.
 */
class PieceRuler implements TokenRuler {
  private before: Int32Array = NOTHING;
  /** What of the last stretch that began inside a piece stood before its first border: who packs asks for many stretches with one start. */
  private headStart = -1;
  private headEnd = 0;
  private headTokens = 0;
  private readonly isLong: boolean;

  constructor(
    private readonly units: Units,
    /** The same with `END_UNIT` behind them. */
    private readonly ended: Units,
    private readonly pieces: PieceCounter,
    private readonly blankTokens: number,
    private readonly tape: Tape,
  ) {
    this.isLong = units.length > TAPE_UNITS;
  }

  /** Counts the whole text. Gives back its marks, null for a text that finds no room on the tape: such a one is counted once and for all. */
  write(): Marks | null {
    if (this.isLong) {
      this.before = bordersOf(this.units, this.pieces);
      return null;
    }
    this.before = this.pieces.before;
    return this.tape.write(this, this.ended);
  }

  count(start: number, end: number): number {
    if (start >= end) return 0;
    if (this.tape.holder !== this && !this.isLong) this.write();
    const { before } = this;
    let at = start;
    let sum = 0;
    if (before[start] === 0) {
      this.readHead(start, end);
      at = this.headEnd;
      sum = this.headTokens;
    }
    if (this.endsInOneBlank(at, end)) return sum + (before[end - 1] as number) - (before[at] as number) + this.blankTokens;
    return sum + this.countFrom(at, end);
  }

  /** Tokens of a stretch that begins at a border, or is empty. */
  private countFrom(start: number, end: number): number {
    const { units, before, pieces } = this;
    let at = start;
    let sum = 0;
    while (at < end) {
      const last = this.lastSafeBorder(at, end);
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
  }

  private readHead(start: number, end: number): void {
    // Pieces that end well before the stretch does are the same in a longer one.
    if (this.headStart === start && this.headEnd + 1 < end) return;
    let at = start;
    let tokens = 0;
    while (at < end && this.before[at] === 0) {
      const stop = pieceEnd(this.units, at, end);
      tokens += this.pieces.count(this.units, at, stop);
      at = stop;
    }
    this.headStart = at + 1 < end ? start : -1;
    this.headEnd = at;
    this.headTokens = tokens;
  }

  /** The stretch begins at a border and ends in a single blank that begins a piece of the whole text, as sentences mostly do: only that blank is a piece of its own here. */
  private endsInOneBlank(start: number, end: number): boolean {
    const { units, before } = this;
    return end - start > 1 && units[end - 1] === BLANK && before[start] !== 0 && before[end - 1] !== 0 && !isSpaceAt(units, end - 2);
  }

  /**
   * Last border in `[at, end]` up to which a text that stops at `end` has the same pieces. White space right before a cut is one piece that in the
   * whole text may be two, because its last blank goes with what follows.
   */
  private lastSafeBorder(at: number, end: number): number {
    const { units, before } = this;
    let last = end;
    while (before[last] === 0) last--;
    while (last > at && (isSpaceAt(units, last - 1) || cutsPair(units, end))) {
      do last--; while (before[last] === 0);
      if (!isSpaceAt(units, last - 1)) break;
    }
    return last;
  }
}

const NOTHING = new Int32Array(0);

/** `at` stands between the two halves of a surrogate pair: the first half alone is a sign that joins the signs before it. */
function cutsPair(units: Units, at: number): boolean {
  return at < units.length && ((units[at] as number) & 0xfc00) === 0xdc00 && ((units[at - 1] as number) & 0xfc00) === 0xd800;
}
