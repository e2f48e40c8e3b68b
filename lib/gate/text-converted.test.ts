import { expect, it } from "vitest";
import type { Line } from "@/lib/model/line";
import { pageRect } from "@/lib/model/rect";
import { book, bookInput, page } from "./gate-fixture";
import { textConverted } from "./text-converted";

const line = (physicalPage: number, converted: boolean): Line => ({
  lineId: `p${physicalPage}-l0`, physicalPage, text: "liều dùng", bbox: pageRect(50, 90, 100, 102), baseline: 100, xs: [], runs: [], role: "body", column: 0, ...(converted ? { convertedFrom: "tcvn3" as const } : {}),
});

it("names the old code and the pages, as a reader counts them, once a book", () => {
  const pages = [0, 1, 2, 3, 4].map((at) => ({ ...page(at, String(at)), lines: [line(at, [1, 2, 4].includes(at))] }));
  expect(textConverted(bookInput({ book: book({ pages }) }))).toMatchObject([{ gate: "text_converted", severity: "note", place: { physicalPage: 1 }, found: "tcvn3: PDF 2–3, 5" }]);
  expect(textConverted(bookInput())).toEqual([]);
});
