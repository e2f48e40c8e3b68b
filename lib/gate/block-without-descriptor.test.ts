import { describe, expect, it } from "vitest";
import { blockWithoutDescriptor } from "./block-without-descriptor";
import { attachment, chunks, facts, factsWith } from "./gate-fixture";

describe("block_without_descriptor", () => {
  it("passes a block with its one descriptor, attached to its section's prose", () => {
    expect(blockWithoutDescriptor(facts())).toEqual([]);
  });
  it("blocks a block without descriptor, or with two", () => {
    const [atc, left, right, descriptor] = chunks();
    expect(blockWithoutDescriptor(facts({ chunks: [atc, left, right] }))).toMatchObject([{ severity: "block", place: { blockId: "thuocgia-t1" }, found: "0" }]);
    expect(blockWithoutDescriptor(facts({ chunks: [atc, left, right, descriptor, descriptor] }))).toMatchObject([{ found: "2" }]);
  });
  it("blocks a descriptor under another id, a block attached nowhere, and a block that does not exist", () => {
    expect(blockWithoutDescriptor(factsWith(3, { chunkId: "x" }))).toMatchObject([{ found: "x" }]);
    expect(blockWithoutDescriptor(factsWith(1, { attachments: [] }))).toMatchObject([{ found: "attached to none" }]);
    expect(blockWithoutDescriptor(factsWith(0, { attachments: [{ ...attachment(), blockId: "thuocgia-t7" }] }))).toMatchObject([{ found: "thuocgia-t7" }]);
  });
});
