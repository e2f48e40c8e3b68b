import { previewReadAgainAction, readAgainAction } from "@/app/actions/read-again";
import { loadBook, loadMonographs } from "@/app/load";
import { MonographTable } from "@/components/book/monograph-table";
import { ProfileLine } from "@/components/book/profile-line";
import { PageFragmentOpener } from "@/components/book/page-fragment-opener";
import { KNOWN_PROFILES } from "@/lib/pipeline/known-profiles";
import { findNextItem } from "@/lib/store/queries";
import css from "./frame.module.css";

type Params = { params: Promise<{ bookId: string }> };

export async function generateMetadata({ params }: Params) {
  return { title: (await loadBook((await params).bookId)).title };
}

export default async function BookPage({ params }: Params) {
  const { bookId } = await params;
  const book = await loadBook(bookId);
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <h1 className="visually-hidden">{book.title}</h1>
      <PageFragmentOpener bookId={bookId} pageCount={book.pageCount} />
      <ProfileLine book={book} profiles={KNOWN_PROFILES} onPreview={previewReadAgainAction} onCommit={readAgainAction} />
      <MonographTable bookId={bookId} rows={await loadMonographs(bookId)} next={await findNextItem(bookId)} />
    </main>
  );
}
