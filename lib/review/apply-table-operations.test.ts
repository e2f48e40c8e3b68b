import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block } from "@/lib/model/block";
import type { TableOperation } from "@/lib/model/correction";
import { pageRect } from "@/lib/model/rect";
import { applyTableOperations, cleanText } from "./apply-table-operations";
import { block } from "./review-fixture";
import { changedCells, tidyOperations, withoutOperation } from "./table-differences";

const table = (rows: string[][], over: Partial<Block> = {}) => {
  const made = block(1, rows, over);
  return { ...made, cells: made.cells.map((cell) => ({ ...cell, bbox: pageRect(cell.column * 50, cell.row * 20, cell.column * 50 + 50, cell.row * 20 + 20) })) };
};
const dose = table([
  ["Tuổi", "Liều", "Cách dùng"],
  ["Dưới 2 tuổi", "5 mg", "uống"],
  ["2 đến 6", "10 mg", "uống"],
  ["tuổi", "", "sau ăn"],
]);
const textsOf = (made: Pick<Block, "cells" | "rows" | "columns">) => {
  const rows = Array.from({ length: made.rows }, () => Array.from({ length: made.columns }, () => "·"));
  for (const cell of made.cells) {
    const row = rows[cell.row];
    if (row !== undefined) row[cell.column] = cell.text;
  }
  return rows;
};
const apply = (operations: TableOperation[], asRead = dose) => {
  const result = applyTableOperations(asRead, operations);
  if (!result.ok) throw new Error(`${result.index} ${result.fault}`);
  return result.block;
};
const faultOf = (operations: TableOperation[], asRead = dose) => {
  const result = applyTableOperations(asRead, operations);
  return result.ok ? null : [result.index, result.fault];
};

describe("operations on a table", () => {
  it("edits a cell, cleanly, and only where the text is the one that was looked at", () => {
    expect(textsOf(apply([{ op: "edit", row: 1, column: 1, was: "5 mg", text: " 7,5 mg\u0007\r\n" }]))[1]).toEqual(["Dưới 2 tuổi", "7,5 mg", "uống"]);
    expect(faultOf([{ op: "edit", row: 1, column: 1, was: "6 mg", text: "7" }])).toEqual([0, "text_changed"]);
    expect(faultOf([{ op: "edit", row: 9, column: 1, was: "", text: "7" }])).toEqual([0, "outside_grid"]);
  });
  it("joins a row that a line break had torn", () => {
    const joined = apply([{ op: "join_rows", row: 2 }]);
    expect(textsOf(joined).slice(2)).toEqual([["2 đến 6 tuổi", "10 mg", "uống sau ăn"]]);
    expect([joined.rows, joined.pieces[0]?.lastRow]).toEqual([3, 2]);
    expect(joined.cells.find((cell) => cell.row === 2)?.bbox).toEqual([0, 40, 50, 80]);
  });
  it("joins a row that a page break had torn: it stands in both pieces", () => {
    const piece = (physicalPage: number, firstRow: number, lastRow: number) => ({ physicalPage, bbox: pageRect(0, 0, 150, 80), firstRow, lastRow });
    const made = apply([{ op: "join_rows", row: 2 }], { ...dose, pieces: [piece(0, 0, 2), piece(1, 3, 3)] });
    expect(made.pieces.map(({ firstRow, lastRow }) => [firstRow, lastRow])).toEqual([[0, 2], [2, 2]]);
  });
  it("joins two columns; a head over both of them becomes shorter", () => {
    const wide = apply([{ op: "merge", row: 0, column: 1, rowSpan: 1, columnSpan: 2 }, { op: "join_columns", column: 1 }]);
    expect(textsOf(wide)).toEqual([["Tuổi", "Liều Cách dùng"], ["Dưới 2 tuổi", "5 mg uống"], ["2 đến 6", "10 mg uống"], ["tuổi", "sau ăn"]]);
  });
  it("merges and splits, and lets no line stand at which nothing begins", () => {
    const group = apply([{ op: "merge", row: 1, column: 0, rowSpan: 1, columnSpan: 3 }]);
    expect(group.cells.find((cell) => cell.row === 1)).toMatchObject({ text: "Dưới 2 tuổi 5 mg uống", columnSpan: 3 });
    expect(textsOf(apply([{ op: "merge", row: 1, column: 0, rowSpan: 1, columnSpan: 3 }, { op: "split", row: 1, column: 0 }]))[1]).toEqual(["Dưới 2 tuổi 5 mg uống", "", ""]);
    const whole = apply([{ op: "merge", row: 2, column: 0, rowSpan: 2, columnSpan: 3 }]);
    expect([whole.rows, whole.cells.at(-1)?.rowSpan, whole.cells.at(-1)?.text]).toEqual([3, 1, "2 đến 6 10 mg uống\ntuổi sau ăn"]);
  });
  it("cuts one cell in two and lets the others reach over both", () => {
    const cut = apply([{ op: "cut", row: 1, column: 2, into: "columns", at: 1 }]);
    expect(textsOf(cut).slice(0, 2)).toEqual([["Tuổi", "Liều", "Cách dùng", "·"], ["Dưới 2 tuổi", "5 mg", "u", "ống"]]);
    expect(cut.cells.find((cell) => cell.text === "Cách dùng")?.columnSpan).toBe(2);
    expect(faultOf([{ op: "cut", row: 1, column: 2, into: "columns", at: 0 }])).toEqual([0, "nothing_to_cut"]);
    const header = apply([{ op: "cut", row: 0, column: 2, into: "rows", at: 4 }]);
    expect([header.headerRows, header.rows]).toEqual([2, 5]);
  });
  it("refuses what would cut a cell, leave the grid or leave no body", () => {
    expect(faultOf([{ op: "merge", row: 0, column: 0, rowSpan: 2, columnSpan: 1 }])).toEqual([0, "crosses_header"]);
    expect(faultOf([{ op: "merge", row: 1, column: 0, rowSpan: 1, columnSpan: 2 }, { op: "merge", row: 1, column: 1, rowSpan: 2, columnSpan: 1 }])).toEqual([1, "cuts_a_cell"]);
    expect(faultOf([{ op: "merge", row: 1, column: 1, rowSpan: 1, columnSpan: 1 }])).toEqual([0, "one_cell_only"]);
    expect(faultOf([{ op: "merge", row: 3, column: 2, rowSpan: 2, columnSpan: 1 }])).toEqual([0, "outside_grid"]);
    expect(faultOf([{ op: "split", row: 1, column: 1 }])).toEqual([0, "not_merged"]);
    expect(faultOf([{ op: "join_rows", row: 3 }])).toEqual([0, "no_line_after"]);
    expect(faultOf([{ op: "join_rows", row: 0 }])).toEqual([0, "crosses_header"]);
    expect(faultOf([{ op: "header_rows", count: 4 }])).toEqual([0, "no_body_left"]);
    expect(faultOf([{ op: "row_labels", count: 3 }])).toEqual([0, "no_column_left"]);
    expect(faultOf([{ op: "merge", row: 1, column: 0, rowSpan: 2, columnSpan: 1 }, { op: "header_rows", count: 2 }])).toEqual([1, "headers_cut_a_cell"]);
    expect(faultOf([{ op: "edit", row: 0, column: 0, was: "", text: "" }], { ...dose, kind: "formula" })).toEqual([0, "not_a_grid"]);
  });
});

