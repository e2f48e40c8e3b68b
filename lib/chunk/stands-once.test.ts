import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "./read-text";
import { standOnce } from "./stands-once";

/** Texts of few different signs and whole sentences said again, so that much of them stands twice. */
const repeating = fc.array(fc.constantFrom("a", "b", "ab", " ", "liều ", "Uống sau ăn. ", "Theo dõi chức năng gan và thận trong suốt thời gian dùng thuốc, kể cả khi đã ngừng thuốc; báo ngay cho thầy thuốc khi thấy vàng da hoặc nước tiểu sẫm màu. "), { maxLength: 30 }).map((pieces) => pieces.join(""));

describe("a stretch that stands once", () => {
  it("is found as by a search through the whole text", () => {
    fc.assert(
      fc.property(repeating, fc.nat(), fc.nat(), (text, a, b) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
        fc.pre(start < end);
        const stretch = text.slice(start, end);
        expect(standOnce(readText(text), [{ start, end }])).toBe(text.indexOf(stretch) === start && text.indexOf(stretch, start + 1) < 0);
      }),
      { numRuns: 3000 },
    );
  });
});
