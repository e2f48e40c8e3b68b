/** What a reader typed in; the chunks that count and hold it, best first, out. Never writes, and never yields what is withheld. */
import { type SearchQuery, findMarks, parseQuery, snippetRange } from "@/lib/model/search-query";
import { unchunkedText } from "@/lib/model/section-ledger";
import type { SectionKey } from "@/lib/model/section-key";
import type { SearchHit, SearchResult } from "@/lib/model/views";
import { VISIBLE } from "./book-state";
import { type Store, type Transaction, openStore } from "./open-store";
import { readChunking } from "./read-chunking";
import { fromChunkRow } from "./run-rows";
import { UNCHUNKED, searchedText } from "./search-docs";
import { indexOldBooks, readSectionSpan } from "./search-index";

export interface SearchRequest {
  /** Null: all books. */
  bookId: string | null;
  text: string;
  sectionKey?: SectionKey | null;
  drugId?: string | null;
  /** How many hits to pass over, and how many to give at most. */
  from?: number;
  limit?: number;
}

const VISIBLE_SQL = VISIBLE.in.map((state) => `'${state}'`).join(", ");

/** Hits on one screen. */
const HITS_A_PAGE = 40;
/** UTF-16 units of a chunk's text that a hit shows. */
const SNIPPET_LENGTH = 260;
/** Drugs that the filter offers, those with most hits first. */
const MOST_DRUGS = 60;

const NOTHING: SearchResult = { hits: [], total: 0, from: 0, begins: false, sections: [], drugs: [], books: [] };

/** Full-text expressions for one query. Words are letters and digits, so that quoting them is enough. */
function expressionsOf({ terms, hasAccents }: SearchQuery, begins: boolean) {
  const phrase = (words: readonly string[]) => `"${words.join(" ")}"${begins ? " *" : ""}`;
  const all = `{drug plain} : (${terms.map((term) => phrase(term.words)).join(" AND ")})`;
  const accented = terms.filter(({ words, typed }) => words.some((word, at) => word !== typed[at]));
  return {
    all,
    exact: hasAccents ? `exact : (${accented.map((term) => phrase(term.typed)).join(" AND ")})` : null,
    /** All words side by side, which in Vietnamese is what makes them one notion. */
    together: terms.length > 1 ? `plain : ${phrase(terms.flatMap((term) => term.words))}` : null,
  };
}

interface Filter {
  sql: string;
  values: string[];
}

function filterOf({ bookId, sectionKey, drugId }: SearchRequest): Filter {
  const given = [["bookId", bookId], ["sectionKey", sectionKey], ["drugId", drugId]].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { sql: given.map(([column]) => ` AND d.${column} = ?`).join(""), values: given.map(([, value]) => value) };
}

interface Place {
  bookId: string;
  bookTitle: string;
  drugId: string;
  drugName: string;
  sectionKey: SectionKey;
  ordinal: number;
  activeRunId: string;
  exact: number;
}

function findPlaces(store: Store, request: SearchRequest, query: SearchQuery, begins: boolean): Place[] {
  const { all, exact, together } = expressionsOf(query, begins);
  const { sql, values } = filterOf(request);
  const isIn = (expression: string | null) => (expression === null ? "0" : `s.rowid IN (SELECT rowid FROM search_index WHERE search_index MATCH ?)`);
  // Names are looked up for the few that are shown, not for all that were found.
  const best = `SELECT d.docId, d.bookId, d.drugId, d.sectionKey, d.ordinal, ${isIn(exact)} AS exact, ${isIn(together)} AS together, bm25(search_index, 4.0, 1.0, 0.0) AS score
    FROM search_index s JOIN search_docs d ON d.docId = s.rowid WHERE search_index MATCH ?${sql} AND d.bookId IN (SELECT bookId FROM books WHERE state IN (${VISIBLE_SQL})) ORDER BY exact DESC, together DESC, score, d.docId LIMIT ? OFFSET ?`;
  const statement = `SELECT f.bookId, b.title AS bookTitle, f.drugId, m.drugName, f.sectionKey, f.ordinal, m.activeRunId, f.exact FROM (${best}) f JOIN books b ON b.bookId = f.bookId JOIN monographs m ON m.bookId = f.bookId AND m.drugId = f.drugId
    ORDER BY f.exact DESC, f.together DESC, f.score, f.docId`;
  const expressions = [exact, together, all].filter((expression) => expression !== null);
  return store.connection().prepare(statement).safeIntegers(false).all(...expressions, ...values, request.limit ?? HITS_A_PAGE, request.from ?? 0) as Place[];
}

interface Tally {
  bookId: string;
  drugId: string;
  sectionKey: SectionKey;
  count: number;
}

/** How many were found in each section of each drug, whatever the filters say. */
function tally(store: Store, expression: string): Tally[] {
  const statement = `SELECT d.bookId, d.drugId, d.sectionKey, COUNT(*) AS count FROM search_index s JOIN search_docs d ON d.docId = s.rowid
    WHERE search_index MATCH ? AND d.bookId IN (SELECT bookId FROM books WHERE state IN (${VISIBLE_SQL})) GROUP BY d.bookId, d.drugId, d.sectionKey`;
  return store.connection().prepare(statement).safeIntegers(false).all(expression) as Tally[];
}

