import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * Counts every embedded text again and complains where it passes the ceiling, or where the count on the chunk is not the count of its text.
 * A chunk that says `oversized` (one whole unit that may not be cut) is a warning. A table chunk of a single row may reach the
 * embedding model's maximum; past that maximum everything blocks, because the model would cut it in silence.
 */
export function chunkOverTokenCeiling(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  const { ceilingTokens, maxEmbedTokens } = facts.limits;
  for (const chunk of facts.chunks) {
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

/** Body rows of the Markdown table in a chunk's text; 0 where there is no table. */
function tableRows(chunk: Chunk): number {
  const lines = chunk.text.split("\n");
  const rule = lines.findIndex((line) => /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/u.test(line));
  return rule < 0 ? 0 : lines.slice(rule + 1).filter((line) => line.trimStart().startsWith("|")).length;
}
