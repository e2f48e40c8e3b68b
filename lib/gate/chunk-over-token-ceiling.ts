import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { limitsIn } from "@/lib/model/limits-in";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";
import { readMarkdownTable } from "./read-markdown-table";

/**
 * Counts every embedded text again and complains where it passes the ceiling, or where the count on the chunk is not the count of its text.
 * A chunk that says `oversized` (one whole unit that may not be cut) is a warning. A table chunk of a single row may reach the
 * embedding model's maximum; past that maximum everything blocks, because the model would cut it in silence.
 */
export function chunkOverTokenCeiling(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const chunk of facts.chunks) {
    const { ceilingTokens, maxEmbedTokens } = limitsIn(facts, chunk.sectionKey);
    const tokens = facts.count(chunk.text);
    const limit = chunk.chunkKind !== "prose" && tableRows(chunk) <= 1 ? maxEmbedTokens : ceilingTokens;
    if (tokens > limit) {
      const severity = chunk.oversized && tokens <= maxEmbedTokens ? "warn" : "block";
      findings.push(makeFinding("chunk_over_token_ceiling", placeOfChunk(chunk), String(limit), String(tokens), severity));
    } else if (tokens !== chunk.estTokens) {
      findings.push(makeFinding("chunk_over_token_ceiling", placeOfChunk(chunk), `est_tokens ${tokens}`, `est_tokens ${chunk.estTokens}`));
    }
  }
  return findings;
}

/** Rows of its own in a chunk's Markdown table; 0 where there is no table. A row with one cell only names the group of the rows under it. */
function tableRows(chunk: Chunk): number {
  const table = readMarkdownTable(chunk.text);
  return table === null ? 0 : table.rows.filter((row) => row.length < 2 || row.filter((cell) => cell !== "").length > 1).length;
}
