import { describe, expect, it } from "vitest";
import { pickLocale } from "@/i18n/pick-locale";

describe("pickLocale", () => {
  it("lets the reader's own choice win", () => {
    expect(pickLocale("en", "vi-VN,vi;q=0.9")).toBe("en");
  });
  it("follows the browser, heaviest weight first", () => {
    expect(pickLocale(undefined, "fr;q=1, en-GB;q=0.5, vi;q=0.8")).toBe("vi");
    expect(pickLocale(undefined, "en-US,en;q=0.9,vi;q=0.8")).toBe("en");
  });
  it("passes over languages it does not have and refused ones", () => {
    expect(pickLocale(undefined, "de,vi;q=0,en;q=0.1")).toBe("en");
  });
  it("is Vietnamese when nothing decides or the cookie is rubbish", () => {
    expect(pickLocale(undefined, null)).toBe("vi");
    expect(pickLocale("xx", "")).toBe("vi");
  });
});
