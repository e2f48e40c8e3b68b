import { refuse } from "@/app/guard";
import { listJobs } from "@/lib/store/queries";

/** The imports and how far they are. */
export async function GET(request: Request): Promise<Response> {
  return refuse(request, { writes: false }) ?? Response.json(await listJobs(), { headers: { "cache-control": "no-store" } });
}
