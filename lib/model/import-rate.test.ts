import { describe, expect, it } from "vitest";
import { importRate } from "./import-rate";

describe("importRate", () => {
  it("counts from the first look to the last", () => {
    expect(importRate([{ at: 1000, done: 0 }, { at: 2000, done: 50 }, { at: 3000, done: 100 }], 300)).toEqual({ perSecond: 50, remaining: 4 });
  });
  it("says nothing from one look, from looks too close, or without progress", () => {
    expect(importRate([], 10)).toBeNull();
    expect(importRate([{ at: 0, done: 3 }], 10)).toBeNull();
    expect(importRate([{ at: 0, done: 0 }, { at: 400, done: 9 }], 10)).toBeNull();
    expect(importRate([{ at: 0, done: 4 }, { at: 4000, done: 4 }], 10)).toBeNull();
  });
  it("has nothing left at the end", () => {
    expect(importRate([{ at: 0, done: 0 }, { at: 1000, done: 10 }], 10)?.remaining).toBe(0);
  });
});
