import { refuse } from "@/app/guard";
import { readReviewer } from "@/app/preferences";
import { parseQueueFilter } from "@/lib/review/queue-filter";
import { getQueueWindow } from "@/lib/store/queries";

/** The stretch of a book's queue that begins at `at`, with the filter of the address. `ready=0`: without what it takes to judge there. */
export async function GET(request: Request, { params }: { params: Promise<{ bookId: string }> }): Promise<Response> {
  const refusal = refuse(request, { writes: false });
  if (refusal !== null) return refusal;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const window = await getQueueWindow({ bookId: (await params).bookId, filter: parseQueueFilter(query), at: query.at ?? null, reviewer: await readReviewer(), ...(query.ready === "0" ? { ready: 0 } : {}) });
  return Response.json(window, { headers: { "cache-control": "no-store" } });
}
