import { describe, expect, it } from "vitest";
import { pageRect } from "@/lib/model/rect";
import type { Block } from "@/lib/model/block";
import { correctedBy, startDraft, stepDraft } from "./draft";
import { operationsFor, rangeOf, stepFrom } from "./selection";

const bbox = pageRect(0, 0, 1, 1);
const texts = [
  ["Tuổi", "Liều"],
  ["2 tuổi", "5 rng"],
  ["6 tuổi", "9 mg"],
];
const table = { kind: "table", rows: 3, columns: 2, headerRows: 1, rowLabelColumns: 1, caption: null, pieces: [], cells: texts.flatMap((row, r) => row.map((text, c) => ({ row: r, column: c, rowSpan: 1, columnSpan: 1, text, physicalPage: 0, bbox }))) } as unknown as Block;
const edit = (text: string, was = "5 rng") => ({ do: "apply" as const, operations: [{ op: "edit" as const, row: 1, column: 1, was, text }] });

describe("a draft", () => {
  it("goes back and forth, and forgets the way forth when something else is done", () => {
    const first = stepDraft(table, startDraft([]), edit("5 mg"));
    const undone = stepDraft(table, first, { do: "undo" });
    expect([first.operations.length, undone.operations.length, stepDraft(table, undone, { do: "redo" }).operations]).toEqual([1, 0, first.operations]);
    expect(stepDraft(table, undone, edit("5 ml")).future).toEqual([]);
    expect(correctedBy(table, first).block.cells[3]?.text).toBe("5 mg");
  });
  it("says what cannot be and keeps what there is", () => {
    const first = stepDraft(table, startDraft([]), edit("5 mg"));
    expect(stepDraft(table, first, { do: "apply", operations: [{ op: "header_rows", count: 3 }] })).toEqual({ ...first, fault: "no_body_left" });
  });
  it("is nothing again when the last text is the one that was read", () => {
    const first = stepDraft(table, startDraft([]), edit("5 mg"));
    expect(stepDraft(table, first, edit("5 rng", "5 mg")).operations).toEqual([]);
  });
  it("drops one change out of several", () => {
    const two = stepDraft(table, stepDraft(table, startDraft([]), edit("5 mg")), { do: "apply", operations: [{ op: "header_rows", count: 2 }] });
    expect(stepDraft(table, two, { do: "drop", index: 0 }).operations).toEqual([{ op: "header_rows", count: 2 }]);
  });
});

describe("a selection", () => {
  const merged = correctedBy(table, { operations: [{ op: "merge", row: 1, column: 0, rowSpan: 2, columnSpan: 1 }] }).block;
  it("grows around the cells that it touches", () => {
    expect(rangeOf(merged, { row: 1, column: 1 }, { row: 1, column: 0 })).toEqual({ top: 1, left: 0, bottom: 2, right: 1 });
  });
  it("steps over merged cells and stops at the edge", () => {
    expect(stepFrom(merged, { row: 1, column: 0 }, "ArrowDown")).toBeNull();
    expect(stepFrom(merged, { row: 2, column: 1 }, "ArrowLeft")).toEqual({ row: 2, column: 0 });
    expect(stepFrom(merged, { row: 0, column: 0 }, "ArrowLeft")).toBeNull();
  });
  it("turns header rows on up to where it ends, and off again", () => {
    const rows = { top: 1, left: 0, bottom: 1, right: 0 };
    expect(operationsFor(table, "header", rows)).toEqual([{ op: "header_rows", count: 2 }]);
    expect(operationsFor({ ...table, headerRows: 2 }, "header", rows)).toEqual([{ op: "header_rows", count: 1 }]);
    expect(operationsFor(table, "join_rows", { top: 0, left: 0, bottom: 2, right: 0 })).toHaveLength(2);
  });
});
