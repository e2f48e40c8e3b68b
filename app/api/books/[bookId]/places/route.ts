import { refuse } from "@/app/guard";
import { listPlaces } from "@/lib/store/queries";

/** What one can go to by name in a book. */
export async function GET(request: Request, { params }: { params: Promise<{ bookId: string }> }): Promise<Response> {
  const refusal = refuse(request, { writes: false });
  if (refusal !== null) return refusal;
  const places = await listPlaces((await params).bookId);
  return places === null ? new Response("Not found", { status: 404 }) : Response.json(places, { headers: { "cache-control": "no-store" } });
}
