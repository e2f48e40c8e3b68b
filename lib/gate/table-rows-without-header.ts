import type { Block } from "@/lib/model/block";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { words } from "./fold-text";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/u;

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
  const lines = chunk.text.split("\n");
  const rules = lines.filter((line) => RULE.test(line)).length;
  if (rules === 0) {
    // A descriptor may stand alone, without rows; a chunk of rows may not stand without the head of its table.
    const isTable = chunk.chunkKind === "table_rows" || lines.some((line) => /^\s*\|.*\|\s*$/u.test(line));
    return isTable ? ["1 table head", "0"] : null;
  }
  if (rules > 1) return ["1 table head", String(rules)];
  const rule = lines.findIndex((line) => RULE.test(line));
  const head = ` ${words(lines.slice(0, rule).join(" ")).join(" ")} `;
  const lacking = block.cells.filter((cell) => cell.row < block.headerRows && cell.text.trim() !== "" && !head.includes(` ${words(cell.text).join(" ")} `));
  return lacking.length === 0 ? null : ["every header cell above the rows", `${lacking.length} missing, first in row ${lacking[0]?.row}, column ${lacking[0]?.column}`];
}
