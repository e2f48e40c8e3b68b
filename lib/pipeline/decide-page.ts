/** A reviewer's word on a page's recognised text in; an entry in the log, and the monograph chunked and checked anew with it, out, in one transaction. */
import type { PageVerdict } from "@/lib/model/decision";
import { PAGE_REASONS } from "@/lib/model/reasons";
import { pageAnchor } from "@/lib/review/page-approval";
import { currentPageWords } from "@/lib/review/review-state";
import { appendDecision } from "@/lib/store/append-decision";
import { openStore } from "@/lib/store/open-store";
import { carryDecisions } from "@/lib/store/place-decisions";
import { readMonograph } from "@/lib/store/read-monographs";
import { sha256Text } from "@/lib/store/sha256-text";
import { changedSince, type DecideResult, faultOf, followLog, isReady, saidOf, type Seen } from "./decide";
import { refuse } from "./refusal";

export interface PageDecision extends Seen {
  bookId: string;
  /** Only this monograph's text on the page is judged. */
  drugId: string;
  /** 0-indexed. */
  physicalPage: number;
  /** `approve`: it reads as printed. `quarantine`: it is unfit and stays out. `reopen`: neither. */
  verdict: PageVerdict;
  /** Why it is unfit, one of `PAGE_REASONS`; left out: it does not read as printed. */
  reason?: string | null | undefined;
  note: string;
  reviewer: string;
}

/** Only approval lets the page's text into chunks; the machine never does. */
export async function decidePage(request: PageDecision): Promise<DecideResult> {
  const { bookId, drugId, physicalPage, verdict } = request;
  if (!["approve", "quarantine", "reopen"].includes(verdict)) return refuse("verdict_unknown");
  const reason = verdict === "quarantine" ? (request.reason ?? "text_unreadable") : null;
  const fault = faultOf({ ...request, reason }, reason === null ? null : PAGE_REASONS);
  if (fault) return refuse(fault);
  const store = openStore();
  return store.write(async (transaction) => {
    if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
    const before = await readMonograph(transaction, bookId, drugId);
    if (!before) return refuse("monograph_not_found");
    const anchor = pageAnchor(before.monograph, physicalPage, sha256Text);
    if (!anchor) return refuse("page_not_recognised");
    const current = currentPageWords(await carryDecisions(transaction, bookId, before.monograph, [])).find(({ decision }) => decision.anchor.physicalPage === physicalPage);
    const changed = changedSince(request, anchor, current);
    if (changed) return changed;
    await appendDecision(transaction, { bookId, targetKind: "page", anchor, verdict, reason, ...saidOf(request) }, new Date());
    const after = await readMonograph(transaction, bookId, drugId);
    if (after) await followLog(store, transaction, bookId, after);
    return { ok: true };
  });
}
