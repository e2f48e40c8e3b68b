/** A reviewer's word on where tables stand in; the entry that says it of that very text, with what follows from it, out. Refuses a region without text, or over another table. */
import { area, intersection } from "@/lib/geometry/rect";
import type { Block } from "@/lib/model/block";
import type { Anchor } from "@/lib/model/decision";
import type { BlockOrder, PageRegion } from "@/lib/model/segment-overrides";
import { blockAnchor } from "@/lib/review/anchor";
import { canonicalJson } from "@/lib/review/canonical-json";
import { type Transaction, openStore } from "@/lib/store/open-store";
import { readBlocksOnPage } from "@/lib/store/read-blocks";
import { readCorrectionLog } from "@/lib/store/read-corrections";
import { readMonograph } from "@/lib/store/read-monographs";
import { readSegmentedPage } from "@/lib/store/read-pages";
import { sha256Text } from "@/lib/store/sha256-text";
import { readsIn, standingSegmentCorrections } from "./correction-overrides";
import { findLineHome } from "./line-home";
import { type Refusal, refuse } from "./refusal";
import { type CorrectionRequest, type CorrectionResult, correct } from "./resegment";

interface OnTable extends CorrectionRequest {
  drugId: string;
  blockId: string;
  /** Content hash of the table as it was read, as the reviewer saw it. */
  asReadHash: string;
}

export type DrawnResult = (Extract<CorrectionResult, { ok: true }> & { blockId: string | null }) | Refusal;

/** A drawn region may reach over another table's border by this share of that table. */
const TOUCH = 0.02;

/** The table that the reviewer saw: ids are numbers in reading order, and after another correction one can name another table. */
async function findTable(transaction: Transaction, { bookId, drugId, blockId, asReadHash }: OnTable): Promise<Block | Refusal> {
  const stored = await readMonograph(transaction, bookId, drugId);
  const block = stored?.monograph.blocksAsRead.find((entry) => entry.blockId === blockId);
  if (block?.kind !== "table") return refuse("block_not_found");
  return blockAnchor(drugId, block, sha256Text).contentHash === asReadHash ? block : refuse("block_changed");
}

const placesOf = (block: Block): PageRegion[] => block.pieces.map(({ physicalPage, bbox }) => ({ physicalPage, bbox }));
const isSamePlace = (a: PageRegion, b: PageRegion) => a.physicalPage === b.physicalPage && overlapOf(a, b) > 0.5 && overlapOf(b, a) > 0.5;

function overlapOf(of: PageRegion, other: PageRegion): number {
  const shared = of.physicalPage === other.physicalPage ? intersection(of.bbox, other.bbox) : null;
  return shared === null ? 0 : area(shared) / Math.max(1, area(of.bbox));
}

/** The order that a reviewer gave about one of these places: the next is said of the same thing. */
async function standingOn(transaction: Transaction, bookId: string, places: readonly PageRegion[]) {
  for (const entry of standingSegmentCorrections(await readCorrectionLog(transaction, bookId))) {
    const { value } = entry;
    if ((value.kind === "missed_table" || value.kind === "region") && places.some((place) => isSamePlace(value.region, place))) return { anchor: entry.anchor, value };
  }
  return null;
}

/** An order is tied to its places and what is read there; no word of the table stands in the log. */
function anchorOf(place: Pick<Anchor, "drugId" | "sectionKey">, content: unknown): Anchor {
  return { drugId: place.drugId, sectionKey: place.sectionKey, blockId: null, before: "", after: "", contentHash: sha256Text(canonicalJson(content)) };
}

