import { refuse } from "@/app/guard";
import { LONGEST_QUERY } from "@/lib/model/search-query";
import { searchChunks } from "@/lib/store/queries";

/** Hits that the command palette shows under its own entries. */
const HITS = 5;

/** The best hits of a book for `?q=`. */
export async function GET(request: Request, { params }: { params: Promise<{ bookId: string }> }): Promise<Response> {
  const refusal = refuse(request, { writes: false });
  if (refusal !== null) return refusal;
  const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, LONGEST_QUERY);
  const { hits, total } = await searchChunks({ bookId: (await params).bookId, text, limit: HITS });
  return Response.json({ hits, total }, { headers: { "cache-control": "no-store" } });
}
