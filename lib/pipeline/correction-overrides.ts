/** A book's log in; what it orders of the segmenter out. Never orders anything of a page that is not the one that was judged. */
import type { Correction } from "@/lib/model/correction";
import type { Anchor, Decision } from "@/lib/model/decision";
import type { Page } from "@/lib/model/page";
import type { FolioCorrection, HeadingAdd, HeadingRemove, SegmentOverrides } from "@/lib/model/segment-overrides";
import { canonicalJson } from "@/lib/review/canonical-json";
import { type CorrectionWord, correctionKeyOf, type StandingCorrection, standingCorrections } from "@/lib/review/corrections";
import type { Transaction } from "@/lib/store/open-store";
import { readCorrectionLog } from "@/lib/store/read-corrections";
import { readExtractedPages } from "@/lib/store/extracted-pages";
import { sha256Text } from "@/lib/store/sha256-text";

export type SegmentCorrection = HeadingAdd | HeadingRemove | FolioCorrection;
type StandingSegmentCorrection<Entry extends CorrectionWord = Decision> = StandingCorrection<Entry> & { value: SegmentCorrection };

export function isSegmentCorrection(value: Correction | null): value is SegmentCorrection {
  return value !== null && ["heading_add", "heading_remove", "folio"].includes(value.kind);
}

/** The corrections of headings and folios that stand after a log (ascending). */
export function standingSegmentCorrections<Entry extends CorrectionWord>(log: readonly Entry[]): StandingSegmentCorrection<Entry>[] {
  return standingCorrections(log).filter((entry): entry is StandingSegmentCorrection<Entry> => isSegmentCorrection(entry.value));
}

/** What a correction of a page's folio is tied to: the page's own text, as the PDF engine read it. */
export function pageHash(page: Page): string {
  return sha256Text(canonicalJson({ physicalPage: page.physicalPage, text: page.fragments.map((fragment) => fragment.text) }));
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
  const gone: Anchor[] = [];
  for (const { anchor, value } of standingSegmentCorrections(log)) {
    const id = correctionKeyOf(anchor);
    if (value.kind !== "folio") headings.push({ ...value, id });
    else {
      const [page] = await readExtractedPages(transaction, bookId, value.physicalPage, value.physicalPage);
      if (page && pageHash(page) === anchor.contentHash) folios.push({ ...value, id });
      else gone.push(anchor);
    }
  }
  return { overrides: { headings, folios }, gone };
}
