import { describe, expect, it } from "vitest";
import { isMissing } from "./required-fields";

describe("isMissing", () => {
  it("takes null and anything empty for absent, 0 and false for present", () => {
    expect([null, undefined, "", [], {}].map(isMissing)).toEqual([true, true, true, true, true]);
    expect([0, false, " ", [null], [0, 0], { a: 1 }].map(isMissing)).toEqual([false, false, false, false, false, false]);
  });
});