describe("differences", () => {
  const edit = (row: number, column: number, was: string, text: string): TableOperation => ({ op: "edit", row, column, was, text });
  it("says two edits of one cell as one, and one that goes back as none", () => {
    expect(tidyOperations(dose, [edit(1, 1, "5 mg", "7 mg"), { op: "header_rows", count: 2 }, edit(1, 1, "7 mg", "7,5 mg")])).toEqual([edit(1, 1, "5 mg", "7,5 mg"), { op: "header_rows", count: 2 }]);
    expect(tidyOperations(dose, [edit(1, 1, "5 mg", "7 mg"), edit(1, 1, "7 mg", "5 mg"), { op: "row_labels", count: 0 }, { op: "row_labels", count: 1 }])).toEqual([]);
  });
  it("takes one change back and leaves the others, unless they build on it", () => {
    const operations: TableOperation[] = [edit(1, 1, "5 mg", "7 mg"), { op: "merge", row: 2, column: 0, rowSpan: 2, columnSpan: 1 }, edit(2, 0, "2 đến 6\ntuổi", "2 – 6 tuổi")];
    expect(withoutOperation(dose, operations, 0)).toEqual(operations.slice(1));
    expect(withoutOperation(dose, operations, 1)).toBeNull();
    expect(withoutOperation(dose, operations, 2)).toEqual(operations.slice(0, 2));
  });
  it("names the changed cells with what they were read as", () => {
    const corrected = applyTableOperations(dose, [edit(1, 1, "5 mg", "7 mg"), { op: "merge", row: 2, column: 0, rowSpan: 2, columnSpan: 1 }]);
    if (!corrected.ok) throw new Error(corrected.fault);
    expect([...changedCells(dose, corrected)]).toEqual([
      ["1:1", ["5 mg"]],
      ["2:0", ["2 đến 6", "tuổi"]],
    ]);
  });
});

const word = fc.constantFrom("5 mg", "Trẻ em", "2 tuổi", "", "uống", "|", "1 500", "a\nb");
const anyTable = fc
  .record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 1, max: 5 }), texts: fc.array(word, { minLength: 25, maxLength: 25 }), header: fc.nat({ max: 4 }), labels: fc.nat({ max: 4 }) })
  .map(({ rows, columns, texts, header, labels }) => table(Array.from({ length: rows }, (_, r) => texts.slice(r * 5, r * 5 + columns)), { headerRows: Math.min(header, rows - 1), rowLabelColumns: Math.min(labels, columns - 1) }));
