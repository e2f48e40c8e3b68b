import { useRef } from "react";
import { type ImportRate, importRate, type ProgressSample } from "@/lib/model/import-rate";
import type { JobRow } from "@/lib/model/views";

/** Rate and remaining time of a running import, from the looks taken at its present stage; a new stage begins anew. */
export function useRate(job: Pick<JobRow, "stage" | "done" | "total"> | null): ImportRate | null {
  const looks = useRef<{ stage: string; samples: ProgressSample[] }>({ stage: "", samples: [] });
  if (job === null) return null;
  if (looks.current.stage !== job.stage) looks.current = { stage: job.stage, samples: [] };
  const { samples } = looks.current;
  if (samples.at(-1)?.done !== job.done) samples.push({ at: performance.now(), done: job.done });
  return importRate(samples, job.total);
}
