import type { Finding } from "@/lib/model/finding";
import type { BookGateInput } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** On every page, all extracted characters went somewhere by name: furniture, headings, sections, blocks, heads of monographs, or set aside. */
export function charactersUnaccounted(input: BookGateInput): Finding[] {
  return input.book.ledger.flatMap((page) => {
    const placed = page.furniture + page.headings + page.sections + page.blocks + page.monographHeads + page.outside;
    if (placed === page.extracted) return [];
    return [makeFinding("characters_unaccounted", { physicalPage: page.physicalPage }, `${page.extracted} characters`, String(placed))];
  });
}
