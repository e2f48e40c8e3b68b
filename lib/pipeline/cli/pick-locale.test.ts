import { describe, expect, it } from "vitest";
import { pickLocale } from "./pick-locale";

describe("pickLocale", () => {
  it.each([
    [{ LANG: "vi_VN.UTF-8" }, "vi"],
    [{ LANG: "en_US.UTF-8" }, "en"],
    [{ LANG: "C" }, "en"],
    [{ LC_ALL: "vi", LANG: "en_US" }, "vi"],
    [{ LANG: "vie" }, "en"],
  ])("hears the environment: %j → %s", (environment, locale) => {
    expect(pickLocale(undefined, environment)).toBe(locale);
  });

  it("lets --lang decide, and knows two languages only", () => {
    expect(pickLocale("VI", { LANG: "en" })).toBe("vi");
    expect(() => pickLocale("fr", {})).toThrow(/usage/);
  });
});
