/** One look at a running import. */
export interface ProgressSample {
  /** Milliseconds on any steady clock. */
  at: number;
  done: number;
}

export interface ImportRate {
  /** Units a second. */
  perSecond: number;
  /** Seconds until the stage is done. */
  remaining: number;
}

/**
 * Rate and remaining time from the looks taken so far at one stage. Null until two looks lie half a second apart with progress
 * between them: a guess from less would jump about.
 */
export function importRate(samples: readonly ProgressSample[], total: number): ImportRate | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return null;
  const seconds = (last.at - first.at) / 1000;
  const done = last.done - first.done;
  if (seconds < 0.5 || done <= 0) return null;
  const perSecond = done / seconds;
  return { perSecond, remaining: Math.max(0, total - last.done) / perSecond };
}
