/** Writes rows as a GitHub-flavoured Markdown table: in go plain cells, out come lines that parse back to the same cells; it never drops one. */

/** A cell as it stands between two pipes: backslashes and pipes escaped, line ends written as `<br>`. */
export function escapeCell(text: string): string {
  return text
    .trim()
    .replace(/\\/gu, "\\\\")
    .replace(/\|/gu, "\\|")
    .replace(/[ \t]*(?:\r\n|\r|\n)[ \t]*/gu, "<br>");
}

/** One line of a table. */
export function tableLine(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(" | ")} |`;
}

/** Head and delimiter line of a table with these columns. */
export function tableHead(heads: readonly string[]): string[] {
  return [tableLine(heads), `|${heads.map(() => "---|").join("")}`];
}
