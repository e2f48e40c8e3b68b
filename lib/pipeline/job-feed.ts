/** The imports and how far they are, told to whoever watches: one look at the database serves them all, and nobody looks when nobody watches. */
import type { JobRow } from "@/lib/model/views";
import { listJobs } from "@/lib/store/job-rows";

/** How often the rows are looked at while somebody watches, milliseconds. */
const LOOK_MS = 400;

type Watcher = (jobs: JobRow[]) => void;

interface Feed {
  watchers: Set<Watcher>;
  timer: NodeJS.Timeout | null;
  /** What was told last; null before the first look. */
  told: { text: string; jobs: JobRow[] } | null;
}

// A bundler may load this module more than once in a process; the feed is the process's.
const shared = globalThis as unknown as { seamcheckJobFeed?: Feed };
const feed = (): Feed => {
  shared.seamcheckJobFeed ??= { watchers: new Set(), timer: null, told: null };
  return shared.seamcheckJobFeed;
};

async function look(): Promise<void> {
  const { watchers } = feed();
  try {
    const jobs = await listJobs();
    const text = JSON.stringify(jobs);
    if (text !== feed().told?.text) {
      feed().told = { text, jobs };
      for (const watcher of watchers) watcher(jobs);
    }
  } catch (error) {
    // The next look may go well; the watchers keep what they know.
    process.stderr.write(`imports: ${String(error)}\n`);
  }
  feed().timer = watchers.size > 0 ? setTimeout(look, LOOK_MS) : null;
}

/** Tells `watcher` the imports now and after every change, until the function that it yields is called. */
export function watchJobs(watcher: Watcher): () => void {
  const { watchers, told } = feed();
  watchers.add(watcher);
  if (feed().timer === null) {
    feed().told = null;
    feed().timer = setTimeout(look, 0);
  } else if (told) watcher(told.jobs);
  return () => void watchers.delete(watcher);
}
