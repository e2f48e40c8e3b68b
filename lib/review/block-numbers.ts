// Comes in: the blocks of a monograph. Goes out: the number by which each is called. It never numbers a block that prints one.
import type { WorkbenchView } from "@/lib/model/views";

/** The number in a printed caption: "2" of "Bảng 2: Khoảng cách liều", "3b" of "Table 3b". */
const CAPTION_NUMBER = /^\p{L}+(?:\s\p{L}+)?\s(\d+\p{Ll}?)(?=[\s.:)]|$)/u;

/**
 * The number by which each block is called: the one that its caption prints, so that the page and the card say the same;
 * where none is printed the lowest that no caption of its kind has, in reading order.
 */
export function blockNumbers(view: Pick<WorkbenchView, "sections">): Map<string, string> {
  const blocks = view.sections.flatMap((section) => section.blocks.map(({ block }) => block));
  const numbers = new Map<string, string>();
  for (const kind of ["table", "formula"] as const) {
    const ofKind = blocks.filter((block) => block.kind === kind);
    const printed = new Map(ofKind.map((block) => [block.blockId, CAPTION_NUMBER.exec(block.caption ?? "")?.[1]]));
    const taken = new Set(printed.values());
    let next = 1;
    for (const { blockId } of ofKind) {
      while (taken.has(String(next))) next++;
      numbers.set(blockId, printed.get(blockId) ?? String(next++));
    }
  }
  return numbers;
}
