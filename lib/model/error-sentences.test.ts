import { describe, expect, it } from "vitest";
import { ERROR_SENTENCES, errorSentence } from "./error-sentences";
import { USER_ERROR_CODES } from "./user-error";

describe("error sentences", () => {
  it("exist in both languages for every code, with the same placeholders", () => {
    const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
    for (const code of [...USER_ERROR_CODES, "internal"] as const) {
      expect(ERROR_SENTENCES.vi[code], code).not.toBe("");
      expect(placeholders(ERROR_SENTENCES.vi[code]), code).toEqual(placeholders(ERROR_SENTENCES.en[code]));
    }
  });

  it("carry the details", () => {
    expect(errorSentence("en", "not_a_pdf", { file: "notes.txt" })).toBe("notes.txt is not a PDF. Choose the formulary's PDF file.");
  });

  it("read well where a detail is missing, and never show a bare placeholder", () => {
    expect(errorSentence("en", "file_empty")).toMatch(/^the chosen file is empty/);
    for (const code of [...USER_ERROR_CODES, "something_new"]) expect(errorSentence("vi", code)).not.toMatch(/[{}]/);
  });
});
