/** Comes in: what a book has, and what was typed. Goes out: the monographs, sections and pages that it can mean. Pure. */
import { foldAccents } from "@/lib/model/fold-accents";
import type { SectionKey } from "@/lib/model/section-key";
import type { BookPlaces } from "@/lib/model/views";
import { placeHref } from "@/components/book/place-href";
import { rankEntries, scoreOf } from "./rank-entries";

export interface MonographEntry {
  kind: "monograph";
  drugId: string;
  drugName: string;
  /** 0-indexed. */
  physicalPage: number;
  printedPage: string | null;
  find: string;
}

export interface SectionEntry {
  kind: "section";
  drugId: string;
  drugName: string;
  sectionKey: SectionKey;
}

/** A number that was typed, read as what is printed on a page or as the page's number in the file. */
export interface PageEntry {
  kind: "page";
  as: "printed" | "physical";
  /** 0-indexed. */
  physicalPage: number;
  printedPage: string | null;
}

export type BookEntry = MonographEntry | SectionEntry | PageEntry;

/** Entries of one kind that are offered at most. */
const MOST = 8;
/** Pages with one folio that are offered at most: annexes count anew. */
const MOST_PAGES = 5;

export function monographEntries({ monographs }: BookPlaces): MonographEntry[] {
  return monographs.map(({ drugId, drugName, physicalPage, printedPage, atcCodes }) => ({ kind: "monograph", drugId, drugName, physicalPage, printedPage, find: foldAccents([drugName, ...atcCodes].join(" ")) }));
}

/** "voric chi dinh": some of the words name the monograph, the others a section that it has. */
export function sectionEntries({ monographs }: BookPlaces, sectionNames: ReadonlyMap<SectionKey, string>, tokens: readonly string[], current: string | null): SectionEntry[] {
  if (tokens.length === 0) return [];
  // A key is the Vietnamese heading, folded: it is known by that in any language.
  const named = [...sectionNames].map(([key, name]) => ({ key, names: [foldAccents(name), key.replaceAll("_", " ")] }));
  const found: (SectionEntry & { score: number })[] = [];
  for (const { drugId, drugName, sections } of monographs) {
    const name = foldAccents(drugName);
    const isHere = drugId === current;
    const ofDrug = tokens.filter((token) => scoreOf(name, [token]) >= 3);
    // Of the monograph that is open, a section's name alone is enough.
    if (ofDrug.length === 0 && !isHere) continue;
    for (const { key, names } of named) {
      if (!sections.includes(key)) continue;
      const inSection = (words: readonly string[]) => Math.max(...names.map((section) => scoreOf(section, words)));
      const rest = tokens.filter((token) => !ofDrug.includes(token) || (isHere && inSection([token]) >= 3));
      const score = rest.length === 0 ? 0 : inSection(rest);
      if (score > 0) found.push({ kind: "section", drugId, drugName, sectionKey: key, score: score + (ofDrug.length > 0 ? scoreOf(name, ofDrug) : 4) });
    }
  }
  return found.sort((a, b) => b.score - a.score).slice(0, MOST).map(({ score: _, ...entry }) => entry);
}

/** "1482", "tr 1482", "pdf 1484": the pages that the number can mean, printed ones first unless the file's was asked for. */
export function pageEntries({ folios }: BookPlaces, text: string): PageEntry[] {
  const match = /^(?:(pdf)|(?:trang|tr|page|p)\b\.?(?:\s*in)?|printed)?\s*\.?\s*(\d{1,6}|[ivxlcdm]{1,8})$/iu.exec(text.trim());
  if (match === null) return [];
  const [, asFile, number = ""] = match;
  const printed = folios.flatMap((folio, physicalPage): PageEntry[] => (folio?.toLowerCase() === number.toLowerCase() ? [{ kind: "page", as: "printed", physicalPage, printedPage: folio }] : [])).slice(0, MOST_PAGES);
  const at = /^\d+$/.test(number) ? Number(number) - 1 : -1;
  const physical: PageEntry[] = at >= 0 && at < folios.length ? [{ kind: "page", as: "physical", physicalPage: at, printedPage: folios[at] ?? null }] : [];
  return asFile === undefined ? [...printed, ...physical] : [...physical, ...printed];
}

export function bookEntries(places: BookPlaces, sectionNames: ReadonlyMap<SectionKey, string>, text: string, tokens: readonly string[], current: string | null): BookEntry[] {
  return [...pageEntries(places, text), ...rankEntries(monographEntries(places), tokens, MOST), ...sectionEntries(places, sectionNames, tokens, current)];
}

/** Where an entry leads. */
export function bookEntryHref(bookId: string, entry: BookEntry): string {
  if (entry.kind === "page") return placeHref(bookId, { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage: entry.physicalPage, bbox: null }) ?? "";
  return `/books/${bookId}/monographs/${entry.drugId}${entry.kind === "section" ? `?section=${entry.sectionKey}` : ""}`;
}
