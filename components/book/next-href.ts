import type { QueueRow } from "@/lib/model/views";
import { monographHref, refOfRow } from "@/components/workbench/link-address";
import { placeHref } from "./place-href";

/** Where in the workbench the next thing to judge is opened. */
export function nextHref(bookId: string, next: QueueRow): string {
  const { drugId, sectionKey, physicalPage } = next;
  const ref = refOfRow(next);
  if (ref !== null) return monographHref(bookId, drugId, ref);
  return placeHref(bookId, { drugId, sectionKey, chunkId: null, blockId: null, physicalPage, bbox: null }) ?? `/books/${bookId}`;
}
