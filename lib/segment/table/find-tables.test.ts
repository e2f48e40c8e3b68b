import { describe, expect, it } from "vitest";
import { findTables } from "./find-tables";
import { across, CONTEXT, down, gridRules, pageOf, texts, typed } from "./page-fixture";

describe("a fully ruled table", () => {
  const xs = [100, 200, 300, 400];
  const ys = [100, 120, 140, 160];
  const body = [
    typed("Chủng", 105, 114, { bold: true }), typed("MIC", 205, 114, { bold: true }), typed("Đơn vị", 305, 114, { bold: true }),
    typed("Vi khuẩn A", 105, 134), typed("0,5", 205, 134), typed("mg/ml", 305, 134),
    typed("Vi khuẩn B", 105, 154), typed("2", 205, 154), typed("mg/ml", 305, 154),
  ];

  it("has the drawn grid, each text in its cell, and no doubt", () => {
    const [table, ...rest] = findTables(pageOf(body, gridRules(xs, ys)), CONTEXT);
    expect(rest).toEqual([]);
    expect(texts(table)).toEqual([["Chủng", "MIC", "Đơn vị"], ["Vi khuẩn A", "0,5", "mg/ml"], ["Vi khuẩn B", "2", "mg/ml"]]);
    expect(table).toMatchObject({ rows: 3, columns: 3, headerRows: 1, rowLabelColumns: 1, ruled: "full", reasons: [], bbox: [100, 100, 400, 160], fragmentIndexes: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(table?.cells[4]?.bbox).toEqual([200, 120, 300, 140]);
    expect(table?.confidence).toBeGreaterThan(0.9);
  });

  it("reads one fragment that runs through several cells into each of them", () => {
    const glued = typed(`${"Vi khuẩn B".padEnd(20)}${"2".padEnd(20)}mg/ml`, 105, 154);
    const page = pageOf([...body.slice(0, 6), glued], gridRules(xs, ys));
    expect(texts(findTables(page, CONTEXT)[0])[2]).toEqual(["Vi khuẩn B", "2", "mg/ml"]);
  });

  it("takes a missing rule for a merged cell", () => {
    const rules = [across(100, 100, 400), across(120, 100, 400), across(140, 100, 400), across(160, 100, 400), down(100, 100, 160), down(400, 100, 160), down(200, 100, 120), down(300, 100, 120), down(200, 140, 160), down(300, 140, 160)];
    const page = pageOf([...body.slice(0, 3), typed("Nhóm nhạy cảm", 105, 134), ...body.slice(6)], rules);
    const table = findTables(page, CONTEXT)[0];
    expect(table?.cells.filter((cell) => cell.row === 1)).toMatchObject([{ column: 0, columnSpan: 3, rowSpan: 1, text: "Nhóm nhạy cảm" }]);
  });

  it("folds double rules and drawn-apart cell boxes into one border", () => {
    const doubled = [...gridRules(xs, ys), ...gridRules(xs.map((x) => x + 1.8), ys.map((y) => y + 1.8))];
    expect(findTables(pageOf(body, doubled), CONTEXT)[0]).toMatchObject({ rows: 3, columns: 3 });
  });

  it("has its caption above, of two lines, and leaves the prose before it alone", () => {
    const prose = typed("Theo dõi chức năng thận mỗi tuần.", 100, 50);
    const page = pageOf([prose, typed("Bảng 3: Nồng độ ức chế tối thiểu của thuốc", 110, 80), typed("trên vài chủng thường gặp", 140, 92), ...body], gridRules(xs, ys));
    expect(findTables(page, CONTEXT)[0]).toMatchObject({ caption: "Bảng 3: Nồng độ ức chế tối thiểu của thuốc trên vài chủng thường gặp", captionFragmentIndexes: [1, 2] });
  });

  it("joins a wrapped line by a space and keeps a break that the typesetter made", () => {
    const wrapped = [...body.slice(0, 6), typed("Vi khuẩn có vỏ dày", 102, 154), typed("kháng thuốc", 102, 166), typed("2", 205, 154), typed("4", 205, 166), typed("mg/ml", 305, 154)];
    const table = findTables(pageOf(wrapped, gridRules(xs, [100, 120, 140, 172])), CONTEXT)[0];
    expect(texts(table)[2]).toEqual(["Vi khuẩn có vỏ dày kháng thuốc", "2\n4", "mg/ml"]);
  });
});

describe("rules that make no table", () => {
  it("a frame around a paragraph", () => {
    expect(findTables(pageOf([typed("Chú ý: thuốc kê đơn.", 105, 114)], gridRules([100, 400], [100, 140])), CONTEXT)).toEqual([]);
  });

  it("a header rule, a footer rule and a line between two text columns", () => {
    const fragments = Array.from({ length: 30 }, (_, index) => [typed("Thuốc được hấp thu nhanh", 60, 80 + index * 14), typed("qua đường tiêu hoá và gan", 320, 80 + index * 14)]).flat();
    expect(findTables(pageOf(fragments, [across(60, 50, 550), across(700, 50, 550), down(300, 60, 700)]), CONTEXT)).toEqual([]);
  });
});
