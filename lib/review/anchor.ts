// Comes in: a seam, a block or a place as it was shown to a reviewer. Goes out: the anchor that ties a decision to that source text. It never looks at chunk numbers.
import type { Block } from "@/lib/model/block";
import type { Anchor } from "@/lib/model/decision";
import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { canonicalJson } from "./canonical-json";
import { occurrencesOf, sliceWhole } from "./locate-anchor";
import { openStretch, seamSides } from "./seam-sides";

/** UTF-16 units of source kept on each side of an anchored place. */
export const ANCHOR_CHARACTERS = 80;

/** SHA-256 of a text's UTF-8 bytes as lower-case hex; handed in, so that this folder stays free of any platform. */
export type Sha256 = (text: string) => string;

type AnchoredSection = Pick<SectionSpan, "text" | "quarantined">;

/**
 * Anchors a seam at the first character that is new in its right part. The hash covers what was judged: carried labels, end of the left
 * part, overlap, start of the right part. Where the text around the place stands more than once in the section, the hash also covers
 * which of them it is and the whole section, so that it can never come to mean its twin.
 */
export function seamAnchor(section: AnchoredSection, seam: Seam, sha256: Sha256): Anchor {
  const { before, after } = surroundings(section, seam.overlapStart, seam.at);
  const content = { labels: seam.contextLabels, ...seamSides(section, seam), twin: twinOf(section.text, before, after, seam.at, sha256) };
  return { drugId: seam.drugId, sectionKey: seam.sectionKey, blockId: null, before, after, contentHash: sha256(canonicalJson(content)) };
}

/**
 * Anchors a block by its content: kind, caption, text, grid, header rows and row labels. Geometry is left out: moving a table on the page
 * changes nothing that was judged. `after` holds only the caption, never a cell: anchors are written to the log, and a block may be withheld.
 */
export function blockAnchor(drugId: string, block: Block, sha256: Sha256): Anchor {
  const cells = block.cells.map((cell) => [cell.row, cell.column, cell.rowSpan, cell.columnSpan, cell.text]);
  const content = { kind: block.kind, caption: block.caption, text: block.text, rows: block.rows, columns: block.columns, headerRows: block.headerRows, rowLabelColumns: block.rowLabelColumns, cells };
  return { drugId, sectionKey: block.sectionKey, blockId: block.blockId, before: "", after: sliceWhole(block.caption ?? "", 0, ANCHOR_CHARACTERS), contentHash: sha256(canonicalJson(content)) };
}

/** Anchors a correction of the segmentation at an offset (UTF-16) of a section's text, so that the log can say where it is. What it is tied to is `content`: the printed line or page that was judged. */
export function correctionAnchor(drugId: string, section: AnchoredSection & Pick<SectionSpan, "key">, at: number, content: unknown, sha256: Sha256): Anchor {
  return { drugId, sectionKey: section.key, blockId: null, ...surroundings(section, at, at), contentHash: sha256(canonicalJson(content)) };
}

/** One string an anchor: entries with the same key were said of the same thing, as it was read. */
export function anchorKeyOf({ drugId, sectionKey, blockId, before, after, contentHash }: Anchor): string {
  return JSON.stringify([drugId, sectionKey, blockId, before, after, contentHash]);
}

/** Up to 80 characters of source on both sides of `at`; nothing of a quarantined stretch. */
function surroundings(section: AnchoredSection, start: number, at: number): { before: string; after: string } {
  const [from, to] = openStretch(section, start, at);
  return { before: sliceWhole(section.text, Math.max(from, at - ANCHOR_CHARACTERS), at), after: sliceWhole(section.text, at, Math.min(to, at + ANCHOR_CHARACTERS)) };
}

/** Null for a place that is the only one of its kind in the section. */
function twinOf(text: string, before: string, after: string, at: number, sha256: Sha256) {
  const places = occurrencesOf(before + after, text).map((start) => start + before.length);
  return places.length === 1 ? null : { index: places.indexOf(at), of: places.length, section: sha256(text) };
}
