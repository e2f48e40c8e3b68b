/** Segmented monographs in, what `preparer` makes of them out: in a thread of its own for a long book. A thread that cannot start or breaks is only missing, never an error. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { MonographEntry } from "@/lib/store/imported-rows";
import { type PrepareOrder, type PreparedMonograph, preparer } from "./prepare-monograph";

/** A shorter book is chunked before a thread would be ready. */
const FEWEST_PAGES = 200;

/** MiB. It makes much that is soon forgotten, in small pieces: a small nursery keeps it in the processor's cache, and the process small. */
const HEAP = { maxYoungGenerationSizeMb: 16 };

/** What the thread is told: once what holds for all, then batch by batch. */
export type HelperMessage = { order: PrepareOrder } | { batch: readonly MonographEntry[] };

interface Waiting {
  batch: readonly MonographEntry[];
  done(prepared: PreparedMonograph[]): void;
  failed(error: unknown): void;
}

export class MonographHelper {
  private worker: Worker | null = null;
  private order: PrepareOrder | null = null;
  /** Batches that the thread has and has not brought back, in order. */
  private waiting: Waiting[] = [];
  private here: ((entry: MonographEntry) => PreparedMonograph) | null = null;

  /** Starts the thread, so that it is ready when there is something to do. */
  constructor(pageCount: number) {
    if (pageCount < FEWEST_PAGES || availableParallelism() < 2) return;
    const worker = new Worker(new URL("./monograph-worker.mjs", import.meta.url), { execArgv: [], resourceLimits: HEAP });
    worker.on("message", (prepared: PreparedMonograph[]) => this.waiting.shift()?.done(prepared));
    worker.on("error", () => this.goOnAlone());
    worker.on("messageerror", () => this.goOnAlone());
    worker.on("exit", () => this.goOnAlone());
    this.worker = worker;
  }

  begin(order: PrepareOrder): void {
    this.order = order;
    this.send({ order });
  }

  /** Prepares monographs. Throws what chunking them throws. */
  prepare(batch: readonly MonographEntry[]): Promise<PreparedMonograph[]> {
    return new Promise((done, failed) => {
      const entry = { batch, done, failed };
      if (this.worker === null) return this.prepareHere(entry);
      this.waiting.push(entry);
      this.send({ batch });
    });
  }

  /** Ends the thread, whatever it is doing. */
  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.waiting = [];
    await worker?.terminate();
  }

  private send(message: HelperMessage): void {
    this.worker?.postMessage(message);
  }

  private goOnAlone(): void {
    void this.worker?.terminate();
    this.worker = null;
    for (const entry of this.waiting.splice(0)) this.prepareHere(entry);
  }

  private prepareHere({ batch, done, failed }: Waiting): void {
    try {
      if (this.order === null) throw new Error("monographs before the order");
      this.here ??= preparer(this.order);
      done(batch.map(this.here));
    } catch (error) {
      failed(error);
    }
  }
}
