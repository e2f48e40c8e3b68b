import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadBook, loadPdf } from "@/app/load";
import { OutsidePage } from "@/components/book/outside-page";
import { pageFragment } from "@/lib/geometry/page-fragment";
import { findMonographOfPage, getPage } from "@/lib/store/queries";

interface PageProps {
  params: Promise<{ bookId: string; n: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return { title: (await getTranslations("outside"))("title", { page: (await params).n }) };
}

/** The address of a page of the file, counted from 1 as `#page=` is: opens the monograph that owns it at that page. */
export default async function PhysicalPage({ params }: PageProps) {
  const { bookId, n } = await params;
  const book = await loadBook(bookId);
  const physicalPage = /^\d{1,6}$/.test(n) ? Number(n) - 1 : -1;
  const page = physicalPage < 0 ? null : await getPage(bookId, physicalPage);
  if (page === null) notFound();
  const drugId = await findMonographOfPage(bookId, physicalPage);
  if (drugId !== null) redirect(`/books/${bookId}/monographs/${drugId}#${pageFragment(physicalPage)}`);
  return <OutsidePage key={physicalPage} bookId={bookId} page={page} pageCount={book.pageCount} pdf={await loadPdf(book)} />;
}
