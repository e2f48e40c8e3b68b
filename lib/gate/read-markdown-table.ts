const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/u;

export interface MarkdownTable {
  /** Tables (rule lines) in the text. */
  count: number;
  /** Everything above the first rule: caption, titles and the head. */
  above: string;
  /** Cells of the head line of the first table, and of its body rows. */
  head: string[];
  rows: string[][];
}

/** Reads the first pipe table of a text as any reader of it would, without regard to how it was written; null where there is none. */
export function readMarkdownTable(text: string): MarkdownTable | null {
  const lines = text.split("\n");
  const rule = lines.findIndex((line) => RULE.test(line));
  if (rule < 0) return null;
  return {
    count: lines.filter((line) => RULE.test(line)).length,
    above: lines.slice(0, rule).join("\n"),
    head: cellsOf(lines[rule - 1] ?? ""),
    rows: lines
      .slice(rule + 1)
      .filter((line) => line.trimStart().startsWith("|"))
      .map(cellsOf),
  };
}

/** Cells of one line: parted by pipes that no backslash escapes. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/u, "").replace(/(?<!\\)\|$/u, "");
  return inner.split(/(?<!\\)\|/u).map((cell) => cell.trim());
}
