/** What ends a process from outside in, an abort signal out. For a process that is the command line alone: it changes when that process ends, so nobody else may call it. */
import { SUSPENDED } from "@/lib/pipeline/progress";
import { EXIT } from "./exit-codes";

/**
 * Ctrl+C calls the work off; a second one ends at once. A polite kill, and the end of the process that started us or of the terminal, only end the process: an
 * import can be gone on with. The channel to the process that started us no longer keeps this one alive: it ends when its work does.
 */
export function watchSignals(): AbortSignal {
  const controller = new AbortController();
  const stop = (reason?: string) => {
    if (controller.signal.aborted) process.exit(EXIT.cancelled);
    controller.abort(reason);
  };
  process.on("SIGINT", () => stop());
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(SUSPENDED));
  if (process.send) {
    process.on("disconnect", () => stop(SUSPENDED));
    process.channel?.unref();
  }
  return controller.signal;
}