const small = fc.nat({ max: 5 });
const span = fc.integer({ min: 1, max: 4 });
/** An operation that may or may not be possible; edits find the text that stands there. */
const anyOperation: fc.Arbitrary<(now: Block) => TableOperation> = fc.oneof(
  fc.record({ row: small, column: small, text: word }).map(({ row, column, text }) => (now: Block): TableOperation => ({ op: "edit", row, column, was: now.cells.find((cell) => cell.row === row && cell.column === column)?.text ?? "", text })),
  fc.record({ op: fc.constant("merge" as const), row: small, column: small, rowSpan: span, columnSpan: span }).map((operation) => () => operation),
  fc.record({ op: fc.constant("split" as const), row: small, column: small }).map((operation) => () => operation),
  fc.record({ op: fc.constant("cut" as const), row: small, column: small, into: fc.constantFrom("rows" as const, "columns" as const), at: small }).map((operation) => () => operation),
  fc.record({ op: fc.constant("join_rows" as const), row: small }).map((operation) => () => operation),
  fc.record({ op: fc.constant("join_columns" as const), column: small }).map((operation) => () => operation),
  fc.record({ op: fc.constant("header_rows" as const), count: small }).map((operation) => () => operation),
  fc.record({ op: fc.constant("row_labels" as const), count: small }).map((operation) => () => operation),
);
const letters = (texts: readonly string[]) => [...texts.join("").replace(/\s+/gu, "")].sort().join("");

describe("whatever is done to a table", () => {
  const run = (asRead: Block, wishes: ((now: Block) => TableOperation)[]) => {
    const operations: TableOperation[] = [];
    let now = asRead;
    for (const wish of wishes) {
      const next = [...operations, wish(now)];
      const result = applyTableOperations(asRead, next);
      if (!result.ok) continue;
      operations.push(next.at(-1) as TableOperation);
      now = result.block;
    }
    return operations;
  };
  const eachRun = (check: (asRead: Block, operations: TableOperation[]) => void) =>
    fc.assert(
      fc.property(anyTable, fc.array(anyOperation, { maxLength: 14 }), (asRead, wishes) => check(asRead, run(asRead, wishes))),
      { numRuns: 400 },
    );

  it("the cells fill the grid, once; header rows, labels and pieces lie inside it", () => {
    eachRun((asRead, operations) => {
      const made = apply(operations, asRead);
      const places = made.cells.flatMap((cell) => Array.from({ length: cell.rowSpan * cell.columnSpan }, (_, at) => `${cell.row + Math.floor(at / cell.columnSpan)}/${cell.column + (at % cell.columnSpan)}`));
      expect(new Set(places).size).toBe(places.length);
      expect(places).toHaveLength(made.rows * made.columns);
      expect(made.headerRows).toBeLessThan(made.rows);
      expect(made.rowLabelColumns).toBeLessThan(made.columns);
      expect(made.pieces[0]).toMatchObject({ firstRow: 0, lastRow: made.rows - 1 });
    });
  });
  it("no letter as read is lost without an edit that says so, and every cell as read is accounted for", () => {
    eachRun((asRead, operations) => {
      const result = applyTableOperations(asRead, operations);
      if (!result.ok) throw new Error(result.fault);
      const dropped = operations.flatMap((operation) => (operation.op === "edit" ? [operation.was] : []));
      const added = operations.flatMap((operation) => (operation.op === "edit" ? [cleanText(operation.text)] : []));
      expect(letters([...result.block.cells.map((cell) => cell.text), ...dropped])).toBe(letters([...asRead.cells.map((cell) => cell.text), ...added]));
      const seen = new Set(result.origins.flatMap(({ sources }) => sources));
      asRead.cells.forEach((_, index) => expect(seen.has(index)).toBe(true));
      // What is not marked as changed is exactly as it was read.
      const changed = changedCells(asRead, result);
      result.block.cells.forEach((cell, index) => {
        if (!changed.has(`${cell.row}:${cell.column}`)) expect(asRead.cells[result.origins[index]?.sources[0] ?? -1]?.text).toBe(cell.text);
      });
    });
  });
  it("the same operations give the same bytes, none give the table as read, and what was read is not touched", () => {
    eachRun((asRead, operations) => {
      const before = JSON.stringify(asRead);
      expect(JSON.stringify(apply(operations, asRead))).toBe(JSON.stringify(apply(operations, asRead)));
      expect(JSON.stringify(asRead)).toBe(before);
      expect(JSON.stringify(apply([], asRead))).toBe(before);
    });
  });
  it("saying it shortly changes nothing; taking a change back leaves a correction that applies", () => {
    eachRun((asRead, operations) => {
      const tidy = tidyOperations(asRead, operations);
      expect(textsOf(apply(tidy, asRead))).toEqual(textsOf(apply(operations, asRead)));
      expect(apply(tidy, asRead)).toMatchObject({ headerRows: apply(operations, asRead).headerRows, rowLabelColumns: apply(operations, asRead).rowLabelColumns });
      tidy.forEach((_, index) => {
        const rest = withoutOperation(asRead, tidy, index);
        if (rest !== null) expect(applyTableOperations(asRead, rest).ok).toBe(true);
      });
    });
  });
});
