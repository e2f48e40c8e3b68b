import { describe, expect, it } from "vitest";
import { foldAccents, matchesFolded } from "./fold-accents";

describe("foldAccents", () => {
  it("drops every accent, and the bar of đ in both cases", () => {
    expect(foldAccents("Đường uống, liều dùng ở trẻ đẻ non")).toBe("duong uong, lieu dung o tre de non");
    expect(foldAccents("ƯƠNG ẵ ỡ ỵ")).toBe("uong a o y");
  });
  it("is the same for composed and decomposed text", () => {
    const word = "Thuốc bổ";
    expect(foldAccents(word.normalize("NFD"))).toBe(foldAccents(word.normalize("NFC")));
  });
});

describe("matchesFolded", () => {
  it("finds a name typed without accents, with them, or with some", () => {
    for (const query of ["natri clorid", "NATRI", "clorid nátri", ""]) expect(matchesFolded("NATRI CLORID", query)).toBe(true);
    expect(matchesFolded("Dầu đậu nành", "dau dau")).toBe(true);
    expect(matchesFolded("Dầu đậu nành", "đậu")).toBe(true);
  });
  it("wants every word", () => {
    expect(matchesFolded("NATRI CLORID", "natri kali")).toBe(false);
  });
});
