import fc from "fast-check";
import { expect, it } from "vitest";
import { brokenSyllable } from "@/lib/model/vietnamese-syllable";
import { brokenWords } from "./broken-words";

it("finds what can only be one syllable", () => expect(brokenWords("Giảm l iề u khi suy gan; (ng ười già) nhiễ m.")).toEqual(["l iề u", "(ng ười", "nhiễ m."]));
it.each(["Có ý kiến thì ở nhà và ba o đường", "B. Ở trẻ em: a) ở lần đầu; b) ý khác", "5 g ở người lớn, vitamin C ở liều 2 mg/kg", "Nhóm c ở trên, n = 12, độ I, pH ở mức 7", "The dose of 5 mg t is high"])("leaves alone: %s", (text) => expect(brokenWords(text)).toEqual([]));

/** The same by trying every reading, most parts first. */
function byTrying(text: string): string[] {
  const tokens = text.split(" ");
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let count = Math.min(4, tokens.length - at); count > 1; count--) {
      const parts = tokens.slice(at, at + count);
      const shorn = parts.map((part, index) => (index === 0 ? part.replace(/^[^\p{L}\p{N}]+/u, "") : index === count - 1 ? part.replace(/[^\p{L}\p{N}]+$/u, "") : part));
      if (brokenSyllable(shorn) !== "certain") continue;
      found.push(parts.join(" "));
      at += count - 1;
      break;
    }
  }
  return found;
}

it("finds what trying every reading finds", () => {
  const part = fc.constantFrom("l", "iề", "u", "ng", "ười", "nghi", "ệ", "m", "(th", "uố", "c", "c.", "Gi", "ảm", "độ", "I", "ở", "o", "mg", "5", "", "b)", "nghiêng", "i", "liều", "dùng;");
  fc.assert(fc.property(fc.array(part, { maxLength: 9 }), (parts) => void expect(brokenWords(parts.join(" "))).toEqual(byTrying(parts.join(" ")))), { numRuns: 3000 });
});
