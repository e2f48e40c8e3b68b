"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState, useTransition } from "react";
import { LONGEST_QUERY, parseQuery } from "@/lib/model/search-query";
import type { SearchResult } from "@/lib/model/views";
import { Button, buttonClass } from "@/components/ui/button";
import { focusHit, SearchHits } from "./search-hits";
import { type SearchChoice, searchHref } from "./search-href";
import css from "./search.module.css";

/** How long typing must rest before the search is done, milliseconds. */
const REST = 180;

export interface SearchViewProps {
  /** Null: over all books. */
  bookId: string | null;
  /** What the address says. */
  choice: SearchChoice;
  result: SearchResult;
}

/** Full-text search: words with or without accents, by section, drug or book; what is typed, chosen and turned to stands in the address. */
export function SearchView({ bookId, choice, result }: SearchViewProps) {
  const t = useTranslations("search");
  const { text, go, submit, type, pending } = useSearchAddress(bookId, choice);
  const below = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || result.hits.length === 0) return;
    event.preventDefault();
    focusHit(document, 0);
  };
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <h1 className="visually-hidden">{t(bookId === null ? "title_all" : "title")}</h1>
      <form role="search" className={css.tools} onSubmit={submit}>
        <label className={css.box}>
          <Search aria-hidden />
          <span className="visually-hidden">{t(bookId === null ? "title_all" : "title")}</span>
          <input type="search" name="q" data-search-box autoFocus autoComplete="off" spellCheck={false} maxLength={LONGEST_QUERY} placeholder={t("placeholder")} value={text} onChange={(event) => type(event.target.value)} onKeyDown={below} />
          <kbd aria-hidden>/</kbd>
        </label>
        <Filters bookId={bookId} choice={choice} result={result} onChoice={(change) => go({ ...choice, ...change, from: 0 })} />
      </form>
      <div className={css.results} aria-busy={pending}>
        <Summary choice={choice} result={result} />
        {result.hits.length === 0 ? null : <SearchHits hits={result.hits} query={parseQuery(choice.text)} text={choice.text} begins={result.begins} from={result.from} showBook={bookId === null} />}
        <Pages bookId={bookId} choice={choice} result={result} />
      </div>
    </main>
  );
}

/** Keeps the address in step with what is typed and chosen. */
function useSearchAddress(bookId: string | null, choice: SearchChoice) {
  const router = useRouter();
  const [text, setText] = useState(choice.text);
  const [pending, start] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(choice.text);
  useEffect(() => {
    // Another address was opened; what is being typed meanwhile is left alone.
    if (choice.text === asked.current) return;
    asked.current = choice.text;
    setText(choice.text);
  }, [choice.text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = useCallback(
    (next: SearchChoice) => {
      clearTimeout(timer.current);
      asked.current = next.text;
      start(() => router.replace(searchHref(bookId, next), { scroll: false }));
    },
    [bookId, router],
  );
  return {
    text,
    pending,
    go,
    type(next: string) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ ...choice, text: next.trim(), from: 0 }), REST);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (text.trim() === choice.text) focusHit(document, 0);
      else go({ ...choice, text: text.trim(), from: 0 });
    },
  };
}

interface FiltersProps extends SearchViewProps {
  onChoice: (change: Partial<SearchChoice>) => void;
}

function Filters({ bookId, choice, result, onChoice }: FiltersProps) {
  const t = useTranslations("search");
  const sections = useTranslations("sections");
  const chosen = choice.section !== null || choice.drug !== null || choice.book !== null;
  return (
    <>
      <Choice label={t("section")} all={t("all_sections")} value={choice.section} options={result.sections.map(({ key, count }) => ({ value: key, name: sections(key), count }))} nameOf={(key) => (sections.has(key) ? sections(key) : key)} onChange={(section) => onChoice({ section })} />
      {bookId === null ? (
        <Choice label={t("book")} all={t("all_books")} value={choice.book} options={result.books.map(({ bookId: value, title, count }) => ({ value, name: title, count }))} nameOf={(id) => id} onChange={(book) => onChoice({ book })} />
      ) : (
        <Choice label={t("drug")} all={t("all_drugs")} value={choice.drug} options={result.drugs.map(({ drugId, drugName, count }) => ({ value: drugId, name: drugName, count }))} nameOf={(id) => id} onChange={(drug) => onChoice({ drug })} />
      )}
      {chosen ? <Button variant="quiet" onClick={() => onChoice({ section: null, drug: null, book: null })}>{t("clear")}</Button> : null}
    </>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string | null;
  options: readonly { value: string; name: string; count: number }[];
  /** Of a choice that has no hits. */
  nameOf: (value: string) => string;
  onChange: (value: string | null) => void;
}

function Choice({ label, all, value, options, nameOf, onChange }: ChoiceProps) {
  const format = useFormatter();
  const missing = value !== null && !options.some((option) => option.value === value);
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <select value={value ?? ""} onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}>
        <option value="">{all}</option>
        {missing ? <option value={value}>{nameOf(value)} (0)</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name} ({format.number(option.count)})
          </option>
        ))}
      </select>
    </label>
  );
}

function Summary({ choice, result }: Pick<SearchViewProps, "choice" | "result">) {
  const t = useTranslations("search");
  const words = choice.text === "" ? t("how") : result.total === 0 ? t("none", { text: choice.text }) : t("found", { count: result.total });
  return (
    <p role="status" className={css.summary}>
      {words}
      {result.begins ? ` ${t("begins")}` : ""}
      {choice.text !== "" && result.total === 0 ? <span className={css.hint}>{t("none_hint")}</span> : null}
    </p>
  );
}

function Pages({ bookId, choice, result }: SearchViewProps) {
  const t = useTranslations("search");
  const { hits, total, from } = result;
  if (hits.length === 0 || hits.length === total) return null;
  const size = Math.max(hits.length, from > 0 ? Math.min(from, 40) : hits.length);
  return (
    <nav aria-label={t("pages")} className={css.turn}>
      {from === 0 ? null : (
        <Link className={buttonClass()} href={searchHref(bookId, { ...choice, from: Math.max(0, from - size) })} prefetch={false}>
          {t("previous")}
        </Link>
      )}
      <span className="figures">{t("shown", { first: from + 1, last: from + hits.length, total })}</span>
      {from + hits.length >= total ? null : (
        <Link className={buttonClass()} href={searchHref(bookId, { ...choice, from: from + hits.length })} prefetch={false}>
          {t("next")}
        </Link>
      )}
    </nav>
  );
}
