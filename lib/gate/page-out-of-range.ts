import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * Every physical page that a chunk names exists and belongs to its monograph; its range is the range of its own lines; a heading of its section
 * stands on the page that it names for it; an attachment names its block's own page. Otherwise a citation opens another page than the one that was quoted.
 */
export function pageOutOfRange(facts: MonographFacts): Finding[] {
  return facts.chunks.flatMap((chunk) => faultsOf(chunk, facts).map(([expected, found]) => makeFinding("page_out_of_range", placeOfChunk(chunk), expected, found)));
}

function faultsOf(chunk: Chunk, facts: MonographFacts): [string, string][] {
  const faults: [string, string][] = [];
  const [first, last] = chunk.sourcePageRange;
  const low = Math.max(0, facts.monograph.sourcePageRange[0]);
  const high = Math.min(facts.pageCount - 1, facts.monograph.sourcePageRange[1]);
  const within = `${low}–${high}`;
  if (first > last) faults.push(["first page before last", `${first}–${last}`]);
  if (first < low || last > high) faults.push([within, `${first}–${last}`]);
  if (chunk.headingPhysicalPage < low || chunk.headingPhysicalPage > high) faults.push([within, `heading ${chunk.headingPhysicalPage}`]);
  else {
    const headings = facts.sections.get(chunk.sectionKey)?.headings.map((heading) => heading.physicalPage) ?? [];
    if (headings.length > 0 && !headings.includes(chunk.headingPhysicalPage)) faults.push([`heading on ${headings.join(", ")}`, `heading ${chunk.headingPhysicalPage}`]);
  }
  if (chunk.boxes.length > 0) {
    const pages = chunk.boxes.map((box) => box.physicalPage);
    const lines: [number, number] = [pages.reduce((a, b) => Math.min(a, b)), pages.reduce((a, b) => Math.max(a, b))];
    if (lines[0] !== first || lines[1] !== last) faults.push([`its lines' pages ${lines[0]}–${lines[1]}`, `${first}–${last}`]);
  }
  for (const attachment of chunk.attachments) {
    const block = facts.blocks.get(attachment.blockId);
    if (block !== undefined && block.physicalPage !== attachment.physicalPage) faults.push([`block on ${block.physicalPage}`, `attachment on ${attachment.physicalPage}`]);
    if (attachment.physicalPage < low || attachment.physicalPage > high) faults.push([within, `attachment on ${attachment.physicalPage}`]);
  }
  return faults;
}
