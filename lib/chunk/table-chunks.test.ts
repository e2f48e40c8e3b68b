import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, Cell } from "@/lib/model/block";
import { blockGrid } from "./block-grid";
import { chunkInput, makeMonograph, makeSection, makeTable } from "./chunk-fixture";
import { chunkMonograph } from "./chunk-monograph";
import { escapeCell } from "./markdown-table";
import { previewBlock } from "./render-block";

const LIMITS = { ceilingTokens: 120, targetTokens: 90, overlapTokens: 20, maxEmbedTokens: 260 };

/** A table as a reader of GitHub-flavoured Markdown sees it: what stands above it, its heads, its rows; null where it is none. */
function parseTable(markdown: string): { above: string[]; heads: string[]; rows: string[][] } | null {
  const lines = markdown.split("\n");
  const delimiter = lines.findIndex((line) => /^\|(?:\s*:?-+:?\s*\|)+$/u.test(line));
  if (delimiter < 1) return null;
  const heads = cellsOf(lines[delimiter - 1] as string);
  const rows = lines.slice(delimiter + 1).map(cellsOf);
  const columns = cellsOf(lines[delimiter] as string).length;
  if ([heads, ...rows].some((row) => row.length !== columns)) return null;
  return { above: lines.slice(0, delimiter - 1), heads, rows };
}

