import type { Chunk } from "./chunk";
import type { SectionSpan } from "./section-span";

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
  const state = new Uint8Array(text.length);
  for (const chunk of chunks) {
    if (chunk.chunkKind !== "prose" || chunk.sourceText === "") continue;
    const start = chunk.start ?? text.indexOf(chunk.sourceText);
    if (start >= 0 && text.startsWith(chunk.sourceText, start)) state.fill(CHUNKED, start, start + chunk.sourceText.length);
  }
  for (const range of section.quarantined) state.fill(WITHHELD, Math.max(0, range.start), Math.max(0, range.end));
  const counts = [0, 0, 0];
  for (let i = 0; i < text.length; i++) if (!isWhiteSpace(text.charCodeAt(i))) counts[state[i] ?? OPEN]!++;
  const [unaccounted = 0, inChunks = 0, quarantined = 0] = counts;
  return { characters: unaccounted + inChunks + quarantined, inChunks, quarantined, unaccounted };
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

/** ASCII white space and the Unicode spaces that JavaScript's `\s` knows. */
function isWhiteSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 160) return false;
  return code === 0xa0 || code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000 || code === 0xfeff;
}
