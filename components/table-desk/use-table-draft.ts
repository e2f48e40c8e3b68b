import { useEffect, useMemo, useReducer, useRef } from "react";
import type { TableOperation } from "@/lib/model/correction";
import type { BlockView } from "@/lib/model/views";
import type { CorrectedTable } from "@/lib/review/apply-table-operations";
import { type ChangedCells, changedCells } from "@/lib/review/table-differences";
import { correctedBy, type Draft, type DraftAction, startDraft, stepDraft } from "./draft";

export interface TableDraft {
  draft: Draft;
  corrected: CorrectedTable;
  changed: ChangedCells;
  /** Something is not saved yet. */
  dirty: boolean;
  step: (action: DraftAction) => void;
}

const NONE: readonly TableOperation[] = [];
const keyOf = ({ block, asReadHash, correction }: BlockView) => `seamcheck-table:${block.blockId}:${asReadHash}:${correction?.sequence ?? 0}`;

/** What was left unsaved in this tab; null where nothing was, or where it does not fit the table any more. */
function keptDraft(view: BlockView): readonly TableOperation[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(view)) ?? "null") as readonly TableOperation[] | null;
    if (kept !== null) correctedBy(view.asRead, { operations: kept });
    return kept;
  } catch {
    return null;
  }
}

/** The correction that is being made of a table. Kept in this tab until it is saved or thrown away; `onRestored` hears of one that was found again. */
export function useTableDraft(view: BlockView, onRestored: () => void): TableDraft {
  const { asRead } = view;
  const saved = view.correction?.operations ?? NONE;
  const [draft, step] = useReducer((now: Draft, action: DraftAction) => stepDraft(asRead, now, action), saved, startDraft);
  const corrected = useMemo(() => correctedBy(asRead, draft), [asRead, draft]);
  const changed = useMemo(() => changedCells(asRead, corrected), [asRead, corrected]);
  const dirty = JSON.stringify(draft.operations) !== JSON.stringify(saved);
  const key = keyOf(view);

  const opened = useRef({ view, saved, onRestored });
  useEffect(() => {
    const { view, saved, onRestored } = opened.current;
    const kept = keptDraft(view);
    if (kept === null || JSON.stringify(kept) === JSON.stringify(saved)) return;
    step({ do: "start", operations: kept });
    onRestored();
  }, []);
  // Saved, taken back, or corrected by somebody else: the desk begins anew from what stands.
  const began = useRef({ key, saved });
  useEffect(() => {
    if (began.current.key === key) return;
    sessionStorage.removeItem(began.current.key);
    began.current = { key, saved };
    step({ do: "start", operations: saved });
  }, [key, saved]);
  useEffect(() => {
    if (dirty) sessionStorage.setItem(key, JSON.stringify(draft.operations));
    else sessionStorage.removeItem(key);
  }, [dirty, draft.operations, key]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
  return { draft, corrected, changed, dirty, step };
}