/** The sums of tallies by what they are of, the largest first. */
function sumBy<K>(tallies: readonly Tally[], keyOf: (tally: Tally) => K): { key: K; count: number }[] {
  const sums = new Map<K, number>();
  for (const entry of tallies) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) + entry.count);
  return [...sums].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count || (String(a.key) < String(b.key) ? -1 : 1));
}

/** The hit itself: what the place's chunk says now. Null for a place that has gone. */
async function readHit(store: Store, transaction: Transaction, place: Place, query: SearchQuery, begins: boolean): Promise<SearchHit | null> {
  const { bookId, bookTitle, drugId, drugName, sectionKey, activeRunId } = place;
  const head = { bookId, bookTitle, drugId, drugName, sectionKey, exact: place.exact === 1 };
  if (place.ordinal === UNCHUNKED) {
    const section = readSectionSpan(store, bookId, drugId, sectionKey);
    if (section === null) return null;
    const { chunks } = await readChunking(transaction, activeRunId, drugId);
    const text = unchunkedText(section, chunks.filter((chunk) => chunk.sectionKey === sectionKey));
    const cut = cutOut(text, query, begins);
    const at = section.text.indexOf(text.slice(findMarks(text, query, begins)[0]?.start ?? 0).split("\n")[0] ?? "");
    const page = section.lines.find((line) => at < line.end)?.physicalPage ?? section.headings[0]?.physicalPage ?? 0;
    const printed = (await transaction.page.findUnique({ where: { bookId_physicalPage: { bookId, physicalPage: page } }, select: { printedPage: true } }))?.printedPage ?? null;
    return { ...head, ...cut, sectionName: section.displayName, chunkId: null, blockId: null, part: { index: 0, count: 0 }, sourcePageRange: [page, page], printedPageRange: [printed, printed] };
  }
  const row = store.connection().prepare(`SELECT text, sourceText, body FROM chunks WHERE runId = ? AND drugId = ? AND ordinal = ?`).get(activeRunId, drugId, place.ordinal);
  if (row === undefined) return null;
  const chunk = fromChunkRow({ ...(row as Omit<Parameters<typeof fromChunkRow>[0], "attachments">), attachments: [] });
  const { chunkId, blockId, partIndex, partCount, sourcePageRange, printedPageRange, sectionDisplayName } = chunk;
  return { ...head, ...cutOut(searchedText(chunk), query, begins), sectionName: sectionDisplayName, chunkId, blockId, part: { index: partIndex, count: partCount }, sourcePageRange, printedPageRange };
}

function cutOut(text: string, query: SearchQuery, begins: boolean): Pick<SearchHit, "snippet" | "cutBefore" | "cutAfter"> {
  const { start, end } = snippetRange(text, query, SNIPPET_LENGTH, begins);
  return { snippet: text.slice(start, end).trim(), cutBefore: start > 0, cutAfter: end < text.length };
}

/**
 * Finds what has all of the words, in its text or in its drug's name, accents and case aside. Where accents were typed, places with just these come first; then
 * those where the words stand side by side; then by how often and how densely they stand there. Where nothing has the whole words, what begins with them is found.
 */
export async function searchChunks(request: SearchRequest): Promise<SearchResult> {
  const query = parseQuery(request.text);
  if (query.terms.length === 0) return NOTHING;
  await indexOldBooks();
  const store = openStore();
  return store.read(async (transaction) => {
    const whole = await findWith(store, transaction, request, query, false);
    return whole.books.length > 0 ? whole : findWith(store, transaction, request, query, true);
  });
}

async function findWith(store: Store, transaction: Transaction, request: SearchRequest, query: SearchQuery, begins: boolean): Promise<SearchResult> {
  const { bookId, sectionKey, drugId, from = 0 } = request;
  const tallies = tally(store, expressionsOf(query, begins).all);
  const books = sumBy(tallies, (entry) => entry.bookId);
  const inBook = tallies.filter((entry) => bookId === null || entry.bookId === bookId);
  const inSection = inBook.filter((entry) => !sectionKey || entry.sectionKey === sectionKey);
  const inDrug = inBook.filter((entry) => !drugId || entry.drugId === drugId);
  const total = inSection.reduce((sum, entry) => (!drugId || entry.drugId === drugId ? sum + entry.count : sum), 0);
  const hits: SearchHit[] = [];
  for (const place of total > from ? findPlaces(store, request, query, begins) : []) {
    const hit = await readHit(store, transaction, place, query, begins);
    if (hit !== null) hits.push(hit);
  }
  const drugs = bookId === null ? [] : sumBy(inSection, (entry) => entry.drugId).slice(0, MOST_DRUGS);
  const names = new Map((await transaction.monograph.findMany({ where: { bookId: bookId ?? "", drugId: { in: drugs.map(({ key }) => key) } }, select: { drugId: true, drugName: true } })).map((row) => [row.drugId, row.drugName]));
  const titles = new Map((await transaction.book.findMany({ where: { bookId: { in: books.map(({ key }) => key) } }, select: { bookId: true, title: true } })).map((row) => [row.bookId, row.title]));
  return {
    hits,
    total,
    from,
    begins: begins && total > 0,
    sections: sumBy(inDrug, (entry) => entry.sectionKey),
    drugs: drugs.map(({ key, count }) => ({ drugId: key, drugName: names.get(key) ?? key, count })),
    books: books.map(({ key, count }) => ({ bookId: key, title: titles.get(key) ?? key, count })),
  };
}
