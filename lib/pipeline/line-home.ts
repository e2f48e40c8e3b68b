import type { Line } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { SectionSpan } from "@/lib/model/section-span";
import type { Transaction } from "@/lib/store/open-store";
import { readMonographs } from "@/lib/store/read-monographs";
import { readMonographHeads } from "@/lib/store/write-segmentation";

/** Where a printed line stands in the book's text. */
export interface LineHome {
  drugId: string;
  section: SectionSpan;
  /** UTF-16 offset in the section's text. */
  at: number;
  /** What stands there must not be quoted: the log shows nothing of it. */
  isWithheld: boolean;
}

/** The section that holds a line as text or heading; for a line that none holds, the one that begins on its page or else ends before it. Null in a book without sections. */
export async function findLineHome(transaction: Transaction, bookId: string, line: Pick<Line, "physicalPage" | "lineId">): Promise<LineHome | null> {
  const heads = await readMonographHeads(transaction, bookId);
  const { physicalPage } = line;
  const onPage = heads.filter((head) => head.firstPage <= physicalPage && head.lastPage >= physicalPage);
  const near = onPage.length > 0 ? onPage : [heads.findLast((head) => head.lastPage < physicalPage) ?? heads[0]].flatMap((head) => head ?? []);
  const monographs = (await readMonographs(transaction, bookId, near.map((head) => head.drugId))).map((entry) => entry.monograph);
  return monographs.map((monograph) => homeIn(monograph, line.lineId)).find((home) => home !== null) ?? fallback(monographs, onPage.length > 0);
}

function homeIn({ drugId, nameLines, preamble, sections }: Monograph, lineId: string): LineHome | null {
  for (const section of sections) {
    const own = section.lines.find((line) => line.lineId === lineId);
    const at = own?.start ?? section.headings.find((heading) => heading.lineId === lineId)?.at;
    if (at !== undefined) return { drugId, section, at, isWithheld: section.quarantined.some((range) => range.start <= at && at <= range.end) };
  }
  const [first] = sections;
  const heads = [...nameLines, ...preamble.lines].some((line) => line.lineId === lineId);
  return first && heads ? { drugId, section: first, at: 0, isWithheld: false } : null;
}

function fallback(monographs: readonly Monograph[], isOnPage: boolean): LineHome | null {
  for (const { drugId, sections } of monographs) {
    const section = isOnPage ? sections[0] : sections.at(-1);
    if (section) return { drugId, section, at: isOnPage ? 0 : section.text.length, isWithheld: false };
  }
  return null;
}
