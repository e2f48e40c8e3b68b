import { describe, expect, it } from "vitest";
import { chunkOverTokenCeiling } from "./chunk-over-token-ceiling";
import { countWords, facts, factsWith } from "./gate-fixture";

describe("chunk_over_token_ceiling", () => {
  const limits = { ceilingTokens: 50, targetTokens: 40, overlapTokens: 5, maxEmbedTokens: 90 };
  const long = (words: number) => ({ text: "từ ".repeat(words), estTokens: words });

  it("passes chunks within the ceiling whose count is right", () => {
    expect(chunkOverTokenCeiling(facts({ limits }))).toEqual([]);
  });
  it("blocks a chunk above it", () => {
    expect(chunkOverTokenCeiling(factsWith(1, long(51), { limits }))).toMatchObject([{ severity: "block", expected: "50", found: "51" }]);
  });
  it("only warns when the chunk says that it is oversized, unless no model could take it", () => {
    expect(chunkOverTokenCeiling(factsWith(1, { ...long(51), oversized: true }, { limits }))).toMatchObject([{ severity: "warn" }]);
    expect(chunkOverTokenCeiling(factsWith(1, { ...long(91), oversized: true }, { limits }))).toMatchObject([{ severity: "block" }]);
  });
  it("does not believe a count that is not the text's", () => {
    expect(chunkOverTokenCeiling(factsWith(1, { estTokens: 3 }))).toMatchObject([{ severity: "block", found: "est_tokens 3" }]);
  });
  it("lets one table row, but not two, reach the embedding model's maximum", () => {
    const row = `| a | ${"từ ".repeat(55)}|`;
    const one = `| h | i |\n| --- | --- |\n${row}`;
    const grouped = one.replace("| --- | --- |", "| --- | --- |\n| nhóm | |");
    const two = `${one}\n| b | c |`;
    const rows = (text: string) => factsWith(3, { chunkKind: "table_rows", text, estTokens: countWords(text) }, { limits });
    expect(chunkOverTokenCeiling(rows(one))).toEqual([]);
    expect(chunkOverTokenCeiling(rows(grouped))).toEqual([]);
    expect(chunkOverTokenCeiling(rows(two))).toMatchObject([{ severity: "block" }]);
  });
});
