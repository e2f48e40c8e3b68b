import type { SegmentFacts } from "@/lib/model/segment-facts";
import type { Transaction } from "./open-store";
import { packJson, unpackJson } from "./packed-json";

/** What a book's pages say together; null for one that was imported before this was kept. */
export async function readSegmentFacts(transaction: Transaction, bookId: string): Promise<SegmentFacts | null> {
  const row = await transaction.segmentFacts.findUnique({ where: { bookId } });
  return row && unpackJson<SegmentFacts>(row.body);
}

export async function writeSegmentFacts(transaction: Transaction, bookId: string, facts: SegmentFacts): Promise<void> {
  const body = packJson(facts);
  await transaction.segmentFacts.upsert({ where: { bookId }, create: { bookId, body }, update: { body } });
}
