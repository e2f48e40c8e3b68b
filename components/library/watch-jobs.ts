import type { JobRow } from "@/lib/model/views";

/** Between two looks where there is no stream, milliseconds. */
const POLL_MS = 700;
/** After this long without a stream it is tried again, milliseconds. */
const RETRY_MS = 5_000;
/** The name of the lock and of the channel by which the tabs of one browser share one stream. */
const NAME = "seamcheck-jobs";

type Tell = (jobs: JobRow[]) => void;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Listens to the stream until it breaks or `signal` is aborted. */
function listen(tell: Tell, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource("/api/jobs/events");
    const end = () => {
      source.close();
      resolve();
    };
    source.onmessage = (event) => tell(JSON.parse(event.data as string) as JobRow[]);
    source.onerror = end;
    signal.addEventListener("abort", end, { once: true });
  });
}

/** Asks again and again for as long as `RETRY_MS`. */
async function poll(tell: Tell, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < RETRY_MS && !signal.aborted; waited += POLL_MS) {
    const jobs = await fetch("/api/jobs", { cache: "no-store", signal })
      .then((response) => (response.ok ? (response.json() as Promise<JobRow[]>) : null))
      .catch(() => null);
    if (jobs !== null && !signal.aborted) tell(jobs);
    await pause(POLL_MS, signal);
  }
}

async function follow(tell: Tell, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listen(tell, signal);
    await poll(tell, signal);
  }
}

/**
 * Tells the imports and how far they are, whenever that changes, until the function that it yields is called. Of all tabs one holds the stream and passes on
 * what it hears: a browser opens only few connections to one server. Where the stream breaks, it is polled until the stream is back.
 */
export function watchJobs(tell: Tell): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (!("locks" in navigator) || !("BroadcastChannel" in window)) {
    void follow(tell, signal);
    return () => stop.abort();
  }
  const channel = new BroadcastChannel(NAME);
  let last: JobRow[] | null = null;
  const hear = (jobs: JobRow[]) => {
    last = jobs;
    tell(jobs);
  };
  // Null asks whoever holds the stream for what it heard last.
  channel.onmessage = ({ data }: MessageEvent<JobRow[] | null>) => {
    if (data !== null) hear(data);
    else if (last !== null) channel.postMessage(last);
  };
  channel.postMessage(null);
  const lead = (jobs: JobRow[]) => {
    hear(jobs);
    channel.postMessage(jobs);
  };
  // Waiting for the lock ends with an error when this tab stops watching.
  void navigator.locks.request(NAME, { signal }, () => follow(lead, signal)).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
