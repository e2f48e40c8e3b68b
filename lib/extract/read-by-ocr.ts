// Bytes of a PDF and the pages whose text is to be read from their pictures in, those pages out, one by one; it never decides which pages those are, and holds no more pictures than it has threads.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { OcrLanguage, Page } from "@/lib/model/page";
import { UserError } from "@/lib/model/user-error";

/** One page that is to be read. */
export interface OcrTask {
  /** 0-indexed. */
  physicalPage: number;
  /** Whether text that the file itself has on the page stays. */
  keepText: boolean;
}

/** What a reader's thread is started with. */
export interface OcrOrder {
  bytes: Uint8Array<ArrayBuffer>;
  password: string | undefined;
  languages: readonly OcrLanguage[];
}

/** What a reader's thread says. */
export type OcrWord = { kind: "ready" } | { kind: "page"; page: Page };

export interface OcrOptions {
  languages: readonly OcrLanguage[];
  password?: string;
  /** Called with every page as it is read, in whatever order; with null where a page could not be read. */
  onPage: (page: Page | null, physicalPage: number) => void;
  signal?: AbortSignal | undefined;
}

/** A thread takes some 300 MB while it reads, and a core. */
const MOST_READERS = 2;
/** Each reader holds the file once more. A larger one is read by one alone, bytes. */
const LARGEST_SHARED = 256 * 1024 ** 2;
/** An ordinary page takes seconds. What takes longer was made to. */
const LONGEST_MS = 120_000;

/**
 * Reads pages with at most two threads. A page that breaks its thread, or holds it for two minutes, is given up, and the next is read by a new thread.
 * Throws UserError cancelled when `signal` is aborted, and Error where no thread can start at all.
 */
export async function readByOcr(bytes: Uint8Array, tasks: readonly OcrTask[], options: OcrOptions): Promise<void> {
  const queue = [...tasks];
  const count = bytes.byteLength > LARGEST_SHARED ? 1 : Math.min(MOST_READERS, availableParallelism(), queue.length);
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  try {
    await Promise.all(Array.from({ length: count }, () => serveQueue(queue, bytes, { ...options, signal })));
  } catch (error) {
    throw options.signal?.aborted ? new UserError("cancelled") : error;
  } finally {
    // One that failed takes the others with it.
    stop.abort();
  }
  if (options.signal?.aborted) throw new UserError("cancelled");
}

async function serveQueue(queue: OcrTask[], bytes: Uint8Array, options: OcrOptions): Promise<void> {
  let thread: ReaderThread | null = null;
  try {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      if (options.signal?.aborted) throw new UserError("cancelled");
      thread ??= await ReaderThread.start(bytes, options);
      const page = await thread.read(task);
      options.onPage(page, task.physicalPage);
      if (page !== null) continue;
      if (options.signal?.aborted) throw new UserError("cancelled");
      await thread.end();
      thread = null;
    }
  } finally {
    await thread?.end();
  }
}

/** One thread and the answer that it owes. */
class ReaderThread {
  private settle: ((word: OcrWord | null) => void) | null = null;
  private fault: unknown = null;

  private constructor(
    private readonly worker: Worker,
    private readonly signal: AbortSignal | undefined,
  ) {
    worker.on("message", (word: OcrWord) => this.settle?.(word));
    worker.on("error", (error) => {
      this.fault = error;
      this.settle?.(null);
    });
    worker.on("exit", () => this.settle?.(null));
  }

  static async start(bytes: Uint8Array, { password, languages, signal }: OcrOptions): Promise<ReaderThread> {
    const order: OcrOrder = { bytes: Uint8Array.from(bytes), password, languages };
    const worker = new Worker(new URL("./ocr-worker.mjs", import.meta.url), { workerData: order, transferList: [order.bytes.buffer], execArgv: [], stdout: false });
    const thread = new ReaderThread(worker, signal);
    const word = await thread.next();
    if (word?.kind === "ready") return thread;
    await thread.end();
    if (signal?.aborted) throw new UserError("cancelled");
    throw new Error("the reader of pictures did not start", { cause: thread.fault });
  }

  /** Null where the page broke the thread, took too long, or the work was called off. */
  async read(task: OcrTask): Promise<Page | null> {
    const answer = this.next();
    this.worker.postMessage(task);
    const word = await answer;
    return word?.kind === "page" ? word.page : null;
  }

  private next(): Promise<OcrWord | null> {
    return new Promise((resolve) => {
      const done = (word: OcrWord | null) => {
        clearTimeout(timer);
        this.signal?.removeEventListener("abort", giveUp);
        this.settle = null;
        resolve(word);
      };
      const giveUp = () => done(null);
      const timer = setTimeout(giveUp, LONGEST_MS);
      this.settle = done;
      if (this.signal?.aborted) done(null);
      else this.signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
