import type { Chunk } from "./chunk";
import type { SectionSpan } from "./section-span";
import { isWhiteSpace } from "./white-space";

/** Where the characters of one section went, counted without white space: `characters` = `inChunks` + `quarantined` + `unaccounted`. */
export interface SectionLedger {
  characters: number;
  inChunks: number;
  quarantined: number;
  unaccounted: number;
}

type CoveringChunk = Pick<Chunk, "chunkKind" | "start" | "end" | "sourceText">;

const OPEN = 0;
const CHUNKED = 1;
const WITHHELD = 2;

/**
 * Counts, for one section, the characters (UTF-16 units that are no white space) that stand in a prose chunk, that are quarantined,
 * and that are neither. A chunk counts only where its `sourceText` really is the section's text at its offsets, so that a wrong
 * offset shows as a hole; a chunk without offsets (a foreign one) is looked up. A quarantined character counts as quarantined even
 * where a chunk holds it. Chunks of blocks are ignored: blocks are not in a section's text.
 */
export function sectionLedger(section: Pick<SectionSpan, "text" | "quarantined">, chunks: readonly CoveringChunk[]): SectionLedger {
  const { text } = section;
  const state = stateOf(section, chunks);
  const counts = [0, 0, 0];
  for (let i = 0; i < text.length; i++) if (!isWhiteSpace(text.charCodeAt(i))) counts[state[i] ?? OPEN]!++;
  const [unaccounted = 0, inChunks = 0, quarantined = 0] = counts;
  return { characters: unaccounted + inChunks + quarantined, inChunks, quarantined, unaccounted };
}

/** Where each character of a section went. */
function stateOf({ text, quarantined }: Pick<SectionSpan, "text" | "quarantined">, chunks: readonly CoveringChunk[]): Uint8Array {
  const state = new Uint8Array(text.length);
  for (const chunk of chunks) {
    if (chunk.chunkKind !== "prose" || chunk.sourceText === "") continue;
    const start = chunk.start ?? text.indexOf(chunk.sourceText);
    if (start >= 0 && text.startsWith(chunk.sourceText, start)) state.fill(CHUNKED, start, start + chunk.sourceText.length);
  }
  for (const range of quarantined) state.fill(WITHHELD, Math.max(0, range.start), Math.max(0, range.end));
  return state;
}

/** The stretches of a section that stand in no prose chunk and are not quarantined, a line each. Where they come from our own chunker there are none. */
export function unchunkedText(section: Pick<SectionSpan, "text" | "quarantined">, chunks: readonly CoveringChunk[]): string {
  const state = stateOf(section, chunks);
  const stretches: string[] = [];
  for (let from = 0; from < state.length; ) {
    const open = state.indexOf(OPEN, from);
    if (open < 0) break;
    let to = open;
    while (to < state.length && state[to] === OPEN) to++;
    stretches.push(section.text.slice(open, to).trim());
    from = to;
  }
  return stretches.filter((stretch) => stretch !== "").join("\n");
}

/** The sum of several ledgers. */
export function addLedgers(ledgers: Iterable<SectionLedger>): SectionLedger {
  const sum: SectionLedger = { characters: 0, inChunks: 0, quarantined: 0, unaccounted: 0 };
  for (const ledger of ledgers) {
    sum.characters += ledger.characters;
    sum.inChunks += ledger.inChunks;
    sum.quarantined += ledger.quarantined;
    sum.unaccounted += ledger.unaccounted;
  }
  return sum;
}
