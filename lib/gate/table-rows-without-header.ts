import type { Block, Cell } from "@/lib/model/block";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { words } from "./fold-text";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";
import { readMarkdownTable } from "./read-markdown-table";

/**
 * Every chunk that holds rows of a table shows that table's header once, as the head of one Markdown table: no row away from its header,
 * no header twice. Cell text is never quoted in the finding.
 */
export function tableRowsWithoutHeader(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const chunk of facts.chunks) {
    const block = chunk.blockId === null ? undefined : facts.blocks.get(chunk.blockId);
    if (block === undefined || block.kind !== "table" || chunk.chunkKind === "prose") continue;
    const fault = faultOf(chunk, block);
    if (fault !== null) findings.push(makeFinding("table_rows_without_header", placeOfChunk(chunk), fault[0], fault[1]));
  }
  return findings;
}

function faultOf(chunk: Chunk, block: Block): [string, string] | null {
  const table = readMarkdownTable(chunk.text);
  if (table === null) {
    // A descriptor may stand alone, without rows; a chunk of rows may not stand without the head of its table.
    const isTable = chunk.chunkKind === "table_rows" || /^\s*\|.*\|\s*$/mu.test(chunk.text);
    return isTable ? ["1 table head", "0"] : null;
  }
  if (table.count > 1) return ["1 table head", String(table.count)];
  const headers = block.cells.filter((cell) => cell.row < block.headerRows && cell.text.trim() !== "");
  if (table.head.length < block.columns) return faultOfColumns(table.head, headers);
  const lacking = headers.filter((cell) => !holds(table.above, cell.text));
  return lacking.length === 0 ? null : ["every header cell above the rows", `${lacking.length} missing, first in row ${lacking[0]?.row}, column ${lacking[0]?.column}`];
}

/** A piece of a row that was too long for any embedding has some of the columns: each of those stands under a header of the table. */
function faultOfColumns(head: readonly string[], headers: readonly Cell[]): [string, string] | null {
  const strange = head.filter((text) => text !== "" && !headers.some((cell) => holds(text, cell.text)));
  if (strange.length > 0) return ["header cells of the table", `${strange.length} others`];
  return headers.length > 0 && head.every((text) => text === "") ? ["header cells of the table", "none"] : null;
}

function holds(text: string, part: string): boolean {
  return ` ${words(text).join(" ")} `.includes(` ${words(part).join(" ")} `);
}
