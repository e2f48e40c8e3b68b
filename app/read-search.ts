import type { SearchChoice } from "@/components/search/search-href";
import { LONGEST_QUERY } from "@/lib/model/search-query";
import { sectionKeySchema } from "@/lib/model/section-key-schema";
import type { SearchResult } from "@/lib/model/views";
import { searchChunks } from "@/lib/store/queries";

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Reads the address of a search and does it. Whatever makes no sense in it is left out. */
export async function readSearch(bookId: string | null, params: SearchParams): Promise<{ choice: SearchChoice; result: SearchResult }> {
  const query = await params;
  const one = (name: string, longest: number) => {
    const value = query[name];
    return typeof value === "string" && value !== "" && value.length <= longest ? value : null;
  };
  const section = sectionKeySchema.safeParse(query.section).data ?? null;
  const from = one("from", 7);
  const choice: SearchChoice = { text: (one("q", LONGEST_QUERY) ?? "").normalize("NFC"), section, drug: bookId === null ? null : one("drug", 200), book: bookId === null ? one("book", 64) : null, from: from !== null && /^\d+$/.test(from) ? Number(from) : 0 };
  const result = await searchChunks({ bookId: bookId ?? choice.book, text: choice.text, sectionKey: section, drugId: choice.drug, from: choice.from });
  return { choice, result };
}
