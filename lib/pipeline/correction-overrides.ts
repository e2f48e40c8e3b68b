/** A book's log in; what it orders of the segmenter out. Never orders anything of a page that is not the one that was judged. */
import { anchorKeyOf } from "@/lib/review/anchor";
import { intersects } from "@/lib/geometry/rect";
import type { Correction } from "@/lib/model/correction";
import type { Anchor, Decision } from "@/lib/model/decision";
import type { Page } from "@/lib/model/page";
import { type BlockOrder, type FolioCorrection, type HeadingAdd, type HeadingRemove, type PageRegion, placesOfOrder, type SegmentOverrides } from "@/lib/model/segment-overrides";
import { canonicalJson } from "@/lib/review/canonical-json";
import { type CorrectionWord, type StandingCorrection, standingCorrections } from "@/lib/review/corrections";
import type { Transaction } from "@/lib/store/open-store";
import { readCorrectionLog } from "@/lib/store/read-corrections";
import { readExtractedPages } from "@/lib/store/extracted-pages";
import { sha256Text } from "@/lib/store/sha256-text";

export type SegmentCorrection = HeadingAdd | HeadingRemove | FolioCorrection | BlockOrder;
type StandingSegmentCorrection<Entry extends CorrectionWord = Decision> = StandingCorrection<Entry> & { value: SegmentCorrection };

export function isSegmentCorrection(value: Correction | null): value is SegmentCorrection {
  return value !== null && ["heading_add", "heading_remove", "folio", "region", "not_a_table", "missed_table"].includes(value.kind);
}

/** The corrections of headings, folios and tables' places that stand after a log (ascending). */
export function standingSegmentCorrections<Entry extends CorrectionWord>(log: readonly Entry[]): StandingSegmentCorrection<Entry>[] {
  return standingCorrections(log).filter((entry): entry is StandingSegmentCorrection<Entry> => isSegmentCorrection(entry.value));
}

/** What a correction of a page's folio is tied to: the page's own text, as the PDF engine read it. */
export function pageHash(page: Page): string {
  return sha256Text(canonicalJson({ physicalPage: page.physicalPage, text: page.fragments.map((fragment) => fragment.text) }));
}

/** What an order about a table is tied to: SHA-256 of the text in its places, as the PDF engine read it. */
export async function readsIn(transaction: Transaction, bookId: string, places: readonly PageRegion[]): Promise<string> {
  const texts: string[][] = [];
  for (const { physicalPage, bbox } of places) {
    const [page] = await readExtractedPages(transaction, bookId, physicalPage, physicalPage);
    texts.push((page?.fragments ?? []).filter((fragment) => intersects(fragment.bbox, bbox)).map((fragment) => fragment.text));
  }
  return sha256Text(canonicalJson({ places, texts }));
}

export interface OrderedOverrides {
  overrides: SegmentOverrides;
  /** Anchors of corrections whose page is not as it was. */
  gone: Anchor[];
}

/** What the log orders, as if `drafts` stood at its end. */
export async function readOverrides(transaction: Transaction, bookId: string, drafts: readonly CorrectionWord[] = []): Promise<OrderedOverrides> {
  return toOverrides(transaction, bookId, [...(await readCorrectionLog(transaction, bookId)), ...drafts]);
}

/** What this log (ascending) orders. */
export async function toOverrides(transaction: Transaction, bookId: string, log: readonly CorrectionWord[]): Promise<OrderedOverrides> {
  const headings: SegmentOverrides["headings"][number][] = [];
  const folios: SegmentOverrides["folios"][number][] = [];
  const blocks: SegmentOverrides["blocks"][number][] = [];
  const gone: Anchor[] = [];
  for (const { anchor, value } of standingSegmentCorrections(log)) {
    const id = anchorKeyOf(anchor);
    if (value.kind === "heading_add" || value.kind === "heading_remove") headings.push({ ...value, id });
    else if (value.kind !== "folio") {
      if ((await readsIn(transaction, bookId, placesOfOrder(value))) === value.reads) blocks.push({ ...value, id });
      else gone.push(anchor);
    } else {
      const [page] = await readExtractedPages(transaction, bookId, value.physicalPage, value.physicalPage);
      if (page && pageHash(page) === anchor.contentHash) folios.push({ ...value, id });
      else gone.push(anchor);
    }
  }
  return { overrides: { headings, folios, blocks }, gone };
}
