import type { QueueFilter } from "@/lib/model/queue";
import type { QueueFacets, QueueRow, QueueSlice, QueueWindow } from "@/lib/model/views";
import { matchesQueue } from "@/lib/review/queue-filter";
import { facetsOf, stretchOf } from "@/lib/review/queue-walk";
import { type Transaction, openStore } from "./open-store";
import { readQueue } from "./read-queue";
import { readQueueDetails } from "./read-queue-details";

/** Places that a window holds: the large one, the next five, and one more, so that there are five again after a decision. */
const ROWS = 7;
/** Places that come ready to be judged, so that the next one is there at once. */
const READY = 3;
/** Places that a slice of the list holds. */
const SLICE = 100;

export interface QueueRequest {
  bookId: string;
  filter: QueueFilter;
  /** The place that is looked at (`QueueRow.id`); null: the first. */
  at: string | null;
  /** Whoever asks, for "only mine". */
  reviewer: string | null;
  /** How many places are to come ready to be judged; where nothing is said, enough that the next one is there at once. */
  ready?: number;
}

async function toWindow(transaction: Transaction, { bookId, filter, at, reviewer, ready = READY }: QueueRequest, ordered: readonly QueueRow[]): Promise<QueueWindow> {
  const stretch = stretchOf(ordered, (row) => matchesQueue(row, filter, reviewer), at, ROWS);
  return { ...stretch, waiting: ordered.filter((row) => row.state !== "judged").length, details: await readQueueDetails(transaction, bookId, stretch.rows.slice(0, ready)) };
}

/** The stretch of the queue that begins at a place, from one state of the database. */
export function getQueueWindow(request: QueueRequest): Promise<QueueWindow> {
  return openStore().read(async (transaction) => toWindow(transaction, request, await readQueue(transaction, request.bookId)));
}

/** Some places of the queue from `from` (0-based) on, without what it takes to judge them. */
export async function getQueueSlice({ bookId, filter, reviewer, from }: Pick<QueueRequest, "bookId" | "filter" | "reviewer"> & { from: number }): Promise<QueueSlice> {
  const list = (await openStore().read((transaction) => readQueue(transaction, bookId))).filter((row) => matchesQueue(row, filter, reviewer));
  return { from, rows: list.slice(from, from + SLICE), total: list.length };
}

/** The stretch with what the queue can be filtered by, for a screen that is opened. */
export function getQueue(request: QueueRequest): Promise<{ window: QueueWindow; facets: QueueFacets }> {
  const anyOfState: QueueFilter = { state: request.filter.state, kind: null, section: null, drug: null, reason: null, severity: null, mine: false };
  return openStore().read(async (transaction) => {
    const ordered = await readQueue(transaction, request.bookId);
    return { window: await toWindow(transaction, request, ordered), facets: facetsOf(ordered.filter((row) => matchesQueue(row, anyOfState, null))) };
  });
}
