import { describe, expect, it } from "vitest";
import { movePlaces } from "./move-places";

const TEXT = "Một. Hai. Ba. Bốn. Năm. Sáu.";
const part = (from: string, to: string, overlapLength = 0) => {
  const [start, end] = [TEXT.indexOf(from), TEXT.indexOf(to) + to.length];
  return { start, end, overlapLength, sourceText: TEXT.slice(start, end) };
};
const at = (word: string) => TEXT.indexOf(word);

describe("movePlaces", () => {
  const all = ["Hai", "Ba", "Năm", "Sáu"].map(at);

  it("are the candidates between the two neighbours, with the present place, and the text that would begin the right part", () => {
    const { head, places } = movePlaces({ at: at("Bốn"), candidates: all }, part("Một", "Ba. "), part("Bốn", "Sáu."));
    expect(head).toBe("Một. ");
    expect(places).toEqual([
      { at: at("Hai"), text: "Hai. " },
      { at: at("Ba"), text: "Ba. " },
      { at: at("Bốn"), text: "Bốn. " },
      { at: at("Năm"), text: "Năm. " },
      { at: at("Sáu"), text: "Sáu." },
    ]);
  });
  it("leave out what the left part only repeats and what comes after the right part, and count the overlap once", () => {
    const { head, places } = movePlaces({ at: at("Bốn"), candidates: all }, part("Một", "Ba. ", "Một. Hai. ".length), part("Ba", "Năm. ", 4));
    expect(head).toBe("Ba. ");
    expect(places.map((place) => place.text)).toEqual(["Bốn. ", "Năm. "]);
  });
});
