import { describe, expect, it } from "vitest";
import { pageRect } from "@/lib/model/rect";
import { findTables } from "./find-tables";
import { readTableInRegion } from "./read-region";
import { uprightPage } from "./rotate-page";
import { across, CONTEXT, gridRules, pageOf, texts, typed } from "./page-fixture";

const xs = [100, 200, 300, 400, 500];
const cells = (y: number, values: readonly string[], bold = false) => values.map((value, index) => typed(value, (xs[index] ?? 0) + 5, y, { bold }));

describe("turned tables", () => {
  const upright = pageOf([...cells(114, ["Thuốc", "Sáng", "Trưa", "Tối"], true), ...cells(134, ["A", "1", "0", "1"]), ...cells(154, ["B", "2", "1", "2"])], gridRules(xs, [100, 120, 140, 160]));

  it.each([90, 180, 270] as const)("reads text that runs at %i degrees as it is read", (turn) => {
    const { page, back } = uprightPage(upright, (360 - turn) as 90 | 180 | 270);
    const [table] = findTables(page, CONTEXT);
    expect(texts(table)).toEqual([["Thuốc", "Sáng", "Trưa", "Tối"], ["A", "1", "0", "1"], ["B", "2", "1", "2"]]);
    expect(table?.reasons).toContain("rotated");
    const first = table?.cells[0]?.bbox ?? pageRect(0, 0, 0, 0);
    back(first).forEach((value, index) => { expect(value).toBeCloseTo([100, 100, 200, 120][index] ?? 0, 5); });
    expect(table?.bbox[2]).toBeLessThanOrEqual(page.width);
  });

  it("is itself again after there and back", () => {
    const { forth, back } = uprightPage(upright, 90);
    expect(back(forth(pageRect(10, 20, 30, 60)))).toEqual([10, 20, 30, 60]);
  });
});

