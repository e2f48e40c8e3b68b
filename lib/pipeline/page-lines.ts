import type { PageLineView, PageLines } from "@/lib/model/views";
import { openStore } from "@/lib/store/open-store";
import { readBookHead } from "@/lib/store/read-book";
import { readSegmentedPage } from "@/lib/store/read-pages";
import { findProfile } from "./find-profile";

/** What of a page can be said to be a heading, in reading order, with the sections that the book's kind of book knows; null when there is no such page. */
export async function readPageLines(bookId: string, physicalPage: number): Promise<PageLines | null> {
  const { prisma } = openStore();
  const book = await readBookHead(prisma, bookId);
  const page = book && (await readSegmentedPage(prisma, bookId, physicalPage));
  if (!book || !page) return null;
  const lines = page.lines.flatMap(({ lineId, text, bbox, role }): PageLineView[] => (role === "body" || role === "heading" || role === "outside" ? [{ lineId, text, bbox, role }] : []));
  return { lines, keys: [...new Set(findProfile(book.profileId).headings.map((rule) => rule.key))] };
}
