import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { sectionLedger } from "@/lib/model/section-ledger";
import type { SectionSpan } from "@/lib/model/section-span";
import { words } from "./fold-text";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * The parts of a section, put together by their offsets, give the section back: numbered without gap, each starting where the one before
 * ended or inside it by exactly its overlap, and every character in a part or quarantined. Seams stand where their parts meet. An approved
 * block's chunks hold every word of every cell.
 */
export function sectionNotReassembled(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const [key, section] of facts.sections) {
    const parts = facts.proseOf(key);
    const ledger = facts.ledgers?.get(key) ?? sectionLedger(section, parts);
    const heading = section.headings[0];
    const place = { drugId: facts.monograph.drugId, sectionKey: key, physicalPage: heading?.physicalPage ?? null, bbox: heading?.bbox ?? null };
    if (ledger.unaccounted > 0) findings.push(makeFinding("section_not_reassembled", place, "0 characters unaccounted", `${ledger.unaccounted} of ${ledger.characters}`));
    for (const [index, part] of parts.entries()) {
      const fault = faultOf(part, index, parts, section);
      if (fault !== null) findings.push(makeFinding("section_not_reassembled", placeOfChunk(part), fault[0], fault[1]));
    }
  }
  return [...findings, ...orphanChunks(facts), ...seamFaults(facts), ...lostCells(facts)];
}

function faultOf(part: Chunk, index: number, parts: readonly Chunk[], section: SectionSpan): [string, string] | null {
  if (part.partIndex !== index || part.partCount !== parts.length) return [`part ${index} of ${parts.length}`, `part ${part.partIndex} of ${part.partCount}`];
  const before = parts[index - 1];
  const start = part.start ?? section.text.indexOf(part.sourceText);
  const previousEnd = before === undefined ? 0 : (before.end ?? section.text.indexOf(before.sourceText) + before.sourceText.length);
  if (before !== undefined && start <= (before.start ?? 0) && before.sourceText !== "") return ["a start after that of the part before", `start ${start}`];
  const overlap = Math.max(0, previousEnd - start);
  if (part.start !== null && overlap !== part.overlapLength) return [`overlap ${overlap}`, `overlap ${part.overlapLength}`];
  return null;
}

/** Prose chunks of a section that the monograph does not have. */
function orphanChunks(facts: MonographFacts): Finding[] {
  return facts.chunks
    .filter((chunk) => chunk.chunkKind === "prose" && !facts.sections.has(chunk.sectionKey))
    .map((chunk) => makeFinding("section_not_reassembled", placeOfChunk(chunk), "a section of the monograph", chunk.sectionKey));
}

/** Approved blocks of which a cell stands in none of their chunks. */
function lostCells(facts: MonographFacts): Finding[] {
  const approved = facts.monograph.blocks.filter((block) => !facts.withheld.includes(block));
  return approved.flatMap((block) => {
    const shown = new Set(facts.chunks.filter((chunk) => chunk.blockId === block.blockId).flatMap((chunk) => words(chunk.text)));
    const lost = block.cells.filter((cell) => words(cell.text).some((word) => !shown.has(word)));
    const place = { drugId: facts.monograph.drugId, sectionKey: block.sectionKey, blockId: block.blockId, physicalPage: block.physicalPage, bbox: block.bbox };
    return lost.length === 0 ? [] : [makeFinding("section_not_reassembled", place, `${block.cells.length} cells`, `${block.cells.length - lost.length}`)];
  });
}

function seamFaults(facts: MonographFacts): Finding[] {
  const byId = new Map(facts.chunks.map((chunk) => [chunk.chunkId, chunk]));
  const findings: Finding[] = [];
  for (const seam of facts.seams) {
    const left = byId.get(seam.leftChunkId);
    const right = byId.get(seam.rightChunkId);
    // Over a gap (white space, a quarantined stretch) nothing overlaps; the ledger says whether the gap may be there.
    const meets = left?.end === seam.at || (seam.overlapStart === seam.at && left !== undefined && left.end !== null && left.end < seam.at);
    const fits = meets && right !== undefined && right.start === seam.overlapStart;
    if (!fits)
      findings.push(
        makeFinding("section_not_reassembled", { drugId: seam.drugId, sectionKey: seam.sectionKey, chunkId: seam.rightChunkId }, `seam ${seam.overlapStart}–${seam.at}`, `${right?.start ?? "no part"}–${left?.end ?? "no part"}`),
      );
  }
  return findings;
}
