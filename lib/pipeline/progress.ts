import type { JobStage } from "@/lib/model/views";
import { UserError } from "@/lib/model/user-error";

/** How far a long piece of work is: pages while reading, recognising and segmenting, monographs while chunking. `total` 0: not known. */
export interface Progress {
  stage: JobStage;
  done: number;
  total: number;
}

export interface WorkOptions {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Aborting it makes the work throw UserError `cancelled` at its next step. */
  signal?: AbortSignal | undefined;
}

/** The reason with which a signal is aborted where the process must end but the work is still wanted: what an import has written is kept. */
export const SUSPENDED = "suspended";

/** Throws UserError `cancelled` if the work was called off, and gives other work a turn. */
export async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (signal?.aborted) throw new UserError("cancelled");
}
