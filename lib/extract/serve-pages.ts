// Runs in a helper's thread: the order of the thread that started it in, pages as bytes out, block by block; it never reads a page that another thread has.
import { parentPort, workerData } from "node:worker_threads";
import { encodePage } from "@/lib/model/page-codec";
import { openPdf } from "./open-pdf";
import type { HelperOrder, ReadPage } from "./page-helpers";
import { PageQueue } from "./page-queue";

/** Reads blocks until the queue is empty. What goes wrong ends the thread; its block is then read by the one that asked, and there the fault is told. */
export async function servePages(): Promise<void> {
  const order = workerData as HelperOrder;
  const reader = await openPdf(order.bytes, order.password === undefined ? {} : { password: order.password });
  const queue = new PageQueue(order.pageCount, order.queueMemory);
  for (let block = queue.take(); block !== null; block = queue.take()) {
    const pages: ReadPage[] = [];
    for (let physicalPage = block.from; physicalPage < block.to; physicalPage++) {
      if (!order.known[physicalPage]) pages.push({ physicalPage, bytes: encodePage(reader.readPage(physicalPage)) });
    }
    parentPort?.postMessage(pages, pages.map((page) => page.bytes.buffer));
  }
  reader.close();
}
