// Comes in: a book's log as far as it concerns one reviewer's acts. Goes out: which act an undo or a redo takes back, and the entries that do it. It never takes another reviewer's word back.
import type { Decision, DecisionAct } from "@/lib/model/decision";
import { groupBy } from "@/lib/model/group-by";
import { anchorKeyOf } from "./anchor";
import type { CarriedDecision } from "./carry-over";
import { standingCorrections } from "./corrections";
import { pinKeyOf } from "./pins";

/** What one reviewer entered together. */
export interface Act {
  id: string;
  takesBack: string | null;
}

/** The act to which an entry belongs: entries from before acts were kept, and single ones, are acts of their own. */
export function actIdOf(decision: Pick<Decision, "act" | "decisionId">): string {
  return decision.act?.id ?? decision.decisionId;
}

/**
 * What a reviewer can undo and redo, the next one last, from all their acts in the order of the log. A redo takes an undo back and can be undone
 * again; a new act ends what could be redone.
 */
export function actStacks(acts: readonly Act[]): { undo: string[]; redo: string[] } {
  let undo: string[] = [];
  let redo: string[] = [];
  for (const { id, takesBack } of acts) {
    if (takesBack !== null && undo.includes(takesBack)) {
      undo = undo.filter((other) => other !== takesBack);
      redo.push(id);
    } else if (takesBack !== null && redo.includes(takesBack)) {
      redo = redo.filter((other) => other !== takesBack);
      undo.push(id);
    } else {
      undo.push(id);
      redo = [];
    }
  }
  return { undo, redo };
}

/** An entry that takes one back, before it has its place in the log. */
export type TakeBackDraft = Pick<Decision, "targetKind" | "anchor" | "verdict" | "value" | "reason" | "note"> & { restores: DecisionAct["restores"] };

export interface TakeBack {
  drafts: TakeBackDraft[];
  /** The act's entries on which another reviewer's word stands now: they are left alone. */
  judgedSince: { entry: CarriedDecision; by: Decision }[];
}

/** One string a thing that is decided on: what the entry points at now, or its anchor where that is gone. */
function targetOf({ decision, seamKey, blockId }: CarriedDecision): string {
  const { targetKind, anchor } = decision;
  if (targetKind === "correction") return `correction ${anchorKeyOf(anchor)}`;
  if (targetKind === "page") return `page ${anchor.drugId} ${anchor.physicalPage}`;
  if (targetKind === "pin") return `pin ${pinKeyOf(anchor)}`;
  return `${targetKind} ${seamKey ?? blockId ?? anchorKeyOf(anchor)}`;
}

/**
 * Takes an act back: on each of its targets the word that stood before it is entered again, on the text that it was said of, or the target is
 * reopened where there was none. `log` holds every entry on the act's monographs, ascending.
 */
export function planTakeBack(log: readonly CarriedDecision[], actId: string): TakeBack {
  const byId = new Map(log.map((entry) => [entry.decision.decisionId, entry.decision]));
  const originOf = (decision: Decision): Decision => {
    const restored = decision.act?.restores == null ? undefined : byId.get(decision.act.restores);
    return restored === undefined ? decision : originOf(restored);
  };
  const plan: TakeBack = { drafts: [], judgedSince: [] };
  for (const history of groupBy(log, targetOf).values()) {
    const at = history.findIndex((entry) => actIdOf(entry.decision) === actId);
    const [entry, standing] = [history[at], history.at(-1)];
    if (entry === undefined || standing === undefined) continue;
    const by = judgedSince(entry.decision, standing.decision, originOf);
    if (by !== null) plan.judgedSince.push({ entry, by });
    else plan.drafts.push(restore(entry.decision, history.slice(0, at).map(({ decision }) => decision), originOf));
  }
  return plan;
}

/** The word of another reviewer that stands on what I said: given later than mine, or brought back later by its own author. Null where none does. */
function judgedSince(mine: Decision, standing: Decision, originOf: (decision: Decision) => Decision): Decision | null {
  const word = originOf(standing);
  if (word.reviewer === mine.reviewer) return null;
  if (word.sequence > mine.sequence) return word;
  return standing.sequence > mine.sequence && standing.reviewer !== mine.reviewer ? standing : null;
}

function restore(taken: Decision, earlier: readonly Decision[], originOf: (decision: Decision) => Decision): TakeBackDraft {
  // Corrections of one thing lie on one another: reopening lifts the topmost off by itself.
  const before = taken.targetKind === "correction" ? standingCorrections(earlier)[0] : earlier.at(-1);
  const restores = before === undefined ? null : originOf(before).decisionId;
  if (before === undefined || before.verdict === "reopen" || taken.verdict === "correct") return { targetKind: taken.targetKind, anchor: taken.anchor, verdict: "reopen", value: null, reason: null, note: "", restores };
  const { targetKind, anchor, verdict, value, reason, note } = before;
  return { targetKind, anchor, verdict, value, reason, note, restores };
}
