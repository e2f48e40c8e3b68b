import { getTranslations } from "next-intl/server";
import { acceptCleanAction, previewCleanAction } from "@/app/actions/clean";
import { judgeInQueueAction } from "@/app/actions/queue";
import { loadBook, loadPdf } from "@/app/load";
import { readReviewer } from "@/app/preferences";
import { workSince } from "@/app/work-since";
import { progressOf } from "@/components/book/monograph-filter";
import { QueueDesk } from "@/components/queue/queue-desk";
import { parseQueueFilter, queueQuery } from "@/lib/review/queue-filter";
import { getQueue, readProgress } from "@/lib/store/queries";
import css from "@/app/books/[bookId]/frame.module.css";

interface QueuePageProps {
  params: Promise<{ bookId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const clean = { preview: previewCleanAction, accept: acceptCleanAction };

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("queue") };
}

export default async function QueuePage({ params, searchParams }: QueuePageProps) {
  const { bookId } = await params;
  const book = await loadBook(bookId);
  const t = await getTranslations("queue");
  const query = await searchParams;
  const filter = parseQueueFilter(query);
  const reviewer = await readReviewer();
  const { window, facets } = await getQueue({ bookId, filter, at: typeof query.at === "string" ? query.at : null, reviewer });
  const reviewers = (await readProgress(bookId, workSince(new Date()))).get(bookId) ?? [];
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <h1 className="visually-hidden">{t("title", { book: book.title })}</h1>
      <QueueDesk key={queueQuery(filter)} bookId={bookId} filter={filter} window={window} facets={facets} progress={{ ...progressOf(book), reviewers }} pdf={await loadPdf(book)} judge={judgeInQueueAction} clean={clean} />
    </main>
  );
}
