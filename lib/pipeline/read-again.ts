/** A reviewer's word on what kind of book a book is in; the entry that says it, all of the book read again as that kind, and what that changed, out. Never reads the PDF. */
import type { Anchor } from "@/lib/model/decision";
import type { ReadAgainChange, SegmentChange } from "@/lib/model/views";
import { openStore, type Transaction } from "@/lib/store/open-store";
import { readBookHead } from "@/lib/store/read-book";
import { readCorrectionLog } from "@/lib/store/read-corrections";
import { sha256Text } from "@/lib/store/sha256-text";
import { readOverrides } from "./correction-overrides";
import { faultOf, saidOf } from "./decide";
import { KNOWN_PROFILES } from "./known-profiles";
import { readAsKind } from "./plan-other-kind";
import { type Refusal, refuse } from "./refusal";
import { type CorrectionDraft, correctSegmentation } from "./resegment";

export interface ReadAgainRequest {
  bookId: string;
  /** The kind of book that it is. */
  profileId: string;
  note: string;
  reviewer: string;
  /** Only says what would change. */
  isPreview: boolean;
}

export type ReadAgainResult = { ok: true; change: ReadAgainChange } | Refusal;

/** Names that are listed one by one, of monographs that come and of those that go. */
const NAMES_SHOWN = 40;

/** Reads the whole book again as another kind of book, from its stored pages. One entry in the log, on the whole book; taken back, every byte is as it was. */
export async function readAgain(request: ReadAgainRequest): Promise<ReadAgainResult> {
  const { bookId, profileId, isPreview } = request;
  const fault = isPreview ? null : faultOf({ ...request, reason: null }, null);
  if (fault) return refuse(fault);
  const { prisma } = openStore();
  const refused = await refusalOf(prisma, request);
  if (refused) return refused;
  // Before the transaction: reading and chunking a thousand pages takes long, and others want to judge meanwhile.
  const ahead = await readAsKind(prisma, bookId, profileId, (await readOverrides(prisma, bookId)).overrides, await activeRun(prisma, bookId));
  if ("ok" in ahead) return ahead;
  const result = await correctSegmentation({ bookId, ...saidOf(request) }, isPreview, (transaction) => draft(transaction, request), ahead);
  return result.ok ? { ok: true, change: summary(result.change) } : result;
}

/** The run in which monographs are chunked that have none of their own. */
async function activeRun({ book, run }: Transaction, bookId: string) {
  const { activeRunId } = await book.findUniqueOrThrow({ where: { bookId }, select: { activeRunId: true } });
  return activeRunId === null ? null : run.findUniqueOrThrow({ where: { runId: activeRunId } });
}

async function refusalOf(transaction: Transaction, { bookId, profileId }: ReadAgainRequest): Promise<Refusal | null> {
  const book = await readBookHead(transaction, bookId);
  if (!book) return refuse("book_not_found");
  if (!book.isWhole) return refuse("book_importing");
  if (!KNOWN_PROFILES.includes(profileId)) return refuse("profile_unknown");
  return book.profileId === profileId ? refuse("profile_same") : null;
}

async function draft(transaction: Transaction, request: ReadAgainRequest): Promise<CorrectionDraft[] | Refusal> {
  const { bookId, profileId } = request;
  const refused = await refusalOf(transaction, request);
  const book = await readBookHead(transaction, bookId);
  if (refused || !book) return refused ?? refuse("book_not_found");
  const said = (await readCorrectionLog(transaction, bookId)).flatMap(({ value }) => (value?.kind === "profile" ? [value] : []))[0];
  const imported = said?.imported ?? { profileId: book.profileId, profileReason: book.profileReason };
  return [{ anchor: bookAnchor(bookId), value: { kind: "profile", profileId, imported } }];
}

/** A word on the whole book, whatever monographs it has. `bookId` begins the hash of the file. */
function bookAnchor(bookId: string): Anchor {
  return { drugId: "", sectionKey: "ten_chung_quoc_te", blockId: null, before: "", after: "", contentHash: sha256Text(bookId) };
}

function summary({ monographs, folios, decisions, ...change }: SegmentChange): ReadAgainChange {
  const named = (what: "added" | "gone") => {
    const names = monographs.filter((entry) => entry.what === what).map((entry) => entry.drugName);
    return { count: names.length, names: names.slice(0, NAMES_SHOWN) };
  };
  const staying = monographs.filter((entry) => entry.what === "changed");
  const sections = monographs.flatMap((entry) => entry.sections);
  const [added, gone] = [named("added"), named("gone")];
  return {
    ...change,
    decisions,
    added,
    gone,
    monographs: { before: staying.length + gone.count, after: staying.length + added.count, changed: staying.filter((entry) => entry.sections.length > 0).length },
    sections: { added: sections.filter((entry) => entry.before === null).length, gone: sections.filter((entry) => entry.after === null).length, changed: sections.filter((entry) => entry.before !== null && entry.after !== null).length },
    folios: folios.length,
  };
}
