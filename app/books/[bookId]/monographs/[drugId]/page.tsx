import { cookies, headers } from "next/headers";
import { loadPdf, loadWorkbench } from "@/app/load";
import { EARLY_WORKER } from "@/components/pdf/viewer-worker";
import { EarlyScript } from "@/components/ui/early-script";
import { DESK_COOKIE } from "@/components/workbench/desk";
import { EARLY_SCROLL } from "@/components/workbench/early-scroll";
import { targetOf } from "@/components/workbench/pages-of";
import { parseDesk } from "@/components/workbench/parse-desk";
import { LONGEST_QUERY } from "@/lib/model/search-query";
import { parseQueueFilter, queueQuery } from "@/lib/review/queue-filter";
import css from "@/app/books/[bookId]/frame.module.css";
import { MonographDesk } from "./monograph-desk";

interface WorkbenchPageProps {
  params: Promise<{ bookId: string; drugId: string }>;
  searchParams: Promise<Record<"chunk" | "block" | "seam" | "section" | "ocr" | "find" | "queue", string | string[] | undefined>>;
}

const single = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

/** The filter of the queue that is walked, as this program words it. */
const queueOf = (query: string | undefined) => (query === undefined ? null : queueQuery(parseQueueFilter(Object.fromEntries(new URLSearchParams(query)))));

export async function generateMetadata({ params }: WorkbenchPageProps) {
  const { bookId, drugId } = await params;
  return { title: (await loadWorkbench(bookId, drugId)).monograph.drugName };
}

export default async function WorkbenchPage({ params, searchParams }: WorkbenchPageProps) {
  const { bookId, drugId } = await params;
  const view = await loadWorkbench(bookId, drugId);
  const query = await searchParams;
  const target = targetOf(view, { chunk: single(query.chunk), block: single(query.block), seam: single(query.seam), section: single(query.section), ocr: single(query.ocr) });
  const desk = parseDesk((await cookies()).get(DESK_COOKIE)?.value);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <MonographDesk key={drugId} held={{ view }} target={target} find={single(query.find)?.slice(0, LONGEST_QUERY) ?? null} queue={queueOf(single(query.queue))} pdf={await loadPdf(view.book)} desk={desk} />
      <EarlyScript code={EARLY_WORKER + EARLY_SCROLL} about={target} nonce={nonce} />
    </main>
  );
}
