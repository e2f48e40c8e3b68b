import { describe, expect, it } from "vitest";
import { setText } from "./book-fixture";
import { formLine } from "./form-line";
import { rowsOf } from "./rows";

const lineOf = (...fragments: ReturnType<typeof setText>[]) => rowsOf(fragments.map((fragment, index) => ({ index, fragment }))).map((row) => formLine(row, 0, 0, { x0: 0, x1: 600 }));

describe("rows and lines", () => {
  it("joins fragments of one baseline with one space, whatever the width of the blank", () => {
    const [line] = lineOf(setText("mỗi 8 giờ", 120, 100), setText("500 mg", 50, 100));
    expect(line?.line.text).toBe("500 mg mỗi 8 giờ");
  });

  it("joins without a space where nothing parts the fragments", () => {
    expect(lineOf(setText("gamma-", 50, 100), setText("glutamyl", 80, 100))[0]?.line.text).toBe("gamma-glutamyl");
  });

  it("keeps the x of every character, the last one's right edge included", () => {
    const [line] = lineOf(setText("ab", 50, 100), setText("c", 90, 100));
    expect(line?.line.xs).toEqual([50, 55, 60, 90, 95]);
    expect(line?.line.text).toHaveLength(4);
  });

  it("writes raised and lowered digits and a raised o as the characters that mean the same", () => {
    const text = "15 oC; 100 mg/m2; CO2; 1 500/mm3";
    const scripts = [{ start: 3, end: 4, script: "super" as const }, { start: 15, end: 16, script: "super" as const }, { start: 20, end: 21, script: "sub" as const }, { start: 31, end: 32, script: "super" as const }];
    expect(lineOf(setText(text, 50, 100, { scripts }))[0]?.line.text).toBe("15 °C; 100 mg/m²; CO₂; 1 500/mm³");
  });

  it("puts a raised mark that is a fragment of its own into the line that it touches", () => {
    const mark = setText("2", 80.5, 96, { size: 6, scripts: [{ start: 0, end: 1, script: "super" }] });
    expect(lineOf(setText("80 mg/m", 45, 100), mark).map((laid) => laid.line.text)).toEqual(["80 mg/m²"]);
  });

  it("keeps two lines apart", () => expect(lineOf(setText("một", 50, 112), setText("hai", 50, 100)).map((laid) => laid.line.text)).toEqual(["hai", "một"]));
});
