import { describe, expect, it } from "vitest";
import { schemaVersionWrong } from "./schema-version-wrong";
import { facts, factsWith } from "./gate-fixture";

describe("schema_version_wrong", () => {
  it("passes our own chunks and foreign ones of version 4", () => {
    expect(schemaVersionWrong(facts())).toEqual([]);
    expect(schemaVersionWrong(factsWith(0, { schemaVersion: 4 }))).toEqual([]);
  });
  it("blocks a chunk that says another version", () => {
    expect(schemaVersionWrong(factsWith(0, { schemaVersion: 3 }))).toMatchObject([{ severity: "block", expected: "4", found: "3" }]);
  });
});
