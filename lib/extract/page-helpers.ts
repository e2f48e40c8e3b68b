// A PDF's bytes and a queue of its pages in, pages from other threads out; a helper that cannot start or breaks is only missing, never an error.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { UserError } from "@/lib/model/user-error";
import type { PageQueue } from "./page-queue";

/** A book of fewer pages is read before a helper would be ready. */
const FEWEST_PAGES = 48;
/** Beside the thread that asks. More gain little: that thread takes in what they bring. */
const MOST_HELPERS = 2;
/** Each helper holds the file once more. A larger one is read by one thread alone, bytes. */
const LARGEST_SHARED = 256 * 1024 ** 2;

/** A page that was read, as `encodePage` writes it. */
export interface ReadPage {
  /** 0-indexed. */
  physicalPage: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface HelperInput {
  bytes: Uint8Array;
  password: string | undefined;
  pageCount: number;
  /** A byte a page: not 0 where nobody need read it. */
  known: Uint8Array<ArrayBuffer>;
  queue: PageQueue;
  /** Called with pages in the order in which they are read. */
  onPages: (pages: ReadPage[]) => void;
}

/** What a helper's thread is started with. */
export interface HelperOrder {
  bytes: Uint8Array<ArrayBuffer>;
  password: string | undefined;
  pageCount: number;
  known: Uint8Array<ArrayBuffer>;
  queueMemory: SharedArrayBuffer;
}

function helperCount({ bytes, known }: HelperInput): number {
  if (known.reduce((left, page) => left + (page ? 0 : 1), 0) < FEWEST_PAGES || bytes.byteLength > LARGEST_SHARED) return 0;
  return Math.min(MOST_HELPERS, availableParallelism() - 1);
}

/** Threads that read pages of one book beside the one that made them. */
export class PageHelpers {
  private readonly workers: Worker[] = [];
  private readonly ended: Promise<unknown>;

  constructor(private readonly input: HelperInput) {
    const count = helperCount(input);
    for (let index = 0; index < count; index++) this.workers.push(this.start());
    this.ended = Promise.all(this.workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve))));
  }

  private start(): Worker {
    const { bytes, password, pageCount, known, queue } = this.input;
    // A copy of its own, handed over whole: the engine's reader of compressed streams takes no shared memory.
    const order: HelperOrder = { bytes: Uint8Array.from(bytes), password, pageCount, known, queueMemory: queue.memory };
    const worker = new Worker(new URL("./page-worker.mjs", import.meta.url), { workerData: order, transferList: [order.bytes.buffer], execArgv: [] });
    worker.on("message", (pages: ReadPage[]) => this.input.onPages(pages));
    // What it took and did not bring is missed and read by the thread that asked.
    worker.on("error", () => undefined);
    worker.on("messageerror", () => undefined);
    return worker;
  }

  /** Waits until every helper has brought its last page. Throws UserError cancelled when `signal` is aborted meanwhile. */
  async finished(signal: AbortSignal | undefined): Promise<void> {
    const aborted = new Promise<void>((resolve) => {
      if (signal?.aborted) resolve();
      else signal?.addEventListener("abort", () => resolve(), { once: true });
    });
    await Promise.race([this.ended, aborted]);
    if (signal?.aborted) throw new UserError("cancelled");
  }

  /** Ends them, whatever they are doing. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
