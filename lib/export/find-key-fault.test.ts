import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findKeyFault } from "./find-key-fault";

describe("findKeyFault", () => {
  it("passes any JSON that a serialiser wrote", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (json) => {
        fc.pre(!/__proto__|constructor|prototype/u.test(json));
        expect(findKeyFault(JSON.stringify(JSON.parse(json)))).toBeNull();
      }),
    );
  });
  it("knows the same key in two objects from the same key twice in one", () => {
    expect(findKeyFault('[{"a":1},{"a":2}]')).toBeNull();
    expect(findKeyFault('[{"a":1},{"b":{"a":2}},{"a":2,"c":["a","a"],"a" : 3}]')).toEqual({ code: "duplicate_key", path: "2.a" });
  });
});
