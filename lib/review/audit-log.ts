// Comes in: a book's whole log, ascending. Goes out: a page of it by what a reader chose, what stood before each entry, and what there is to choose from. It never changes an entry.
import type { Decision } from "@/lib/model/decision";

/** What a reader chose; null: all. Times are ISO 8601, UTC, `since` inclusive, `until` exclusive. */
export interface AuditFilter {
  drugId: string | null;
  reviewer: string | null;
  targetKind: string | null;
  verdict: string | null;
  since: string | null;
  until: string | null;
}

export interface AuditEntry {
  decision: Decision;
  /** The entry on the same target before it; null for the first. */
  before: Decision | null;
}

export interface AuditPage {
  /** The newest first. */
  entries: AuditEntry[];
  /** Entries that fit, and in the whole log. */
  total: number;
  all: number;
  /** Counted from 0. */
  page: number;
  pages: number;
  choices: { drugIds: string[]; reviewers: string[]; targetKinds: string[]; verdicts: string[] };
}

/** What two entries on one thing have in common: the block, the page, or the text around the place. */
function targetOf({ targetKind, anchor }: Decision): string {
  const { drugId, sectionKey, blockId, before, after, physicalPage } = anchor;
  return JSON.stringify(blockId !== null ? [targetKind, drugId, blockId] : physicalPage !== undefined ? [targetKind, drugId, physicalPage] : [targetKind, drugId, sectionKey, before, after]);
}

/** For every entry (by id) the one on the same target before it; null for the first. */
export function entriesBefore(log: readonly Decision[]): Map<string, Decision | null> {
  const standing = new Map<string, Decision>();
  const before = new Map<string, Decision | null>();
  for (const decision of log) {
    const target = targetOf(decision);
    before.set(decision.decisionId, standing.get(target) ?? null);
    standing.set(target, decision);
  }
  return before;
}

function fits({ anchor, reviewer, targetKind, verdict, decidedAt }: Decision, filter: AuditFilter): boolean {
  return (
    (filter.drugId === null || anchor.drugId === filter.drugId) &&
    (filter.reviewer === null || reviewer === filter.reviewer) &&
    (filter.targetKind === null || targetKind === filter.targetKind) &&
    (filter.verdict === null || verdict === filter.verdict) &&
    (filter.since === null || decidedAt >= filter.since) &&
    (filter.until === null || decidedAt < filter.until)
  );
}

/** One page of the log, the newest entries first. A page that there is not becomes the last one. */
export function auditPage(log: readonly Decision[], filter: AuditFilter, wantedPage: number, size: number): AuditPage {
  const fitting = log.filter((decision) => fits(decision, filter)).reverse();
  const pages = Math.max(1, Math.ceil(fitting.length / size));
  const page = Math.min(Math.max(0, wantedPage), pages - 1);
  const before = entriesBefore(log);
  const distinct = (values: string[]) => [...new Set(values)].sort();
  return {
    entries: fitting.slice(page * size, (page + 1) * size).map((decision) => ({ decision, before: before.get(decision.decisionId) ?? null })),
    total: fitting.length,
    all: log.length,
    page,
    pages,
    choices: {
      drugIds: distinct(log.map((decision) => decision.anchor.drugId)),
      reviewers: distinct(log.map((decision) => decision.reviewer)),
      targetKinds: distinct(log.map((decision) => decision.targetKind)),
      verdicts: distinct(log.map((decision) => decision.verdict)),
    },
  };
}