describe("group names between pieces of one grid", () => {
  const head = [...cells(114, ["STT", "Tên", "Dạng", "Số"], true), ...cells(134, ["(1)", "(2)", "(3)", "(4)"])];
  const rules = [...gridRules(xs, [100, 120, 140]), ...gridRules(xs, [160, 180])];

  it("become rows over the whole width", () => {
    const [table, ...rest] = findTables(pageOf([...head, typed("1. Công ty sản xuất thuốc ở miền Bắc", 102, 153), ...cells(174, ["1", "A", "viên", "7"])], rules), CONTEXT);
    expect(rest).toEqual([]);
    expect(texts(table)).toEqual([["STT", "Tên", "Dạng", "Số"], ["(1)", "(2)", "(3)", "(4)"], ["1. Công ty sản xuất thuốc ở miền Bắc", "", "", ""], ["1", "A", "viên", "7"]]);
    expect(table).toMatchObject({ headerRows: 2, fragmentIndexes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
  });

  it("do not join tables that each have a caption", () => {
    const page = pageOf([...head, typed("Bảng 2: Danh sách khác", 102, 153), ...cells(174, ["1", "A", "viên", "7"])], rules);
    expect(findTables(page, CONTEXT)).toHaveLength(2);
  });
});

describe("rules that leave columns or rows together", () => {
  it("parts rows stacked in one band of a grid", () => {
    const names = ["A", "B", "C", "D", "E"];
    const body = names.flatMap((name, index) => cells(135 + index * 13, [name, String(index), String(index * 2), String(index * 3)]));
    const table = findTables(pageOf([...cells(114, ["Nước", "x", "y", "z"], true), ...body], gridRules(xs, [100, 120, 200])), CONTEXT)[0];
    expect(texts(table).map((row) => row[0])).toEqual(["Nước", ...names]);
    expect(table).toMatchObject({ ruled: "partial", reasons: ["unruled_columns_inferred"] });
  });

  it("cuts a word that two cells print without a space at their border", () => {
    const body = [...cells(114, ["Biến cố", "Thuốc", "Giả dược", "p"], true), typed("Tử vong", 105, 134), typed("Trung bình mỗi nămKhông rõ", 207, 134), typed("0,5", 405, 134)];
    const table = findTables(pageOf(body, gridRules(xs, [100, 120, 140])), CONTEXT)[0];
    expect(texts(table)[1]).toEqual(["Tử vong", "Trung bình mỗi năm", "Không rõ", "0,5"]);
  });
});

describe("a page-wide table over two text columns", () => {
  it("is found between its rules while the prose of both columns above it is left alone", () => {
    const columns = [{ x0: 50, x1: 280 }, { x0: 310, x1: 540 }];
    const prose = Array.from({ length: 10 }, (_, index) => [typed("Hấp thu nhanh và gần như hoàn toàn qua ruột", 52, 80 + index * 12), typed("thuốc thải trừ chủ yếu qua thận trong ngày", 312, 80 + index * 12)]).flat();
    const at = [55, 190, 300, 420];
    const rows = [["Tuổi", "Liều", "Khoảng cách", "Tối đa"], ["1 tuổi", "60 mg", "4 - 6 giờ", "4 liều"], ["2 tuổi", "90 mg", "4 - 6 giờ", "4 liều"]].flatMap((row, r) => row.map((text, c) => typed(text, at[c] ?? 0, 260 + r * 16)));
    const rules = [across(60, 50, 540), across(245, 50, 540), across(266, 50, 540), across(305, 50, 540)];
    const tables = findTables(pageOf([...prose, ...rows], rules), { ...CONTEXT, columns });
    expect(tables.map((table) => [table.rows, table.columns, table.bbox[1]])).toEqual([[3, 4, 245]]);
  });
});

describe("readTableInRegion", () => {
  it("reads what it is pointed at, though nothing else speaks for a table, and only that", () => {
    const lines = ["Uống", "Tiêm"].flatMap((name, index) => [typed(name, 100, 120 + index * 14), typed("hai viên", 200, 120 + index * 14)]);
    const page = pageOf([typed("Cách dùng thuốc", 100, 60), ...lines]);
    expect(findTables(page, CONTEXT)).toEqual([]);
    expect(texts(readTableInRegion(page, pageRect(95, 105, 260, 140), CONTEXT))).toEqual([["Uống", "hai viên"], ["Tiêm", "hai viên"]]);
  });

  it("is null for a region without text", () => {
    expect(readTableInRegion(pageOf([]), pageRect(0, 0, 100, 100), CONTEXT)).toBeNull();
  });
});

describe("a table over two text columns without any rule", () => {
  const columns = [{ x0: 50, x1: 280 }, { x0: 310, x1: 540 }];
  const prose = (y: number) => Array.from({ length: 6 }, (_, index) => [typed("Hấp thu nhanh và gần như hoàn toàn qua ruột", 52, y + index * 12), typed("thuốc thải trừ chủ yếu qua thận trong ngày", 312, y + index * 12)]).flat();
  const at = [55, 190, 330, 460];
  const rows = [["Tuổi", "Liều", "Khoảng cách", "Tối đa"], ["1 tuổi", "60 mg", "4 - 6 giờ", "4 liều"], ["2 tuổi", "90 mg", "4 - 6 giờ", "4 liều"], ["3 tuổi", "90 mg", "6 giờ", "4 liều"]].flatMap((row, r) => row.map((text, c) => typed(text, at[c] ?? 0, 230 + r * 13)));

  it("is found under a caption that runs over the gutter, between the prose", () => {
    const page = pageOf([...prose(100), typed("Bảng 1: Liều uống của thuốc cho trẻ em theo tuổi", 170, 212), ...rows, ...prose(296)]);
    const tables = findTables(page, { ...CONTEXT, columns });
    expect(tables).toHaveLength(1);
    expect(texts(tables[0])[3]).toEqual(["3 tuổi", "90 mg", "6 giờ", "4 liều"]);
  });

  it("is not made of prose that a caption stands over", () => {
    expect(findTables(pageOf([typed("Bảng 1: Liều uống của thuốc cho trẻ em theo tuổi", 170, 88), ...prose(102)]), { ...CONTEXT, columns })).toEqual([]);
  });
});
