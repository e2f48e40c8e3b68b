import type { QueueRow } from "@/lib/model/views";
import { placeHref } from "./place-href";

/** Where in the workbench the next thing to judge is opened. */
export function nextHref(bookId: string, next: QueueRow): string {
  const { drugId, sectionKey, seamKey, blockId, chunkId, physicalPage } = next;
  if (seamKey !== null) return `/books/${bookId}/monographs/${drugId}?seam=${encodeURIComponent(seamKey)}`;
  if (next.kind === "page") return `/books/${bookId}/monographs/${drugId}?ocr=${physicalPage}`;
  return placeHref(bookId, { drugId, sectionKey, chunkId, blockId, physicalPage, bbox: null }) ?? `/books/${bookId}`;
}
