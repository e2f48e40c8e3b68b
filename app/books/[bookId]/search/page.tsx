import { getTranslations } from "next-intl/server";
import { loadBook } from "@/app/load";
import { type SearchParams, readSearch } from "@/app/read-search";
import { SearchView } from "@/components/search/search-view";

export async function generateMetadata() {
  return { title: (await getTranslations("search"))("title") };
}

export default async function BookSearchPage({ params, searchParams }: { params: Promise<{ bookId: string }>; searchParams: SearchParams }) {
  const { bookId } = await params;
  await loadBook(bookId);
  return <SearchView bookId={bookId} {...await readSearch(bookId, searchParams)} />;
}
