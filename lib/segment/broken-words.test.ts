import { expect, it } from "vitest";
import { brokenWords } from "./broken-words";

it("finds what can only be one syllable", () => expect(brokenWords("Giảm l iề u khi suy gan; (ng ười già) nhiễ m.")).toEqual(["l iề u", "(ng ười", "nhiễ m."]));
it.each(["Có ý kiến thì ở nhà và ba o đường", "B. Ở trẻ em: a) ở lần đầu; b) ý khác", "5 g ở người lớn, vitamin C ở liều 2 mg/kg", "Nhóm c ở trên, n = 12, độ I, pH ở mức 7", "The dose of 5 mg t is high"])("leaves alone: %s", (text) => expect(brokenWords(text)).toEqual([]));
