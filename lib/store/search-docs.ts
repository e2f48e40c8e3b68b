/** What a run made of one monograph in; the words by which it is found out. It never yields what is withheld, and never touches the database. */
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { foldAccents } from "@/lib/model/fold-accents";
import { unchunkedText } from "@/lib/model/section-ledger";
import type { SectionSpan } from "@/lib/model/section-span";
import type { ChunkedMonograph } from "./run-rows";

/** The ordinal of a row that stands for a section's text outside of all chunks. */
export const UNCHUNKED = -1;

export type Indexed = Pick<ChunkedMonograph, "drugId" | "chunks" | "findings" | "sections">;

export interface SearchDoc {
  sectionKey: string;
  ordinal: number;
  /** As a reader types without accents. */
  plain: string;
  /** As it is printed. */
  exact: string;
}

/** What of a chunk is searched and shown: its text, carried labels and all. The sentence that stands for a block is ours; of it only what the book prints. */
export function searchedText({ chunkKind, text, sourceText }: Pick<Chunk, "chunkKind" | "text" | "sourceText">): string {
  return chunkKind === "block_descriptor" ? sourceText : text;
}

/** Chunks that must not be shown in a list of results: a file made elsewhere can quote what is withheld. */
function leakingChunks(findings: readonly Pick<Finding, "gate" | "place">[]): Set<string | null> {
  return new Set(findings.filter(({ gate }) => gate === "quarantined_text_leaked").map(({ place }) => place.chunkId));
}

/** The words of a monograph's chunks, and of what stands in none. `sectionOf` gives a section of it, null where there is none. */
export function searchDocs({ chunks, findings, sections }: Omit<Indexed, "drugId">, drugName: string, sectionOf: (key: string) => SectionSpan | null): SearchDoc[] {
  const leaking = leakingChunks(findings);
  const doc = (sectionKey: string, ordinal: number, text: string): SearchDoc => ({ sectionKey, ordinal, plain: foldAccents(text), exact: `${drugName} ${text}` });
  const docs = chunks.flatMap((chunk, ordinal) => (leaking.has(chunk.chunkId) ? [] : [doc(chunk.sectionKey, ordinal, searchedText(chunk))]));
  for (const { key, ledger } of sections) {
    const section = ledger.unaccounted > 0 ? sectionOf(key) : null;
    const text = section === null ? "" : unchunkedText(section, chunks.filter((chunk) => chunk.sectionKey === key));
    if (text !== "") docs.push(doc(key, UNCHUNKED, text));
  }
  return docs;
}
