import Link from "next/link";
import { useTranslations } from "next-intl";
import { pageFragment } from "@/lib/geometry/page-fragment";
import { buttonClass } from "@/components/ui/button";
import css from "./sheet.module.css";

/** A page that belongs to no monograph: front matter, an annex. It can still be read in the file. */
export function OutsidePage({ bookId, physicalPage }: { bookId: string; physicalPage: number }) {
  const t = useTranslations("outside");
  return (
    <main id="main" tabIndex={-1} className={css.sheet}>
      <header className={css.head}>
        <h1>{t("title", { page: physicalPage + 1 })}</h1>
        <p className={css.about}>{t("about")}</p>
      </header>
      <p className={css.filters}>
        <a className={buttonClass("primary")} href={`/api/books/${bookId}/pdf#${pageFragment(physicalPage)}`} target="_blank" rel="noopener">
          {t("open_pdf")}
        </a>
        <Link className={buttonClass("plain")} href={`/books/${bookId}`}>
          {t("to_book")}
        </Link>
      </p>
    </main>
  );
}
