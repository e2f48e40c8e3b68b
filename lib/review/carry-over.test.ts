import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockAnchor, seamAnchor } from "./anchor";
import { carryOver, seamKeyOf } from "./carry-over";
import { block, decision, monograph, seam, section } from "./review-fixture";
import { SHOWN_CHARACTERS, seamSides } from "./seam-sides";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

const TEXT = Array.from({ length: 300 }, (_, i) => `Câu số ${i} nói về liều ${i} mg.`).join(" ");
const place = (n: number, text = TEXT) => text.indexOf(`Câu số ${n} `);
const seamDecision = (at: number, overlap = 0, labels: string[] = []) => decision(1, "seam", seamAnchor(section(TEXT), seam(0, at, at - overlap, labels), sha256));
const fate = (one: ReturnType<typeof decision>, text: string, seams: ReturnType<typeof seam>[]) => {
  const [carried] = carryOver({ decisions: [one], monographs: [monograph([section(text)])], seams, sha256 });
  return [carried?.state, carried?.seamKey];
};

describe("carryOver of seams", () => {
  const at = place(150);
  it("carries a decision to its seam, whatever number that has now and however far the text has moved", () => {
    const text = `Mới.\n${TEXT}`;
    expect(fate(seamDecision(at), text, [seam(0, place(40, text)), seam(1, place(150, text))])).toEqual(["carried", "thuocgia__lieu_luong_va_cach_dung__1"]);
  });
  it("asks to look again when labels, overlap or the text near by have changed", () => {
    expect(fate(seamDecision(at), TEXT, [seam(0, at, at, ["Trẻ em:"])])).toEqual(["look_again", "thuocgia__lieu_luong_va_cach_dung__0"]);
    expect(fate(seamDecision(at), TEXT, [seam(0, at, at - 30)])[0]).toBe("look_again");
    const near = TEXT.replace("Câu số 154 ", "Câu khác ");
    expect(fate(seamDecision(at), near, [seam(0, place(150, near))])[0]).toBe("look_again");
    const touching = TEXT.replace("Câu số 150 ", "Câu số 150, ");
    expect(fate(seamDecision(at), touching, [seam(0, touching.indexOf("Câu số 150, "))])[0]).toBe("look_again");
  });
  it("orphans a decision whose seam is gone, whose text is gone, or whose section or monograph is gone", () => {
    expect(fate(seamDecision(at), TEXT, [seam(0, place(151))])).toEqual(["orphaned", null]);
    expect(fate(seamDecision(at), "Hết.", [seam(0, 2)])).toEqual(["orphaned", null]);
    expect(carryOver({ decisions: [seamDecision(at)], monographs: [monograph([])], seams: [], sha256 })[0]?.state).toBe("orphaned");
    expect(carryOver({ decisions: [seamDecision(at)], monographs: [], seams: [], sha256 })[0]?.state).toBe("orphaned");
  });
  it("does not choose between two seams that look alike", () => {
    const twice = `${TEXT}\n${TEXT}`;
    expect(fate(seamDecision(at), twice, [seam(0, at), seam(1, TEXT.length + 1 + at)])[0]).toBe("orphaned");
    expect(fate(seamDecision(at), twice, [seam(0, TEXT.length + 1 + at)])[0]).toBe("look_again");
  });
  it("never carries a decision about a seam over to other kinds of target", () => {
    for (const kind of ["chunk", "finding"] as const) expect(fate({ ...seamDecision(at), targetKind: kind }, TEXT, [seam(0, at)])[0]).toBe("orphaned");
  });

  const edit = fc.record({ from: fc.nat(), length: fc.nat({ max: 40 }), insert: fc.string({ unit: fc.constantFrom("Câu số 1 ", "mg. ", "a", "9", "\n"), maxLength: 5 }) });
  const apply = (text: string, edits: { from: number; length: number; insert: string }[]) =>
    edits.reduce((now, { from, length, insert }) => {
      const start = from % (now.length + 1);
      return now.slice(0, start) + insert + now.slice(start + length);
    }, text);
  /** A text in which many stretches repeat, so that a careless match would land on a twin. */
  const repetitive = fc.array(fc.constantFrom("Uống 5 mg. ", "Trẻ em: 2 mg. ", "Ngày hai lần. ", `${"Dùng như trên. ".repeat(12)}`), { minLength: 10, maxLength: 60 }).map((list) => list.join(""));

  it("whatever was edited or cut otherwise: carried means that exactly what was judged stands there", () => {
    fc.assert(
      fc.property(repetitive, fc.nat(), fc.nat({ max: 30 }), fc.array(edit, { maxLength: 4 }), fc.array(fc.tuple(fc.nat(), fc.nat({ max: 30 })), { maxLength: 8 }), (text, pick, overlap, edits, cuts) => {
        const at = 31 + (pick % Math.max(1, text.length - 40));
        const judged = seam(0, at, at - overlap, ["Trẻ em:"]);
        const one = decision(1, "seam", seamAnchor(section(text), judged, sha256));
        const now = apply(text, edits);
        const places = [...new Set([at, ...cuts.map(([n]) => 31 + (n % Math.max(1, now.length - 31)))])].filter((n) => n > 31 && n < now.length).sort((a, b) => a - b);
        const seams = places.map((n, i) => seam(i, n, n - (cuts[i]?.[1] ?? overlap), ["Trẻ em:"]));
        const [carried] = carryOver({ decisions: [one], monographs: [monograph([section(now)])], seams, sha256 });
        if (carried?.state !== "carried") return;
        const target = seams.find((candidate) => seamKeyOf(candidate) === carried.seamKey)!;
        expect(seamSides(section(now), target)).toEqual(seamSides(section(text), judged));
        // Of two equal places it is the judged one, or nothing has changed at all.
        const around = text.slice(at - 80 < 0 ? 0 : at - 80, at + 80);
        if (text.split(around).length > 2) expect([now, target.at]).toEqual([text, at]);
      }),
      { numRuns: 2000 },
    );
  });
  it("always carries where nothing within sight of the seam has changed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 280 }), edit, fc.nat({ max: 30 }), (n, change, overlap) => {
        const at = place(n);
        const from = change.from % TEXT.length;
        const sight = SHOWN_CHARACTERS + 40;
        fc.pre(from > at + sight || from + change.length < at - overlap - sight);
        const now = apply(TEXT, [{ ...change, from }]);
        const shifted = from < at ? at + now.length - TEXT.length : at;
        expect(fate(seamDecision(at, overlap), now, [seam(3, shifted, shifted - overlap)])).toEqual(["carried", "thuocgia__lieu_luong_va_cach_dung__3"]);
      }),
    );
  });
  it("carries everything through a run that changed nothing", () => {
    fc.assert(
      fc.property(repetitive, fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 6 }), (text, picks) => {
        const seams = [...new Set(picks.map((n) => 1 + (n % (text.length - 1))))].sort((a, b) => a - b).map((at, i) => seam(i, at));
        const decisions = seams.map((one, i) => decision(i + 1, "seam", seamAnchor(section(text), one, sha256)));
        const carried = carryOver({ decisions, monographs: [monograph([section(text)])], seams, sha256 });
        expect(carried.map((entry) => [entry.state, entry.seamKey])).toEqual(seams.map((one) => ["carried", seamKeyOf(one)]));
      }),
    );
  });
});

