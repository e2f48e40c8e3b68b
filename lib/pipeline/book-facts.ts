/** Monographs and their chunks in, one by one; what the gates over the whole book look at out. */
import type { BookChunk } from "@/lib/gate/gate-facts";
import type { Chunk } from "@/lib/model/chunk";
import type { Monograph } from "@/lib/model/monograph";
import { openStore } from "@/lib/store/open-store";
import { readDecidedDrugs } from "@/lib/store/read-book";
import { readChunking } from "@/lib/store/read-chunking";
import { readMonographs } from "@/lib/store/read-monographs";

/** Monographs that are read at one time. */
const MONOGRAPHS_A_BATCH = 24;

interface Facts {
  monograph: Monograph;
  chunks: BookChunk[];
}

/** A chunk without its texts and with one box a page: those are most of a book's chunks. */
export function bookChunk({ chunkId, chunkKind, drugId, sectionKey, blockId, sourcePageRange, printedPageRange, attachments, boxes }: Chunk): BookChunk {
  return { chunkId, chunkKind, drugId, sectionKey, blockId, sourcePageRange, printedPageRange, attachments, boxes: boxes.filter((box, index) => boxes.findIndex((other) => other.physicalPage === box.physicalPage) === index) };
}

export class BookFacts {
  private readonly known = new Map<string, Facts>();

  add(monograph: Monograph, chunks: BookChunk[]): void {
    this.known.set(monograph.drugId, { monograph, chunks });
  }

  /** Reads from the database what was stored before, and what somebody has judged since: that counts, not what was made of it first. */
  async readOthers(bookId: string, drugIds: readonly string[]): Promise<void> {
    const { prisma } = openStore();
    const decided = await readDecidedDrugs(prisma, bookId);
    const others = drugIds.filter((drugId) => decided.has(drugId) || !this.known.has(drugId));
    for (let from = 0; from < others.length; from += MONOGRAPHS_A_BATCH) {
      for (const { monograph, activeRunId } of await readMonographs(prisma, bookId, others.slice(from, from + MONOGRAPHS_A_BATCH))) {
        this.add(monograph, (await readChunking(prisma, activeRunId, monograph.drugId)).chunks.map(bookChunk));
      }
    }
  }

  inOrder(drugIds: readonly string[]): { monographs: Monograph[]; chunks: BookChunk[] } {
    const facts = drugIds.flatMap((drugId) => this.known.get(drugId) ?? []);
    return { monographs: facts.map((entry) => entry.monograph), chunks: facts.flatMap((entry) => entry.chunks) };
  }
}