/** Cells between unescaped pipes, escapes undone. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  for (let i = 1; i < line.length; i++) {
    const char = line[i] as string;
    if (char === "\\") cell += line[++i] ?? "";
    else if (char === "|") {
      cells.push(cell.trim().replaceAll("<br>", "\n"));
      cell = "";
    } else cell += char;
  }
  return cells;
}

function approve(block: Block, limits = LIMITS) {
  const monograph = makeMonograph([makeSection("*Trẻ em:*\nXem bảng.")], [{ ...block, at: 17 }]);
  return chunkMonograph(monograph, chunkInput({ limits, blockStateOf: () => "approved" })).chunks.filter((chunk) => chunk.blockId !== null);
}

const cell = (row: number, column: number, text: string, rowSpan = 1, columnSpan = 1): Cell => ({ ...(makeTable([["x"]]).cells[0] as Cell), row, column, rowSpan, columnSpan, text });
const withCells = (rows: number, columns: number, headerRows: number, cells: Cell[]): Block => makeTable(Array.from({ length: rows }, () => Array<string>(columns).fill("")), { cells, headerRows });

describe("the grid", () => {
  it("writes a cell over several rows into every one of them", () => {
    const grid = blockGrid(withCells(3, 2, 1, [cell(0, 0, "Nặng"), cell(0, 1, "Liều"), cell(1, 0, "dưới 40 kg", 2), cell(1, 1, "5 mg"), cell(2, 1, "10 mg")]));
    expect(grid.body.map((row) => row.cells)).toEqual([["dưới 40 kg", "5 mg"], ["dưới 40 kg", "10 mg"]]);
  });

  it("joins nested header rows, a head over several columns standing over each", () => {
    const grid = blockGrid(withCells(3, 3, 2, [cell(0, 0, "Thuốc", 2), cell(0, 1, "Liều", 1, 2), cell(1, 1, "ngày"), cell(1, 2, "đêm"), cell(2, 0, "A"), cell(2, 1, "1"), cell(2, 2, "2")]));
    expect(grid.heads).toEqual(["Thuốc", "Liều – ngày", "Liều – đêm"]);
  });

  it("keeps a full-width header row apart, as a title", () => {
    expect(blockGrid(withCells(3, 2, 2, [cell(0, 0, "Người lớn", 1, 2), cell(1, 0, "Thuốc"), cell(1, 1, "Liều"), cell(2, 0, "A"), cell(2, 1, "1")]))).toMatchObject({ titles: ["Người lớn"], heads: ["Thuốc", "Liều"] });
  });

  it("knows a full-width row of the body as one that governs", () => {
    const grid = blockGrid(withCells(3, 2, 1, [cell(0, 0, "Thuốc"), cell(0, 1, "Liều"), cell(1, 0, "Nhóm A", 1, 2), cell(2, 0, "x"), cell(2, 1, "1")]));
    expect(grid.body.map((row) => row.isGroup)).toEqual([true, false]);
  });

  it("loses nothing where two cells claim one place", () => {
    const grid = blockGrid(withCells(2, 1, 1, [cell(0, 0, "Liều"), cell(1, 0, "5 mg"), cell(1, 0, "7 mg")]));
    expect(grid.body[0]?.cells).toEqual(["5 mg\n7 mg"]);
  });
});

describe("Markdown", () => {
  it.each([["a|b", "a\\|b"], ["a\\|b", "a\\\\\\|b"], ["hai \n dòng", "hai<br>dòng"], [" 5 mg ", "5 mg"]])("escapes %j", (text, wanted) => {
    expect(escapeCell(text)).toBe(wanted);
  });

  it("gives a table without header rows empty heads", () => {
    expect(parseTable(approve(makeTable([["A", "1"]], { headerRows: 0 }))[0]?.text ?? "")).toMatchObject({ heads: ["", ""], rows: [["A", "1"]] });
  });
});

describe("the four steps", () => {
  const long = (rows: number, words = 12): Block => makeTable([["Thuốc", "Liều"], ...Array.from({ length: rows }, (_, n) => [`thuốc số ${n}`, `${n},5 mg ${"ngày hai lần ".repeat(words / 3)}`])]);

  it("one: a table that fits is one chunk", () => {
    expect(approve(long(2)).map((chunk) => chunk.chunkKind)).toEqual(["block_descriptor"]);
  });

  it("two: otherwise whole rows, header repeated, descriptor first", () => {
    const chunks = approve(long(20));
    expect(chunks.map((chunk) => chunk.chunkKind)).toEqual(["block_descriptor", ...Array(chunks.length - 1).fill("table_rows")]);
    expect(chunks[0]?.text).not.toContain("mg");
    expect(chunks[1]?.chunkId).toBe("thuocgia__lieu_luong_va_cach_dung__block__thuocgia-t1__rows__0");
    for (const chunk of chunks.slice(1)) {
      expect(parseTable(chunk.text)?.heads).toEqual(["Thuốc", "Liều"]);
      expect(chunk.text.split("| Thuốc | Liều |")).toHaveLength(2);
      expect(chunk.estTokens).toBeLessThanOrEqual(LIMITS.ceilingTokens);
    }
  });

  it("three: a row above the chunk size stands alone, up to the model's maximum", () => {
    const chunks = approve(long(2, 90)).slice(1);
    expect(chunks.map((chunk) => parseTable(chunk.text)?.rows.length)).toEqual([1, 1]);
    expect(chunks.every((chunk) => chunk.oversized && chunk.estTokens <= LIMITS.maxEmbedTokens)).toBe(true);
  });

  it("four: a row above the maximum is split between cells, then between sentences, header and row label on every piece", () => {
    const sentences = Array.from({ length: 14 }, (_, n) => `Câu số ${n} nói thêm một điều về liều và cách dùng của thuốc.`);
    const block = makeTable([["Thuốc", "Liều", "Ghi chú"], ["thuốc A", `${"dùng 5 mg mỗi ngày ".repeat(20).trim()}.`, sentences.join(" ")]]);
    const pieces = approve(block).slice(1).map((chunk) => parseTable(chunk.text));
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) {
      expect(piece?.heads[0]).toBe("Thuốc");
      expect(piece?.rows).toHaveLength(1);
      expect(piece?.rows[0]?.[0]).toBe("thuốc A");
    }
    const notes = pieces.filter((piece) => piece?.heads.includes("Ghi chú")).map((piece) => piece?.rows[0]?.[piece.heads.indexOf("Ghi chú")]);
    expect(notes.join(" ")).toBe(sentences.join(" "));
  });

  it("a group row is repeated over the rows that it governs, and ends no piece", () => {
    const rows = Array.from({ length: 16 }, (_, n) => [cell(n + 2, 0, `thuốc ${n}`), cell(n + 2, 1, `${n} mg mỗi ngày hai lần sau bữa ăn sáng`)]).flat();
    const block = withCells(19, 2, 1, [cell(0, 0, "Thuốc"), cell(0, 1, "Liều"), cell(1, 0, "Nhóm A", 1, 2), ...rows, cell(18, 0, "Nhóm B", 1, 2)]);
    const pieces = approve(block).slice(1).map((chunk) => parseTable(chunk.text));
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(piece?.rows[0]).toEqual(["Nhóm A", ""]);
    for (const piece of pieces.slice(0, -1)) expect(piece?.rows[piece.rows.length - 1]?.[0]).not.toMatch(/Nhóm/u);
  });
});

describe("laws", () => {
  const text = fc.oneof(fc.constantFrom("5 mg", "a|b", "x\\y", "hai\ndòng", "", "≤ 5", "ngày một lần, sau ăn"), fc.array(fc.constantFrom("liều", "uống", "mỗi", "ngày", "7,5", "mg.", "Trẻ", "em:"), { maxLength: 50 }).map((words) => words.join(" ")));
  const table = fc
    .record({ columns: fc.integer({ min: 1, max: 5 }), headerRows: fc.integer({ min: 0, max: 2 }), body: fc.integer({ min: 1, max: 12 }), rowLabelColumns: fc.integer({ min: 0, max: 2 }), texts: fc.infiniteStream(text), spans: fc.infiniteStream(fc.nat(20)) })
    .map(({ columns, headerRows, body, rowLabelColumns, texts, spans }) => {
      const rows = headerRows + body;
      const taken = new Set<string>();
      const cells: Cell[] = [];
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          if (taken.has(`${row},${column}`)) continue;
          const kind = spans.next().value;
          const isFull = column === 0 && kind === 0;
          const columnSpan = isFull ? columns : 1;
          const rowSpan = !isFull && kind === 1 && row >= headerRows && row + 1 < rows && !taken.has(`${row + 1},${column}`) ? 2 : 1;
          if (isFull && Array.from({ length: columns }, (_, c) => taken.has(`${row},${c}`)).includes(true)) continue;
          for (let r = row; r < row + rowSpan; r++) for (let c = column; c < column + columnSpan; c++) taken.add(`${r},${c}`);
          cells.push(cell(row, column, `${row < headerRows ? "h" : "c"}${row}.${column} ${texts.next().value}`.trim(), rowSpan, columnSpan));
        }
      return { ...withCells(rows, columns, headerRows, cells), rowLabelColumns };
    });

  it("no row without its header, no cell lost, every piece a table, sizes kept", () => {
    fc.assert(
      fc.property(table, (block) => {
        const chunks = approve(block);
        const quoted = chunks.length === 1 ? chunks : chunks.slice(1);
        const parsed = quoted.map((chunk) => parseTable(chunk.text));
        const grid = blockGrid(block);
        expect(parsed).not.toContain(null);
        const faults: string[] = [];
        const all = squash(quoted.map((chunk) => parseTable(chunk.text)).map((piece) => [...(piece?.above ?? []), ...(piece?.heads ?? []), ...(piece?.rows.flat() ?? [])].join("\n")).join("\n"));
        for (const { text: words } of block.cells) if (!holds(all, words)) faults.push(`lost: ${words}`);
        parsed.forEach((piece, i) => {
          const chunk = quoted[i];
          const heads = piece?.heads.map(squash) ?? [];
          if (!isSubsequence(heads, grid.heads.map(squash))) faults.push("heads are not the table's");
          for (const title of grid.titles) if (!squash(piece?.above.join("\n") ?? "").includes(squash(title))) faults.push("title lost");
          const own = piece?.rows.filter((row) => row.some((value, column) => column > 0 && value !== "") || grid.heads.length === 1).length ?? 0;
          if ((chunk?.estTokens ?? 0) > LIMITS.ceilingTokens && own > 1) faults.push("above the chunk size with more than one row");
          if (chunk?.estTokens !== chunkInput().counter.count(chunk?.text ?? "")) faults.push("tokens are not those of the text");
        });
        expect(faults).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it("a preview shows what approval makes", () => {
    fc.assert(
      fc.property(table, (block) => {
        const monograph = makeMonograph([makeSection("*Trẻ em:*\nXem bảng.")], [{ ...block, at: 17 }]);
        const preview = previewBlock(monograph.blocks[0] as Block, monograph, chunkInput({ limits: LIMITS }));
        expect(preview).toEqual(approve(block).map((chunk) => ({ text: chunk.text, tokens: chunk.estTokens })));
      }),
      { numRuns: 100 },
    );
  });

  it("withheld: no word of a cell in any chunk", () => {
    fc.assert(
      fc.property(table, fc.constantFrom("pending" as const, "quarantined" as const), (block, state) => {
        const marked = { ...block, cells: block.cells.map((one) => ({ ...one, text: `bímật${one.text}` })), text: "bímật" };
        const monograph = makeMonograph([makeSection("*Trẻ em:*\nXem bảng.")], [{ ...marked, at: 17 }]);
        const result = chunkMonograph(monograph, chunkInput({ limits: LIMITS, blockStateOf: () => state }));
        expect(JSON.stringify(result)).not.toContain("bímật");
      }),
      { numRuns: 200 },
    );
  });
});

function squash(words: string): string {
  return words.replace(/\s+/gu, "");
}

/** Whether a cell's words stand there in one stretch, or sentence after sentence: between two of them a piece may end, and the next one begins with its header. */
function holds(all: string, words: string): boolean {
  if (all.includes(squash(words))) return true;
  let at = 0;
  return words.split(/(?<=\.)\s/u).every((sentence) => {
    const found = all.indexOf(squash(sentence), at);
    at = found + squash(sentence).length;
    return found >= 0;
  });
}

function isSubsequence(short: readonly string[], long: readonly string[]): boolean {
  let at = 0;
  for (const value of long) if (at < short.length && short[at] === value) at++;
  return at === short.length;
}
