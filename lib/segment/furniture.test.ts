import { describe, expect, it } from "vitest";
import { makePage, PLAIN_PROFILE, setText } from "./book-fixture";
import { findFurniture } from "./furniture";

const body = (page: number) => [setText(`Câu thứ ${page} của trang này đứng giữa trang`, 50, 300), setText(`và thêm ${"câu ".repeat((page % 5) + 1)}nữa`, 50, 312)];
const textOf = (pages: ReturnType<typeof makePage>[]) => findFurniture(pages, PLAIN_PROFILE).map((found, index) => [...found.indexes].map((at) => pages[index]?.fragments[at]?.text));

describe("findFurniture", () => {
  it("reads folio and drug name from even and odd headers set in three fragments", () => {
    const pages = [
      makePage(0, [setText("44", 50, 40), setText("Zanolin", 280, 40), setText("SÁCH", 520, 40), ...body(0)]),
      makePage(1, [setText("SÁCH", 50, 40), setText("Zanolin", 280, 40), setText("45", 530, 40), ...body(1)]),
    ];
    const found = findFurniture(pages, PLAIN_PROFILE);
    expect(textOf(pages)).toEqual([["44", "Zanolin", "SÁCH"], ["SÁCH", "Zanolin", "45"]]);
    expect(found.map((page) => page.headerName)).toEqual(["Zanolin", "Zanolin"]);
    expect(found.map((page) => page.folioCandidates[0])).toEqual(["44", "45"]);
  });

  it("takes a bare number for a folio only where a neighbour counts on at the same height", () => {
    const pages = [0, 1, 2].map((page) => makePage(page, [...body(page), setText(String(page + 7), 300, 780)]));
    expect(textOf(pages)).toEqual([["7"], ["8"], ["9"]]);
    const dose = [0, 1, 2].map((page) => makePage(page, [...body(page), setText(["500", "20", "7"][page] ?? "", 300, 780)]));
    expect(textOf(dose)).toEqual([[], [], []]);
  });

  it("does not take a section heading for furniture that heads pages far from each other", () => {
    const pages = Array.from({ length: 20 }, (_, page) => makePage(page, [...(page % 6 === 0 ? [setText("Chống chỉ định", 50, 40)] : []), ...body(page)]));
    expect(textOf(pages).flat()).toEqual([]);
  });

  it("leaves a table its header, printed again at the same place of every page", () => {
    const upright = [50, 150, 250, 350].map((x) => ({ orientation: "v" as const, x0: x, y0: 30, x1: x, y1: 400, width: 0.5 }));
    const pages = [0, 1, 2, 3, 4, 5].map((page) => ({ ...makePage(page, [setText("Tên thuốc", 60, 50), setText("Hàm lượng", 160, 50), setText("Bản thử, không dùng", 120, 200), ...body(page)]), rulings: upright }));
    // What is drawn over the cells is furniture, the header in them is not.
    expect(textOf(pages)[2]).toEqual(["Bản thử, không dùng"]);
  });

  it("takes a repeated footer and an oblique watermark", () => {
    const pages = [0, 1, 2, 3].map((page) => makePage(page, [...body(page), setText("Bản thử, không dùng để kê đơn", 150, 785), setText("NHÁP", 200, 500, { angle: 315, size: 80 })]));
    expect(textOf(pages)[2]).toEqual(["Bản thử, không dùng để kê đơn", "NHÁP"]);
  });
});
