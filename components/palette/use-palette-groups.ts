import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { foldAccents } from "@/lib/model/fold-accents";
import { SECTION_KEYS, type SectionKey } from "@/lib/model/section-key";
import type { BookPlaces } from "@/lib/model/views";
import { hitHref, searchHref } from "@/components/search/search-href";
import { useKeyScope } from "@/components/ui/key-scope";
import { useReviewer } from "@/components/ui/reviewer";
import { showTheme, THEMES } from "@/components/ui/themes";
import { type BookEntry, bookEntries, bookEntryHref } from "./book-entries";
import type { CommandPaletteProps } from "./command-palette";
import { usePageCommands } from "./page-commands";
import { rankEntries, tokensOf } from "./rank-entries";
import { useBookPlaces, useTextHits } from "./use-book-finds";

export interface PaletteItem {
  id: string;
  label: string;
  detail?: string;
  /** Keys that do the same, parted by blanks. */
  keys?: string;
  run: () => void;
}

export interface PaletteGroup {
  name: "here" | "go" | "book" | "text" | "settings";
  items: PaletteItem[];
}

/** Commands of one group that are offered at most while something is typed. */
const MOST = 8;

/** What fits what was typed, by group. With nothing typed: what can be done here, and where one can go. */
export function usePaletteGroups(props: CommandPaletteProps, text: string): PaletteGroup[] {
  const { bookId } = props;
  const tokens = useMemo(() => tokensOf(text), [text]);
  const fitting = (items: readonly PaletteItem[]) => rankEntries(items.map((item) => ({ ...item, find: foldAccents(item.label) })), tokens, tokens.length === 0 ? items.length : MOST);
  const here = usePageCommands();
  const go = useTabItems(props);
  const settings = useSettingItems(props);
  const places = useBookPlaces(bookId, true);
  const book = useBookItems(bookId, places, text, tokens);
  const found = useTextItems(bookId, text);
  const groups: PaletteGroup[] = [
    { name: "book", items: tokens.length === 0 ? [] : book },
    { name: "here", items: fitting(here) },
    { name: "go", items: fitting(go) },
    { name: "text", items: found },
    { name: "settings", items: fitting(settings) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

function useTabItems({ tabs }: CommandPaletteProps): PaletteItem[] {
  const t = useTranslations("palette");
  const router = useRouter();
  const items = tabs.map((tab) => ({ id: tab.href, label: tab.label, keys: tab.keys, run: () => router.push(tab.href) }));
  return [...items, { id: "/", label: t("library"), keys: "g h", run: () => router.push("/") }, { id: "/search", label: t("search_all"), run: () => router.push("/search") }];
}

function useSettingItems({ locale, theme, onLocale, onTheme }: CommandPaletteProps): PaletteItem[] {
  const t = useTranslations("palette");
  const { showHelp } = useKeyScope();
  const { changeReviewer } = useReviewer();
  const themes = THEMES.filter((candidate) => candidate !== theme).map((candidate) => ({
    id: `theme-${candidate}`,
    label: t(`theme_${candidate}`),
    run: () => {
      showTheme(candidate);
      void onTheme(candidate);
    },
  }));
  const other = locale === "vi" ? "en" : "vi";
  return [
    { id: "help", label: t("help"), keys: "?", run: showHelp },
    ...themes,
    { id: "locale", label: t(`locale_${other}`), run: () => void onLocale(other) },
    { id: "reviewer", label: t("reviewer"), run: changeReviewer },
  ];
}

function useBookItems(bookId: string | null, places: BookPlaces | null, text: string, tokens: readonly string[]): PaletteItem[] {
  const t = useTranslations("palette");
  const sections = useTranslations("sections");
  const router = useRouter();
  const current = /\/monographs\/([^/]+)$/.exec(usePathname())?.[1] ?? null;
  const names = useMemo(() => new Map<SectionKey, string>(SECTION_KEYS.map((key) => [key, sections(key)])), [sections]);
  const entries = useMemo(() => (places === null ? [] : bookEntries(places, names, text, tokens, current === null ? null : decodeURIComponent(current))), [places, names, text, tokens, current]);
  if (bookId === null) return [];
  const pages = (entry: { printedPage: string | null; physicalPage: number }) => t("pages", { printed: entry.printedPage ?? "—", pdf: entry.physicalPage + 1 });
  const labelOf = (entry: BookEntry) => {
    if (entry.kind === "monograph") return { label: entry.drugName, detail: pages(entry) };
    if (entry.kind === "section") return { label: `${entry.drugName} › ${sections(entry.sectionKey)}` };
    return entry.as === "printed" ? { label: t("page_printed", { page: entry.printedPage ?? "" }), detail: pages(entry) } : { label: t("page_pdf", { page: entry.physicalPage + 1 }), detail: pages(entry) };
  };
  return entries.map((entry) => {
    const href = bookEntryHref(bookId, entry);
    return { id: `${entry.kind} ${entry.kind === "page" ? entry.as : ""} ${href}`, ...labelOf(entry), run: () => router.push(href) };
  });
}

function useTextItems(bookId: string | null, text: string): PaletteItem[] {
  const t = useTranslations("palette");
  const sections = useTranslations("sections");
  const router = useRouter();
  const found = useTextHits(bookId, text);
  const wanted = text.trim();
  if (wanted === "") return [];
  const all = searchHref(bookId, { text: wanted, section: null, drug: null, book: null, from: 0 });
  const hits = (found?.hits ?? []).map((hit) => ({
    id: `hit ${hit.drugId} ${hit.sectionKey} ${hit.chunkId}`,
    label: hit.snippet.replace(/\s+/gu, " ").slice(0, 110),
    detail: `${hit.drugName} › ${sections(hit.sectionKey)}`,
    run: () => router.push(hitHref(hit, wanted)),
  }));
  const label = found === null ? t("search_text", { text: wanted }) : t("search_text_count", { text: wanted, count: found.total });
  return [{ id: "search", label, keys: "/", run: () => router.push(all) }, ...hits];
}
