import type { Finding } from "@/lib/model/finding";
import type { DecisionView, QueueDetail, QueueRow, SectionView } from "@/lib/model/views";
import { blockNumbers } from "@/lib/review/block-numbers";
import { type MonographView, readMonographView } from "./get-workbench";
import type { Transaction } from "./open-store";
import { limitsOfRun } from "./run-limits";

/** The section with nothing in it but what one place of the queue concerns. */
function reduce(section: SectionView, row: QueueRow): SectionView {
  const seams = section.seams.filter((seam) => seam.seamKey === row.seamKey);
  const parts = seams.flatMap(({ seam }) => [seam.leftChunkId, seam.rightChunkId]);
  const wanted = new Set(row.kind === "finding" ? [row.chunkId] : parts);
  const chunks = section.chunks.filter((chunk) => wanted.has(chunk.chunkId) || (row.blockId !== null && chunk.blockId === row.blockId));
  const places = new Set(chunks.map((chunk) => chunk.chunkId));
  const findings = section.findings.filter(({ place }) => (place.blockId === null && place.chunkId === null ? row.kind !== "block" : place.blockId === null ? places.has(place.chunkId ?? "") : place.blockId === row.blockId));
  const pins = (section.pins ?? []).filter((pin) => seams.some(({ seam }) => seam.at === pin.at));
  return { ...section, chunks, seams, blocks: section.blocks.filter((view) => view.block.blockId === row.blockId), labels: [], findings, pins, headings: [], quarantinedBoxes: section.quarantinedBoxes ?? [] };
}

function pagesOf({ seams, chunks, blocks, findings }: SectionView, row: QueueRow): Set<number> {
  const border = seams.flatMap((seam) => seam.boxes.map((box) => box.physicalPage));
  if (border.length > 0) return new Set(border);
  const pieces = blocks.flatMap((view) => view.block.pieces.map((piece) => piece.physicalPage));
  if (pieces.length > 0) return new Set(pieces);
  const found = [row.physicalPage, ...findings.map((finding) => finding.place.physicalPage)].filter((page) => page !== null);
  return new Set(found.length > 0 ? found : chunks.flatMap((chunk) => chunk.boxes.map((box) => box.physicalPage)).slice(0, 1));
}

function isTheFinding({ gate, place }: Finding, row: QueueRow): boolean {
  return gate === row.gate && place.chunkId === row.chunkId && place.blockId === row.blockId && place.physicalPage === row.physicalPage;
}

function toDetail(row: QueueRow, { view, run }: MonographView): QueueDetail {
  const whole = view.sections.find((section) => section.key === row.sectionKey);
  const section = whole === undefined ? null : reduce(whole, row);
  const pages = section === null ? new Set([row.physicalPage ?? view.monograph.sourcePageRange[0]]) : pagesOf(section, row);
  const isOnIt = (entry: DecisionView) =>
    row.kind === "page" ? entry.decision.targetKind === "page" && entry.decision.anchor.physicalPage === row.physicalPage : (row.seamKey !== null && entry.seamKey === row.seamKey) || (row.kind === "block" && entry.blockId === row.blockId);
  return {
    id: row.id,
    section,
    ocrPage: row.kind === "page" ? (view.ocrPages?.find((page) => page.physicalPage === row.physicalPage) ?? null) : null,
    findings: row.kind === "finding" ? [...(whole?.findings ?? []), ...view.findings].filter((finding) => isTheFinding(finding, row)) : (section?.findings ?? []),
    pages: view.pages.filter((page) => pages.has(page.physicalPage)),
    decisions: view.decisions.filter(isOnIt),
    limits: section?.limits ?? limitsOfRun(run).limits,
    blockNumber: row.blockId === null ? null : (blockNumbers(view).get(row.blockId) ?? null),
  };
}

/** What it takes to judge some places of the queue, in their order. A place whose monograph is gone is left out. */
export async function readQueueDetails(transaction: Transaction, bookId: string, rows: readonly QueueRow[]): Promise<QueueDetail[]> {
  const monographs = new Map<string, MonographView | null>();
  const details: QueueDetail[] = [];
  for (const row of rows) {
    if (!monographs.has(row.drugId)) monographs.set(row.drugId, await readMonographView(transaction, bookId, row.drugId));
    const monograph = monographs.get(row.drugId);
    if (monograph) details.push(toDetail(row, monograph));
  }
  return details;
}
