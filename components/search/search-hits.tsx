import Link from "next/link";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import type { SearchQuery } from "@/lib/model/search-query";
import type { SearchHit } from "@/lib/model/views";
import { SpanName } from "@/components/pdf/page-cite";
import { MarkedText } from "./marked-text";
import { hitHref } from "./search-href";
import css from "./search.module.css";

export interface SearchHitsProps {
  hits: readonly SearchHit[];
  query: SearchQuery;
  text: string;
  begins: boolean;
  /** Hits that stand before the first one. */
  from: number;
  showBook: boolean;
}

/** Puts the focus on a hit, counted from 0; on the search box from above the first. */
export function focusHit(root: ParentNode, index: number): void {
  const target = index < 0 ? root.querySelector<HTMLElement>("[data-search-box]") : root.querySelectorAll<HTMLElement>("[data-hit]")[index];
  target?.focus();
}

/** What was found, a place an entry: where it stands, and the words around it. Arrows walk, Enter opens. */
export function SearchHits({ hits, query, text, begins, from, showBook }: SearchHitsProps) {
  const t = useTranslations("search");
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key];
    const all = [...event.currentTarget.querySelectorAll("[data-hit]")];
    const at = all.indexOf((event.target as HTMLElement).closest("[data-hit]") ?? event.currentTarget);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    focusHit(document, Math.min(all.length - 1, at + step));
  };
  return (
    <ol className={css.hits} start={from + 1} onKeyDown={walk} aria-label={t("results")}>
      {hits.map((hit) => (
        <li key={`${hit.bookId} ${hit.drugId} ${hit.sectionKey} ${hit.chunkId}`}>
          <Link href={hitHref(hit, text)} prefetch={false} className={css.hit} data-hit>
            <span className={css.where}>
              <b>
                <MarkedText text={hit.drugName} query={query} begins={begins} />
              </b>
              <span>{hit.sectionName}</span>
              <Part hit={hit} />
              <span className={css.pages}>
                <SpanName span={{ first: pageOf(hit, 0), last: pageOf(hit, 1) }} />
              </span>
              {showBook ? <span className={css.book}>{hit.bookTitle}</span> : null}
            </span>
            <span className={css.snippet}>
              {hit.cutBefore ? "… " : ""}
              <MarkedText text={hit.snippet} query={query} begins={begins} />
              {hit.cutAfter ? " …" : ""}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Part({ hit }: { hit: SearchHit }) {
  const t = useTranslations("search");
  if (hit.chunkId === null) return <span className={css.part}>{t("no_chunk")}</span>;
  if (hit.blockId !== null) return <span className={css.part}>{t("of_block")}</span>;
  return hit.part.count < 2 ? null : <span className={`${css.part} figures`}>{t("part", { part: hit.part.index + 1, of: hit.part.count })}</span>;
}

function pageOf({ printedPageRange, sourcePageRange }: SearchHit, end: 0 | 1) {
  return { printed: printedPageRange[end], inferred: false, pdf: sourcePageRange[end] + 1 };
}
