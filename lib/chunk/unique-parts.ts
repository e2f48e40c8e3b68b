/**
 * Moves borders so that every part's source stands once in its section: in go greedily packed parts, out come parts that hold the same laws;
 * it never passes the ceiling to do so. Where no choice of borders helps, the parts come back as they were and a gate says so.
 */
import { makePart, overlapStarts, type PackInput, type Part } from "./part-maker";
import { standOnce } from "./stands-once";

/** Places tried before a section that repeats itself endlessly is given up. */
const MOST_TRIES = 4000;

/** The parts unchanged where each is unique already; otherwise the first solution of a search that prefers full parts. */
export function makeUnique(input: PackInput, parts: Part[]): Part[] {
  if (standOnce(input.read, parts.some((part) => part.oversized) ? parts.filter((part) => !part.oversized) : parts)) return parts;
  const search = new Search(input);
  return search.from(0, null) ?? parts;
}

class Search {
  private tries = 0;
  /** Atoms from which no way leads to the end. */
  private readonly dead = new Set<number>();

  constructor(private readonly input: PackInput) {}

  /** Parts that cover the atoms from index `first` on; null where there are none. */
  from(first: number, beforeAt: number | null): Part[] | null {
    const { atoms, read } = this.input;
    if (first === atoms.count) return [];
    if (this.dead.has(first)) return null;
    const at = atoms.start(first);
    for (const next of this.endsAfter(first)) {
      for (const start of overlapStarts(this.input, at, beforeAt)) {
        if (++this.tries > MOST_TRIES) return null;
        const end = atoms.end(next - 1);
        if (!standOnce(read, [{ start, end }])) continue;
        const part = makePart(this.input, start, at, end, atoms.breakAfter(next - 1));
        if (part.oversized) continue;
        const rest = this.from(next, at);
        if (rest !== null) return [part, ...rest];
        break;
      }
    }
    this.dead.add(first);
    return null;
  }

  /** Indices behind which a part that begins with atom `first` may end: the fullest within the target first, then those up to the ceiling. */
  private endsAfter(first: number): number[] {
    const { atoms, ruler, limits } = this.input;
    const start = atoms.start(first);
    const within: number[] = [];
    const above: number[] = [];
    for (let i = first; i < atoms.count; i++) {
      const breakAfter = atoms.breakAfter(i);
      if (!atoms.mayEndPart(i) && !breakAfter && i + 1 < atoms.count) continue;
      const tokens = ruler.count(start, atoms.end(i));
      if (tokens > limits.ceilingTokens) break;
      if (tokens <= limits.targetTokens) within.unshift(i + 1);
      else above.push(i + 1);
      if (breakAfter) break;
    }
    return [...within, ...above];
  }
}
