import { pageFragment } from "@/lib/geometry/page-fragment";
import type { Place } from "@/lib/model/finding";

/** Where in the workbench a finding's place is seen: its block, its chunk, its page, its monograph; null when it points at none. */
export function placeHref(bookId: string, place: Place): string | null {
  const { drugId, chunkId, blockId, physicalPage } = place;
  const book = `/books/${bookId}`;
  if (drugId === null) return physicalPage === null ? null : `${book}/pages/${physicalPage + 1}`;
  const query = blockId !== null ? `?block=${encodeURIComponent(blockId)}` : chunkId !== null ? `?chunk=${encodeURIComponent(chunkId)}` : "";
  const fragment = query === "" && physicalPage !== null ? `#${pageFragment(physicalPage)}` : "";
  return `${book}/monographs/${drugId}${query}${fragment}`;
}