/** "This is not a table": its lines go back to the text. One that a reviewer drew is taken back instead. */
export function rejectTable(request: OnTable): Promise<CorrectionResult> {
  const { bookId, drugId } = request;
  return correct(request, async (transaction) => {
    const block = await findTable(transaction, request);
    if ("ok" in block) return block;
    const standing = await standingOn(transaction, bookId, placesOf(block));
    if (standing?.value.kind === "missed_table") return [{ anchor: standing.anchor, value: null }];
    const pieces = standing === null ? placesOf(block) : [...standing.value.pieces, ...placesOf(block).filter((place) => !isSamePlace(place, standing.value.region))];
    const reads = await readsIn(transaction, bookId, pieces);
    const anchor = standing?.anchor ?? anchorOf({ drugId, sectionKey: block.sectionKey }, { pieces, reads });
    return [{ anchor, value: { kind: "not_a_table", pieces, reads } }];
  });
}

/** The stretch of a table on the region's page (or its first one) is read from this region instead. */
export function redrawTable(request: OnTable & { region: PageRegion }): Promise<CorrectionResult> {
  const { bookId, drugId, region } = request;
  return correct(request, async (transaction) => {
    const block = await findTable(transaction, request);
    if ("ok" in block) return block;
    const piece = placesOf(block).find((place) => place.physicalPage === region.physicalPage);
    if (piece === undefined) return refuse("page_not_found");
    const fault = await faultOfRegion(transaction, bookId, region, block.blockId);
    if (fault) return fault;
    const standing = await standingOn(transaction, bookId, [piece]);
    if (standing?.value.kind === "missed_table") return [{ anchor: standing.anchor, value: { kind: "missed_table", region, reads: await readsIn(transaction, bookId, [region]) } }];
    const pieces = standing?.value.pieces ?? [piece];
    const anchor = standing?.anchor ?? anchorOf({ drugId, sectionKey: block.sectionKey }, { pieces, reads: await readsIn(transaction, bookId, pieces) });
    const value: BlockOrder = { kind: "region", pieces, region, reads: await readsIn(transaction, bookId, [...pieces, region]) };
    return [{ anchor, value }];
  });
}

/** "A table that nobody found stands here." Answers with the id of the table that was read there. */
export async function drawTable(request: CorrectionRequest & { region: PageRegion }): Promise<DrawnResult> {
  const { bookId, region } = request;
  const result = await draw(request);
  if (!result.ok || request.isPreview) return result.ok ? { ...result, blockId: null } : result;
  const blocks = await readBlocksOnPage(openStore().prisma, bookId, region.physicalPage);
  const drawn = blocks.find((block) => block.kind === "table" && placesOf(block).some((place) => overlapOf(place, region) > 0.5));
  return { ...result, blockId: drawn?.blockId ?? null };
}

function draw(request: CorrectionRequest & { region: PageRegion }): Promise<CorrectionResult> {
  const { bookId, region } = request;
  return correct(request, async (transaction) => {
    const fault = await faultOfRegion(transaction, bookId, region, null);
    if (fault) return fault;
    const page = await readSegmentedPage(transaction, bookId, region.physicalPage);
    const line = page?.lines.find(({ role, bbox }) => role === "body" && overlapOf({ physicalPage: region.physicalPage, bbox }, region) > 0.5);
    if (!line) return refuse("region_empty");
    const home = await findLineHome(transaction, bookId, line);
    if (!home) return refuse("page_not_found");
    const reads = await readsIn(transaction, bookId, [region]);
    return [{ anchor: anchorOf({ drugId: home.drugId, sectionKey: home.section.key }, { region, reads }), value: { kind: "missed_table", region, reads } }];
  });
}

/** A region has to hold text and no part of another table than `own`. */
async function faultOfRegion(transaction: Transaction, bookId: string, region: PageRegion, own: string | null): Promise<Refusal | null> {
  const page = await readSegmentedPage(transaction, bookId, region.physicalPage);
  if (!page) return refuse("page_not_found");
  if (!page.lines.some(({ bbox }) => overlapOf({ physicalPage: region.physicalPage, bbox }, region) > 0.5)) return refuse("region_empty");
  const others = (await readBlocksOnPage(transaction, bookId, region.physicalPage)).filter((block) => block.blockId !== own && block.kind === "table");
  return others.some((block) => placesOf(block).some((place) => overlapOf(place, region) > TOUCH)) ? refuse("region_overlaps") : null;
}
