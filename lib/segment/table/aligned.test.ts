import { describe, expect, it } from "vitest";
import { findTables } from "./find-tables";
import { across, CONTEXT, justified, pageOf, texts, typed } from "./page-fixture";

const row = (y: number, cells: readonly string[], xs: readonly number[]) => cells.flatMap((text, index) => (text === "" ? [] : [typed(text, xs[index] ?? 0, y)]));

describe("a table between horizontal rules", () => {
  const xs = [60, 200, 330];
  const rules = [across(90, 55, 420), across(112, 55, 420), across(170, 55, 420)];
  const page = pageOf([...row(105, ["Tuổi", "Liều", "Khoảng cách"], xs), ...row(125, ["Dưới 1 tuổi", "60 mg", "8 giờ"], xs), ...row(140, ["1 - 5 tuổi", "120 mg", "6 giờ"], xs), ...row(155, ["6 - 12 tuổi", "240 mg", "6 giờ"], xs)], rules);

  it("has columns from white space, rows from lines, the header above its rule", () => {
    const [table] = findTables(page, CONTEXT);
    expect(texts(table)).toEqual([["Tuổi", "Liều", "Khoảng cách"], ["Dưới 1 tuổi", "60 mg", "8 giờ"], ["1 - 5 tuổi", "120 mg", "6 giờ"], ["6 - 12 tuổi", "240 mg", "6 giờ"]]);
    expect(table).toMatchObject({ headerRows: 1, ruled: "partial", reasons: ["unruled_columns_inferred"], bbox: [55, 90, 420, 170] });
  });

  it("is less sure of itself than a drawn grid", () => {
    expect(findTables(page, CONTEXT)[0]?.confidence).toBeLessThan(0.9);
  });

  it("joins the lines of a cell that is centred beside a cell of two lines", () => {
    const body = [typed("Suy thận", 60, 130), typed("giảm nửa liều và theo dõi chức năng thận", 200, 125), typed("mỗi tuần", 200, 135), typed("Suy gan", 60, 155), typed("không dùng thuốc", 200, 155)];
    const table = findTables(pageOf([...row(105, ["Bệnh", "Cách dùng"], xs), ...body], rules), CONTEXT)[0];
    expect(texts(table)).toEqual([["Bệnh", "Cách dùng"], ["Suy thận", "giảm nửa liều và theo dõi chức năng thận mỗi tuần"], ["Suy gan", "không dùng thuốc"]]);
  });

  it("keeps a header that stands over two columns", () => {
    const own = [typed("Nồng độ trong huyết thanh", 215, 105), ...row(120, ["Thuốc", "đáy", "đỉnh"], xs), ...row(140, ["Thuốc A", "5", "20"], xs), ...row(155, ["Thuốc B", "10", "40"], xs)];
    const table = findTables(pageOf(own, [across(90, 55, 420), across(125, 55, 420), across(170, 55, 420)]), CONTEXT)[0];
    expect(table?.cells.find((cell) => cell.text.startsWith("Nồng độ"))).toMatchObject({ row: 0, column: 1, columnSpan: 2 });
    expect(table).toMatchObject({ rows: 4, headerRows: 2 });
  });
});

