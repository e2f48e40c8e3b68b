import { describe, expect, it } from "vitest";
import { parseByteRange } from "./byte-range";

describe("parseByteRange", () => {
  it.each([
    ["bytes=0-99", { first: 0, last: 99 }],
    ["bytes=900-", { first: 900, last: 999 }],
    ["bytes=-10", { first: 990, last: 999 }],
    ["bytes=-5000", { first: 0, last: 999 }],
    ["bytes=990-5000", { first: 990, last: 999 }],
  ])("%s of a thousand bytes", (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });
  it.each([null, "bytes=-", "bytes=0-1,5-6", "items=0-1", "bytes=9-3"])("takes %s as no range", (header) => {
    expect(parseByteRange(header, 1000)).toBeNull();
  });
  it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("cannot satisfy %s", (header) => {
    expect(parseByteRange(header, 1000)).toBe("unsatisfiable");
  });
});
