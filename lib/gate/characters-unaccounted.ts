import type { Finding } from "@/lib/model/finding";
import type { SectionSpan } from "@/lib/model/section-span";
import type { BookGateInput } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * On every page, all extracted characters went somewhere by name: furniture, headings, sections, blocks, heads of monographs, or set aside. And every
 * character of a section's text stands on a printed line, so that it has a box to be shown by.
 */
export function charactersUnaccounted(input: BookGateInput): Finding[] {
  const pages = input.book.ledger.flatMap((page) => {
    const placed = page.furniture + page.headings + page.sections + page.blocks + page.monographHeads + page.outside;
    if (placed === page.extracted) return [];
    return [makeFinding("characters_unaccounted", { physicalPage: page.physicalPage }, `${page.extracted} characters`, String(placed))];
  });
  return [...pages, ...input.book.monographs.flatMap((monograph) => monograph.sections.flatMap((section) => withoutLine(monograph.drugId, section)))];
}

function withoutLine(drugId: string, section: SectionSpan): Finding[] {
  let rest = "";
  let from = 0;
  for (const line of [...section.lines].sort((a, b) => a.start - b.start)) {
    if (line.start > from) rest += section.text.slice(from, line.start);
    from = Math.max(from, line.end);
  }
  const homeless = (rest + section.text.slice(from)).replace(/\s+/gu, "").length;
  if (homeless === 0) return [];
  return [makeFinding("characters_unaccounted", { drugId, sectionKey: section.key, physicalPage: section.headings[0]?.physicalPage ?? null }, "every character on a line", `${homeless} on none`)];
}
