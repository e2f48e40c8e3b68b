import { getTranslations } from "next-intl/server";
import { type SearchParams, readSearch } from "@/app/read-search";
import { Shell } from "@/app/shell";
import { SearchView } from "@/components/search/search-view";
import { KeyScope } from "@/components/ui/key-scope";
import css from "@/app/books/[bookId]/frame.module.css";

export async function generateMetadata() {
  return { title: (await getTranslations("search"))("title_all") };
}

export default async function SearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { choice, result } = await readSearch(null, searchParams);
  const t = await getTranslations("search");
  return (
    <KeyScope places={{ "go-library": "/", "go-search": "/search" }}>
      <div className={css.frame}>
        <Shell crumbs={[{ label: t("title_all"), href: "/search" }]} />
        <SearchView bookId={null} choice={choice} result={result} />
      </div>
    </KeyScope>
  );
}
