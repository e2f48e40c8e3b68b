import type { CarryState, Decision } from "@/lib/model/decision";
import type { SegmentChange, SegmentCorrectionView } from "@/lib/model/views";
import { standingCorrections } from "@/lib/review/corrections";
import { fromDecisionRow } from "./decision-rows";
import type { Transaction } from "./open-store";

/** Every correction in a book's log and whatever took one back, ascending. */
export async function readCorrectionLog(transaction: Transaction, bookId: string): Promise<Decision[]> {
  return (await transaction.decision.findMany({ where: { bookId, targetKind: "correction" }, orderBy: { sequence: "asc" } })).map(fromDecisionRow);
}

/** The entries of a book's log that hold now: what stands on its target unchanged, and is no taking back. */
export async function readStandingPlaces(transaction: Transaction, bookId: string): Promise<string[]> {
  const rows = await transaction.decisionPlace.findMany({ where: { bookId, current: true, carry: "carried", NOT: { verdict: "reopen" } }, select: { decisionId: true } });
  return rows.map((row) => row.decisionId);
}

/** What became of the decisions that held (`before`, by id), and how many hold now that did not; those of `except` are not counted. */
export async function readFates(transaction: Transaction, bookId: string, before: ReadonlySet<string>, except: ReadonlySet<string>): Promise<SegmentChange["decisions"]> {
  const places = await transaction.decisionPlace.findMany({ where: { bookId, NOT: { verdict: "reopen" } }, select: { decisionId: true, carry: true, current: true } });
  const rows = places.filter((place) => !except.has(place.decisionId));
  const count = (carry: CarryState) => rows.filter((row) => row.carry === carry && before.has(row.decisionId)).length;
  const lookAgain = count("look_again");
  const carried = count("carried");
  return { carried, lookAgain, orphaned: before.size - carried - lookAgain, again: rows.filter((row) => row.current && row.carry === "carried" && !before.has(row.decisionId)).length };
}

/** The corrections of headings and folios that stand on these pages, the newest first. */
export async function readCorrectionViews(transaction: Transaction, bookId: string, pages: ReadonlySet<number>): Promise<SegmentCorrectionView[]> {
  const rows = await transaction.decision.findMany({ where: { bookId, targetKind: "correction" }, orderBy: { sequence: "asc" }, include: { place: true } });
  const carry = new Map(rows.map((row) => [row.decisionId, (row.place?.carry ?? "orphaned") as CarryState]));
  return standingCorrections(rows.map(fromDecisionRow))
    .flatMap(({ decisionId, sequence, value, anchor, reviewer }): SegmentCorrectionView[] => {
      if (value.kind !== "heading_add" && value.kind !== "heading_remove" && value.kind !== "folio") return [];
      const page = value.kind === "folio" ? value.physicalPage : value.line.physicalPage;
      return pages.has(page) ? [{ sequence, value, sectionKey: anchor.sectionKey, reviewer, carry: carry.get(decisionId) ?? "orphaned" }] : [];
    })
    .sort((a, b) => b.sequence - a.sequence);
}
