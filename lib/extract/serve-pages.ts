// Runs in a helper's thread: the order of the thread that started it in, packed pages out, block by block; it never reads a page that another thread has.
import { parentPort, workerData } from "node:worker_threads";
import type { Page } from "@/lib/model/page";
import { openPdf } from "./open-pdf";
import { packPages } from "./pack-pages";
import type { HelperOrder } from "./page-helpers";
import { PageQueue } from "./page-queue";

/** Reads blocks until the queue is empty. What goes wrong ends the thread; its block is then read by the one that asked, and there the fault is told. */
export async function servePages(): Promise<void> {
  const order = workerData as HelperOrder;
  const reader = await openPdf(order.bytes, order.password === undefined ? {} : { password: order.password });
  const queue = new PageQueue(order.pageCount, order.queueMemory);
  for (let block = queue.take(); block !== null; block = queue.take()) {
    const pages: Page[] = [];
    for (let physicalPage = block.from; physicalPage < block.to; physicalPage++) pages.push(reader.readPage(physicalPage));
    const packed = packPages(pages);
    parentPort?.postMessage(packed, [packed.xs.buffer, packed.counts.buffer]);
  }
  reader.close();
}
