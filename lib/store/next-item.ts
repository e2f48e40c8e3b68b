import type { NextItem } from "@/lib/model/views";
import { openStore } from "./open-store";
import { readQueue } from "./read-queue";

/** The riskiest place of a book that waits for a person, with why, strongest reason first; null when nothing waits. */
export async function findNextItem(bookId: string): Promise<NextItem | null> {
  const waiting = (await readQueue(openStore().prisma, bookId)).filter((row) => row.state !== "judged");
  const [first] = waiting;
  return first === undefined ? null : { ...first, waiting: waiting.length };
}
