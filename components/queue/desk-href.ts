import type { QueueRow } from "@/lib/model/views";
import { nextHref } from "@/components/book/next-href";

/** A place of the queue in the workbench. `query` is the queue's filter: the walk goes on with it there. */
export function deskHref(bookId: string, row: QueueRow, query: string): string {
  const [path = "", fragment] = nextHref(bookId, row).split("#");
  return `${path}${path.includes("?") ? "&" : "?"}queue=${encodeURIComponent(query)}${fragment === undefined ? "" : `#${fragment}`}`;
}
