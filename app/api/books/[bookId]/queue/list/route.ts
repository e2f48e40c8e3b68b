import { z } from "zod";
import { refuse } from "@/app/guard";
import { readReviewer } from "@/app/preferences";
import { parseQueueFilter } from "@/lib/review/queue-filter";
import { getQueueSlice } from "@/lib/store/queries";

const fromSchema = z.coerce.number().int().min(0).catch(0);

/** A slice of a book's queue from place `from` (0-based) on, with the filter of the address, for a list that is scrolled. */
export async function GET(request: Request, { params }: { params: Promise<{ bookId: string }> }): Promise<Response> {
  const refusal = refuse(request, { writes: false });
  if (refusal !== null) return refusal;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const slice = await getQueueSlice({ bookId: (await params).bookId, filter: parseQueueFilter(query), reviewer: await readReviewer(), from: fromSchema.parse(query.from) });
  return Response.json(slice, { headers: { "cache-control": "no-store" } });
}
