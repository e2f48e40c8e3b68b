/** Phrases with a kind each, ready to be found at a place of a text: in goes a stretch, out comes the kind of the phrase that it begins with; it never looks before the stretch. */
import { isWordAt, smallUnitAt, wordUnitAt } from "./characters";
import { hashOf, phraseUnits, withUnit } from "./phrases";
import { type Units, unitsOf } from "./units";

export interface PhrasesOfKind<Kind> {
  kind: Kind;
  phrases: readonly string[];
}

/** Words that some phrase begins with. */
interface Beginning<Kind> {
  /** What stands before the last word; null where there is but one. */
  parent: Beginning<Kind> | null;
  /** The last word, with the sign that parts it from the parent: its place in the pool, and its hash. */
  from: number;
  length: number;
  hash: number;
  /** Kinds of the phrases that are these words and no more. */
  kinds: Kind[];
  /** Kinds of all phrases that begin with them. */
  begun: Set<Kind>;
  /** Some phrase goes on behind them. */
  goesOn: boolean;
  /** Another one in the same bucket. */
  next: Beginning<Kind> | null;
}

const BUCKETS = 1 << 11;
const OPENINGS = 1 << 14;

/** A number for the two letters with which the word at `at` begins; 0 for every place at which no word begins. */
function openingAt(units: Units, at: number): number {
  const first = wordUnitAt(units, at);
  return first === 0 ? 0 : (Math.imul(first, 0x9e5) ^ Math.imul(wordUnitAt(units, at + 1), 0x35)) & (OPENINGS - 1);
}

/**
 * A phrase is found whatever its case, and only where no word goes on behind it. A text is mostly asked about one place several times in a row:
 * all phrases that stand at the last place are remembered.
 */
export class PhraseBook<Kind> {
  private readonly buckets: (Beginning<Kind> | null)[] = new Array(BUCKETS).fill(null);
  /** 1 for the openings of all phrases: most places of a text have another one, and need no further look. */
  private readonly openings = new Uint8Array(OPENINGS);
  /** The words of all beginnings, one behind the other, so that comparing needs no other object. */
  private readonly pool: Units;
  private poolEnd = 0;
  private units: Units = unitsOf("");
  private at = -1;
  /** Hash of the first word at the place. */
  private firstHash = 0;
  private first: Beginning<Kind> | null = null;
  /** The phrases at the place, shortest first: where each ends, and its kinds. */
  private readonly ends: number[] = [];
  private readonly kinds: Kind[][] = [];
  private count = 0;
  /** No phrase at the place goes on behind here. */
  private readTo = 0;

  /** A phrase of the kind `wholeOnly` is found only where it is the whole stretch. */
  constructor(
    lists: readonly PhrasesOfKind<Kind>[],
    private readonly wholeOnly: Kind | null = null,
  ) {
    const all = lists.flatMap(({ kind, phrases }) => phrases.map((phrase) => ({ kind, units: phraseUnits(phrase) })));
    this.pool = new Uint16Array(all.reduce((sum, { units }) => sum + units.length, 0));
    for (const { kind, units } of all) this.write(units, kind);
  }

  /** Hash of the word at `at`, whether some phrase begins with it or not. */
  wordHash(units: Units, at: number): number {
    this.goTo(units, at);
    return this.firstHash;
  }

  /** Kind of the longest phrase of the given kinds that the stretch begins with. */
  kindOf(units: Units, start: number, end: number, kinds: readonly Kind[]): Kind | null {
    if (this.openings[openingAt(units, start)] === 0) return null;
    const exact = this.exactKind(units, start, end, kinds);
    if (exact !== null) return exact;
    for (let i = this.count - 1; i >= 0; i--)
      if ((this.ends[i] as number) < end) for (const kind of this.kinds[i] as Kind[]) if (kind !== this.wholeOnly && kinds.includes(kind)) return kind;
    return null;
  }

  /** Kind of the phrase of the given kinds that is the whole stretch. */
  exactKind(units: Units, start: number, end: number, kinds: readonly Kind[]): Kind | null {
    if (this.openings[openingAt(units, start)] === 0) return null;
    this.goTo(units, start);
    const found = this.phraseTo(units, end);
    if (found !== null) for (const kind of found) if (kinds.includes(kind)) return kind;
    return null;
  }

