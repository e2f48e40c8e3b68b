/**
 * Counts stretches of one text by subtraction: in go its units, out comes a ruler that looks a few numbers up for a stretch of any length; it never
 * counts a text twice unless another was counted in between.
 */
import { isSpaceAt } from "./characters";
import type { PieceCounter } from "./piece-counter";
import { pieceEnd } from "./pre-tokens";
import type { MeasuredText, TokenRuler } from "./token-counter";
import { Shelf, type Units, unitsOf } from "./units";

const BLANK = 0x20;

/** Measures texts. `size` is the longest one in UTF-16 units for which no array need be made. */
export function measurer(pieces: PieceCounter, size: number): (text: string) => MeasuredText {
  const tape = new Tape(size, pieces);
  const shelf = new Shelf(size);
  const blankTokens = pieces.count(unitsOf(" "), 0, 1);
  return (text) => {
    const ended = shelf.put(text);
    const units = ended.subarray(0, text.length);
    const marks: number[] = [];
    const ruler = new PieceRuler(units, ended, pieces, blankTokens, tape);
    ruler.write(marks);
    return { units, marks, ruler };
  };
}

/** Where one ruler at a time keeps its numbers: texts are mostly measured one after the other, and an array for each would cost more than the counting. */
class Tape {
  holder: PieceRuler | null = null;
  private readonly numbers: Int32Array;

  constructor(
    size: number,
    private readonly pieces: PieceCounter,
  ) {
    this.numbers = new Int32Array(size + 1);
  }

  /** Hands the tape over: out come one more than the tokens before every piece border of the text, and 0 where there is none. The text is given with `END_UNIT` behind it. */
  write(holder: PieceRuler, ended: Units, marks: number[] | null): Int32Array {
    this.holder = holder;
    const before = ended.length > this.numbers.length ? new Int32Array(ended.length) : this.numbers.fill(0, 0, ended.length);
    before[0] = 1;
    this.pieces.countAll(ended, ended.length - 1, before, marks);
    return before;
  }
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

  constructor(
    private readonly units: Units,
    /** The same with `END_UNIT` behind them. */
    private readonly ended: Units,
    private readonly pieces: PieceCounter,
    private readonly blankTokens: number,
    private readonly tape: Tape,
  ) {}

  /** Counts the whole text. Into `marks`, where there is one, go its marks. */
  write(marks: number[] | null): void {
    this.before = this.tape.write(this, this.ended, marks);
  }

  count(start: number, end: number): number {
    if (start >= end) return 0;
    if (this.tape.holder !== this) this.write(null);
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
