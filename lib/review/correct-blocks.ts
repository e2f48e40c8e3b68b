// Comes in: blocks as they were read and the log. Goes out: the blocks as corrected. It never applies a correction to another grid than it was made on.
import type { Block } from "@/lib/model/block";
import type { TableOperation } from "@/lib/model/correction";
import type { Decision } from "@/lib/model/decision";
import type { Monograph } from "@/lib/model/monograph";
import type { Sha256 } from "./anchor";
import { applyTableOperations } from "./apply-table-operations";
import { carryOver } from "./carry-over";
import { standingCorrections } from "./corrections";

/** A monograph whose blocks are as corrected, with the same blocks as they were read, in the same order. */
export interface CorrectedMonograph extends Monograph {
  blocksAsRead: Block[];
}

/** The operations that stand on a block's grid. */
export interface StandingTableEdit {
  decision: Decision;
  operations: readonly TableOperation[];
}

/** The corrections of grids that take effect, by the block's id: they stand, and their block is read today as it was then. `log` ascends. */
export function standingTableEdits(drugId: string, asRead: readonly Block[], log: readonly Decision[], sha256: Sha256): Map<string, StandingTableEdit> {
  const edits = standingCorrections(log.filter((entry) => entry.anchor.drugId === drugId)).filter((entry) => entry.value.kind === "table_edit");
  if (edits.length === 0) return new Map();
  const carried = carryOver({ decisions: edits, monographs: [{ drugId, sections: [], blocks: [...asRead] }], seams: [], sha256 });
  return new Map(
    carried.flatMap(({ state, blockId }, index) => {
      const decision = edits[index];
      if (state !== "carried" || blockId === null || decision?.value.kind !== "table_edit") return [];
      return [[blockId, { decision, operations: decision.value.operations }]];
    }),
  );
}

/** The blocks with the corrections of their grids. A correction that cannot be applied has no effect. */
export function correctBlocks(asRead: readonly Block[], edits: ReadonlyMap<string, { operations: readonly TableOperation[] }>): Block[] {
  return asRead.map((block) => {
    const edit = edits.get(block.blockId);
    const corrected = edit === undefined ? null : applyTableOperations(block, edit.operations);
    return corrected?.ok ? corrected.block : block;
  });
}
