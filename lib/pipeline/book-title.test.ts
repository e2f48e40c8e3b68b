import { expect, it } from "vitest";
import { bookTitle } from "./book-title";

it.each([
  ["Dược thư quốc gia", "dtqg.pdf", "Dược thư quốc gia"],
  [null, "Dược thư.PDF", "Dược thư"],
  ["", "a.pdf", "a"],
  ["untitled", "a.pdf", "a"],
  ["Microsoft Word - ban_thao.docx", "a.pdf", "a"],
  ["Document1", "a.pdf", "a"],
  ["Documenta geigy", "a.pdf", "Documenta geigy"],
])("a PDF called %j in %s is the book %j", (title, fileName, expected) => {
  expect(bookTitle(title, fileName)).toBe(expected);
});
