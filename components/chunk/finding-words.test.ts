import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import vi from "@/messages/vi.json";
import { findingWords } from "./finding-words";

const translator = (namespace: "finding_words" | "sections") => createTranslator({ locale: "vi", messages: vi, namespace }) as unknown as Parameters<typeof findingWords>[1];
const words = (data: string) => findingWords(data, translator("finding_words"), translator("sections"));

describe("the words of a finding, in Vietnamese", () => {
  it.each([
    ["no such heading", "không có đề mục này"],
    ["3 of 12", "3 trên 12"],
    ["0 characters unaccounted", "0 ký tự sót"],
    ["inside 581.1 × 822", "trong khổ 581.1 × 822"],
    ["qua_lieu_va_xu_tri before tuong_ky", "Quá liều và xử trí trước Tương kỵ"],
    ["nothing of digoxin-t1", "không có gì của digoxin-t1"],
    ["chi_dinh", "Chỉ định"],
    ["page_damaged", "trang bị hỏng"],
  ])("%s → %s", (data, sentence) => expect(words(data)).toBe(sentence));

  it("shows what it does not know as it is", () => expect(words("…liều 500 mg mỗi 8 giờ")).toBe("…liều 500 mg mỗi 8 giờ"));
  it("leaves plain numbers alone", () => expect(words("850")).toBe("850"));
});
