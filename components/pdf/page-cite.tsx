import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PageNumbers, PageSpan } from "./page-numbers";
import css from "./page-cite.module.css";

/** "tr. in 1349 · PDF 1351": both numbers of one page, an inferred folio marked. */
export function PageName({ page }: { page: PageNumbers }) {
  const t = useTranslations("pages");
  return (
    <span className={`${css.name} figures`}>
      {t("printed_short")} <Folio page={page} /> · PDF {page.pdf}
    </span>
  );
}

/** The same for a stretch: "tr. in 1349–1350 · PDF 1351–1352". */
export function SpanName({ span }: { span: PageSpan }) {
  const t = useTranslations("pages");
  if (span.first.pdf === span.last.pdf) return <PageName page={span.first} />;
  return (
    <span className={`${css.name} figures`}>
      {t("printed_short")} <Folio page={span.first} />–<Folio page={span.last} /> · PDF {span.first.pdf}–{span.last.pdf}
    </span>
  );
}

function Folio({ page }: { page: PageNumbers }) {
  const t = useTranslations("pages");
  if (page.printed === null) return <span title={t("no_folio")}>—</span>;
  if (!page.inferred) return page.printed;
  return (
    <span className={css.inferred} title={t("inferred_about")}>
      [{page.printed}]<span className="visually-hidden"> {t("inferred")}</span>
    </span>
  );
}

/** A citation: opens the PDF file itself at its own physical page, in a tab of its own. `href` ends in the page's fragment. */
export function PageCite({ span, href }: { span: PageSpan; href: string }) {
  const t = useTranslations("pages");
  return (
    <a className={css.cite} href={href} target="_blank" rel="noopener" title={t("open_pdf", { page: span.first.pdf })}>
      <SpanName span={span} />
      <ExternalLink aria-hidden />
      <span className="visually-hidden">{t("opens_tab")}</span>
    </a>
  );
}
