/** Runs in a helper's thread: monographs in, what `preparer` makes of them out, batch by batch in the order in which they came. What goes wrong ends the thread; whoever asked does the work then, and there the fault is told. */
import { parentPort } from "node:worker_threads";
import type { MonographEntry } from "@/lib/store/imported-rows";
import type { HelperMessage } from "./monograph-helper";
import { type PreparedMonograph, preparer } from "./prepare-monograph";
import { sharedCounter } from "./shared-counter";

export function serveMonographs(): void {
  let prepare: ((entry: MonographEntry) => PreparedMonograph) | null = null;
  parentPort?.on("message", (message: HelperMessage) => {
    if ("order" in message) prepare = preparer(message.order);
    else if (prepare !== null) parentPort?.postMessage(message.batch.map(prepare).map(withOwnBytes));
  });
  // Its table takes a moment to build: now, while there is nothing to do.
  sharedCounter();
}

/** Packed columns are short stretches of large buffers, and a buffer is copied to the other thread whole. */
function withOwnBytes({ rows, chunks }: PreparedMonograph): PreparedMonograph {
  for (const [, ofTable] of rows.tables) {
    for (const row of ofTable) for (const [column, value] of Object.entries(row)) if (value instanceof Uint8Array) row[column] = value.slice();
  }
  return { rows, chunks };
}