describe("a table without rules", () => {
  const body = ["100", "90", "80", "70", "60"].flatMap((value, index) => [typed(value, 100, 130 + index * 12), typed(String(1500 - index * 150), 250, 130 + index * 12)]);

  it("is found under its caption", () => {
    const page = pageOf([typed("Bảng 4: Liều theo chức năng thận", 90, 98), typed("Thanh thải", 90, 116, { bold: true }), typed("Liều một ngày", 230, 116, { bold: true }), ...body], []);
    const [table] = findTables(page, CONTEXT);
    expect(table).toMatchObject({ rows: 6, columns: 2, headerRows: 1, ruled: "none", caption: "Bảng 4: Liều theo chức năng thận", captionFragmentIndexes: [0] });
    expect(table?.reasons).toContain("unruled_columns_inferred");
    expect(texts(table)[5]).toEqual(["60", "900"]);
  });

  it("keeps the lines that carry on the last row's last cell, and leaves the prose after it alone", () => {
    const head = [typed("Bảng 5: Theo dõi", 60, 98), ...row(116, ["Thanh thải", "Cách", "Theo dõi"], [60, 160, 260]), ...row(134, ["Từ 60", "24 giờ", "nồng độ"], [60, 160, 260])];
    const last = [...row(152, ["Dưới 20", "một liều", "tiêm khi nồng"], [60, 160, 260]), typed("độ đáy dưới", 260, 163), typed("1 mg/lít", 260, 174)];
    const after = [typed("Sau bảng này là", 60, 200), typed("lời văn.", 60, 212)];
    const [table] = findTables(pageOf([...head, ...last, ...after]), CONTEXT);
    expect(texts(table)).toEqual([["Thanh thải", "Cách", "Theo dõi"], ["Từ 60", "24 giờ", "nồng độ"], ["Dưới 20", "một liều", "tiêm khi nồng độ đáy dưới 1 mg/lít"]]);
  });

  it("is not believed without caption, rule or a third column", () => {
    expect(findTables(pageOf(body), CONTEXT)).toEqual([]);
  });
});

describe("what looks like columns and is none", () => {
  const words = "Thuốc được dùng theo đường uống hoặc tiêm tĩnh mạch chậm trong ít nhất ba mươi phút mỗi lần cho người bệnh nặng".split(" ");
  const line = (from: number, count: number) => Array.from({ length: count }, (_, index) => words[(from + index) % words.length]).join(" ");

  it("justified prose with wide spaces", () => {
    const lines = Array.from({ length: 12 }, (_, index) => justified(line(index * 5, 4 + (index % 3)), 60, 100 + index * 12, 220));
    expect(findTables(pageOf(lines), CONTEXT)).toEqual([]);
  });

  it("two columns of prose, also right under the words of a caption in one of them", () => {
    const lines = Array.from({ length: 12 }, (_, index) => [justified(line(index, 7), 60, 100 + index * 12, 210), justified(line(index + 3, 7), 300, 100 + index * 12, 210)]).flat();
    expect(findTables(pageOf([typed("Bảng 2: xem trang sau", 60, 88), ...lines]), CONTEXT)).toEqual([]);
  });

  it("a numbered list with hanging text, even under a caption word", () => {
    const lines = ["1.", "2.", "3.", "4."].flatMap((mark, index) => [typed(mark, 60, 100 + index * 14), typed(line(index, 4), 90, 100 + index * 14)]);
    expect(findTables(pageOf([typed("Table 1", 60, 86), ...lines]), CONTEXT)).toEqual([]);
  });

  it("a table of contents with leaders", () => {
    const lines = ["Aciclovir", "Bisacodyl", "Cefalexin", "Diazepam"].flatMap((name, index) => [typed(`${name} ..............`, 60, 100 + index * 14), typed(String(10 + index), 300, 100 + index * 14)]);
    expect(findTables(pageOf([typed("Table 1", 60, 86), ...lines]), CONTEXT)).toEqual([]);
  });

  it("boxed headings stacked between rules of one width", () => {
    const lines = ["7.", "8.", "9."].flatMap((mark, index) => [typed(mark, 60, 100 + index * 40), typed("STORE IN A COOL PLACE", 100, 100 + index * 40), typed("Below 25 degrees", 60, 115 + index * 40)]);
    const rules = [0, 1, 2].flatMap((index) => [across(88 + index * 40, 55, 500), across(104 + index * 40, 55, 500)]);
    expect(findTables(pageOf(lines, rules), CONTEXT)).toEqual([]);
  });
});

describe("a sentence that begins like a caption", () => {
  it("is no caption when the word only goes on", () => {
    const page = pageOf([typed("Tablet: 50 mg", 60, 80), ...row(105, ["Tuổi", "Liều", "Lần"], [60, 200, 330]), ...row(125, ["1 tuổi", "60 mg", "2"], [60, 200, 330]), ...row(140, ["2 tuổi", "80 mg", "3"], [60, 200, 330])], [across(90, 55, 420), across(112, 55, 420), across(150, 55, 420)]);
    expect(findTables(page, CONTEXT)[0]?.caption).toBeNull();
  });
});