describe("carryOver of blocks", () => {
  const first = block(1, [["Tuổi", "Liều"], ["2 tuổi", "5 mg"]], { caption: "Bảng 1" });
  const second = block(2, [["Cân nặng", "Liều"], ["40 kg", "9 mg"]]);
  const about = (one: typeof first) => decision(1, "block", blockAnchor("thuocgia", one, sha256));
  const fateOf = (one: typeof first, now: (typeof first)[]) => {
    const [carried] = carryOver({ decisions: [about(one)], monographs: [monograph([], now)], seams: [], sha256 });
    return [carried?.state, carried?.blockId];
  };

  it("carries a decision to the same content, under whatever id it goes now", () => {
    expect(fateOf(first, [first, second])).toEqual(["carried", "thuocgia-t1"]);
    expect(fateOf(second, [{ ...second, blockId: "thuocgia-t1" }])).toEqual(["carried", "thuocgia-t1"]);
    expect(fateOf(first, [second, { ...first, blockId: "thuocgia-t5", physicalPage: 7 }])).toEqual(["carried", "thuocgia-t5"]);
  });
  it("asks to look again at changed content under the same id or caption, and at the same content in another section", () => {
    expect(fateOf(second, [block(2, [["Cân nặng", "Liều"], ["40 kg", "90 mg"]])])).toEqual(["look_again", "thuocgia-t2"]);
    expect(fateOf(first, [second, block(3, [["Tuổi", "Liều"]], { caption: "Bảng 1" })])).toEqual(["look_again", "thuocgia-t3"]);
    expect(fateOf(first, [{ ...first, blockId: "thuocgia-t4", sectionKey: "than_trong" }])).toEqual(["look_again", "thuocgia-t4"]);
  });
  it("orphans a decision whose block is gone", () => {
    expect(fateOf(first, [second])).toEqual(["orphaned", null]);
  });
  it("keeps to the same id among blocks of equal content", () => {
    expect(fateOf(second, [{ ...second, blockId: "thuocgia-t1" }, second])).toEqual(["carried", "thuocgia-t2"]);
  });
  it("never carries an approval to other content", () => {
    const rows = fc.array(fc.array(fc.constantFrom("5 mg", "2 tuổi", "", "40 kg"), { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(rows, fc.array(rows, { maxLength: 4 }), (judged, now) => {
        const blocks = now.map((grid, i) => block(i + 1, grid));
        const [carried] = carryOver({ decisions: [about(block(1, judged))], monographs: [monograph([], blocks)], seams: [], sha256 });
        if (carried?.state === "carried") expect(now[blocks.findIndex((one) => one.blockId === carried.blockId)]).toEqual(judged);
        else if (now.some((grid) => JSON.stringify(grid) === JSON.stringify(judged))) expect(carried?.state).toBe("look_again");
      }),
    );
  });
});
