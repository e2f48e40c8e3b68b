import { findJob, reportJob } from "@/lib/store/job-rows";
import { type Progress, SUSPENDED } from "./progress";

/** How often the row in the database is written, milliseconds. */
const INTERVAL_MS = 200;

/**
 * Passes progress on to the job's row, not more often than screens need, and to whoever watches the process. Where the row says that the job is not
 * wanted any more (cancelled on a screen), its signal aborts.
 */
export class JobReporter {
  readonly #jobId: string;
  readonly #onProgress: ((progress: Progress) => void) | undefined;
  readonly #controller = new AbortController();
  #writing: Promise<void> | null = null;
  #writtenAt = 0;
  #stage = "";

  constructor(jobId: string, onProgress?: (progress: Progress) => void, signal?: AbortSignal) {
    this.#jobId = jobId;
    this.#onProgress = onProgress;
    const abort = () => this.#controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the process has to end while the work is still wanted. */
  async isSuspended(): Promise<boolean> {
    return this.signal.aborted && this.signal.reason === SUSPENDED && (await findJob(this.#jobId))?.state === "running";
  }

  report(progress: Progress): void {
    this.#onProgress?.(progress);
    const now = Date.now();
    const isNewStage = progress.stage !== this.#stage;
    if (this.#writing || (!isNewStage && now - this.#writtenAt < INTERVAL_MS)) return;
    this.#stage = progress.stage;
    this.#writtenAt = now;
    this.#writing = reportJob(this.#jobId, progress, new Date(now)).then((wanted) => {
      this.#writing = null;
      if (!wanted) this.#controller.abort();
    });
    // Awaited in `settle`; until then a failure must not end the process.
    this.#writing.catch(() => undefined);
  }

  /** Waits for the last write. */
  async settle(): Promise<void> {
    await this.#writing?.catch(() => undefined);
  }
}