  /** The word at `at` begins some phrase of the kind. */
  beginsKind(kind: Kind, units: Units, at: number): boolean {
    if (this.openings[openingAt(units, at)] === 0) return false;
    this.goTo(units, at);
    return this.first?.begun.has(kind) === true;
  }

  /** Kinds of the phrase between the place and `end`, null where there is none. */
  private phraseTo(units: Units, end: number): readonly Kind[] | null {
    if (isWordAt(units, end)) return this.cutPhrase(units, end);
    for (let i = this.count - 1; i >= 0; i--) if (this.ends[i] === end) return this.kinds[i] as Kind[];
    return null;
  }

  /** The same for a stretch that ends inside a word of the text, though not its first. */
  private cutPhrase(units: Units, end: number): readonly Kind[] | null {
    let found = this.first;
    let at = this.at + (found?.length ?? 0);
    if (at > end || end > this.readTo) return null;
    while (found !== null && at < end) {
      const next = Math.min(wordEnd(units, at + 1), end);
      found = this.find(found, units, at, next, hashOf(units, at, next));
      at = next;
    }
    return found?.kinds ?? null;
  }

  /** Looks up every phrase that stands at `at`: word by word, for as long as some phrase begins so. */
  private goTo(units: Units, at: number): void {
    if (at === this.at && units === this.units) return;
    this.units = units;
    this.at = at;
    this.count = 0;
    let end = at;
    let hash = 0;
    for (let unit = wordUnitAt(units, end); unit !== 0; unit = wordUnitAt(units, ++end)) hash = withUnit(hash, unit);
    this.firstHash = hash;
    this.first = this.find(null, units, at, end, hash);
    for (let found = this.first, start = end; found !== null; found = this.find(found, units, start, end, hash)) {
      if (found.kinds.length > 0) {
        this.ends[this.count] = end;
        this.kinds[this.count++] = found.kinds;
      }
      if (!found.goesOn || end >= units.length) break;
      start = end;
      hash = withUnit(0, smallUnitAt(units, end++));
      for (let unit = wordUnitAt(units, end); unit !== 0; unit = wordUnitAt(units, ++end)) hash = withUnit(hash, unit);
    }
    this.readTo = end;
  }

  /** The beginning that goes on from `parent` with the word `[start, end)`. */
  private find(parent: Beginning<Kind> | null, units: Units, start: number, end: number, hash: number): Beginning<Kind> | null {
    let found = this.buckets[hash & (BUCKETS - 1)] as Beginning<Kind> | null;
    while (found !== null && !(found.hash === hash && found.parent === parent && found.length === end - start && this.isAt(units, start, found))) found = found.next;
    return found;
  }

  private isAt(units: Units, start: number, { from, length }: Beginning<Kind>): boolean {
    for (let i = 0; i < length; i++) if (smallUnitAt(units, start + i) !== this.pool[from + i]) return false;
    return true;
  }

  private write(phrase: Units, kind: Kind): void {
    this.openings[openingAt(phrase, 0)] = 1;
    let parent: Beginning<Kind> | null = null;
    for (let start = 0, end = wordEnd(phrase, 0); ; start = end, end = wordEnd(phrase, end + 1)) {
      const hash = hashOf(phrase, start, end);
      const here: Beginning<Kind> = this.find(parent, phrase, start, end, hash) ?? this.add(parent, phrase.subarray(start, end), hash);
      here.begun.add(kind);
      parent = here;
      if (end >= phrase.length) {
        here.kinds.push(kind);
        return;
      }
      here.goesOn = true;
    }
  }

  private add(parent: Beginning<Kind> | null, word: Units, hash: number): Beginning<Kind> {
    const bucket = hash & (BUCKETS - 1);
    const made = { parent, from: this.poolEnd, length: word.length, hash, kinds: [], begun: new Set<Kind>(), goesOn: false, next: this.buckets[bucket] ?? null };
    this.buckets[bucket] = made;
    this.pool.set(word, this.poolEnd);
    this.poolEnd += word.length;
    return made;
  }
}

/** End of the letters and digits that stand from `start` on. */
function wordEnd(units: Units, start: number): number {
  let at = start;
  while (isWordAt(units, at)) at++;
  return at;
}
