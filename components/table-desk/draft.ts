import type { Block } from "@/lib/model/block";
import type { TableOperation } from "@/lib/model/correction";
import { type CorrectedTable, type OperationFault, applyTableOperations } from "@/lib/review/apply-table-operations";
import { tidyOperations, withoutOperation } from "@/lib/review/table-differences";

/** A correction that is being made: its operations, and the way back and forth. */
export interface Draft {
  operations: readonly TableOperation[];
  past: readonly (readonly TableOperation[])[];
  future: readonly (readonly TableOperation[])[];
  /** Why the last thing that was wanted could not be; null when it could. */
  fault: OperationFault | "builds_on" | null;
}

export type DraftAction = { do: "apply"; operations: readonly TableOperation[] } | { do: "drop"; index: number } | { do: "start"; operations: readonly TableOperation[] } | { do: "undo" } | { do: "redo" };

export function startDraft(operations: readonly TableOperation[]): Draft {
  return { operations, past: [], future: [], fault: null };
}

/** One step of a draft over a table as it was read. What cannot be is not done and said. */
export function stepDraft(asRead: Block, draft: Draft, action: DraftAction): Draft {
  const { operations, past, future } = draft;
  switch (action.do) {
    case "start":
      return startDraft(action.operations);
    case "undo": {
      const before = past.at(-1);
      return before === undefined ? draft : { operations: before, past: past.slice(0, -1), future: [operations, ...future], fault: null };
    }
    case "redo": {
      const [after, ...rest] = future;
      return after === undefined ? draft : { operations: after, past: [...past, operations], future: rest, fault: null };
    }
    case "drop": {
      const rest = withoutOperation(asRead, operations, action.index);
      return rest === null ? { ...draft, fault: "builds_on" } : { operations: rest, past: [...past, operations], future: [], fault: null };
    }
    case "apply": {
      const wanted = tidyOperations(asRead, [...operations, ...action.operations]);
      const result = applyTableOperations(asRead, [...operations, ...action.operations]);
      if (!result.ok) return { ...draft, fault: result.fault };
      if (JSON.stringify(wanted) === JSON.stringify(operations)) return { ...draft, fault: null };
      return { operations: wanted, past: [...past, operations], future: [], fault: null };
    }
  }
}

/** The table as a draft leaves it. A draft only ever holds what applies. */
export function correctedBy(asRead: Block, { operations }: Pick<Draft, "operations">): CorrectedTable {
  const result = applyTableOperations(asRead, operations);
  if (!result.ok) throw new Error(`operation ${result.index} does not apply: ${result.fault}`);
  return result;
}
