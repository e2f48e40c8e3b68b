import { refuse } from "@/app/guard";
import { watchJobs } from "@/lib/pipeline/job-feed";

/** A comment now and then keeps the connection, and finds out that nobody listens any more, milliseconds. */
const HEARTBEAT_MS = 15_000;

/** The imports and how far they are, as server-sent events: the whole list at once, and again after every change. */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuse(request, { writes: false });
  if (refusal !== null) return refusal;
  const encoder = new TextEncoder();
  let close = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          // The reader has gone between two looks.
          close();
        }
      };
      const stop = watchJobs((jobs) => say(`data: ${JSON.stringify(jobs)}\n\n`));
      const beat = setInterval(() => say(": still here\n\n"), HEARTBEAT_MS);
      close = () => {
        clearInterval(beat);
        stop();
      };
      say("retry: 2000\n\n");
      request.signal.addEventListener("abort", close, { once: true });
    },
    cancel() {
      close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store, no-transform", "x-accel-buffering": "no" } });
}
