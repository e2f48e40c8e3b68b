import { pageFragment } from "@/lib/geometry/page-fragment";
import type { Place } from "@/lib/model/finding";
import { monographHref } from "@/components/workbench/link-address";

/** Where in the workbench a finding's place is seen: its block, its chunk, its page, its monograph; null when it points at none. */
export function placeHref(bookId: string, place: Place): string | null {
  const { drugId, chunkId, blockId, physicalPage } = place;
  if (drugId === null) return physicalPage === null ? null : `/books/${bookId}/pages/${physicalPage + 1}`;
  const ref = blockId !== null ? (`block:${blockId}` as const) : chunkId !== null ? (`chunk:${chunkId}` as const) : null;
  return `${monographHref(bookId, drugId, ref)}${ref === null && physicalPage !== null ? `#${pageFragment(physicalPage)}` : ""}`;
}
