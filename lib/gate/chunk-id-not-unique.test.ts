import { describe, expect, it } from "vitest";
import { chunkIdNotUnique } from "./chunk-id-not-unique";
import { chunks } from "./gate-fixture";

describe("chunk_id_not_unique", () => {
  it("passes ids that name one chunk each", () => {
    expect(chunkIdNotUnique({ chunks: chunks() })).toEqual([]);
  });
  it("blocks the second bearer of an id", () => {
    const [atc, left, right] = chunks();
    expect(chunkIdNotUnique({ chunks: [atc, left, { ...right, chunkId: left.chunkId }] })).toMatchObject([{ severity: "block", place: { chunkId: left.chunkId } }]);
  });
});
