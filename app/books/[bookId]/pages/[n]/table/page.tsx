import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { drawTableAction } from "@/app/actions/table-places";
import { loadBook, loadPdf } from "@/app/load";
import css from "@/app/books/[bookId]/frame.module.css";
import { DrawTable } from "@/components/table-desk/draw-table";
import { getPage, listTablesOnPage } from "@/lib/store/queries";

interface DrawTablePageProps {
  params: Promise<{ bookId: string; n: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("table_place"))("title") };
}

/** A page of the file, counted from 1, on which a missed table is drawn. */
export default async function DrawTablePage({ params }: DrawTablePageProps) {
  const { bookId, n } = await params;
  const book = await loadBook(bookId);
  const physicalPage = /^\d{1,6}$/.test(n) ? Number(n) - 1 : -1;
  const page = physicalPage < 0 ? null : await getPage(bookId, physicalPage);
  if (page === null) notFound();
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <DrawTable key={physicalPage} bookId={bookId} page={page} pageCount={book.pageCount} others={await listTablesOnPage(bookId, physicalPage)} pdf={await loadPdf(book)} onDraw={drawTableAction} />
    </main>
  );
}
