// Comes in: what is still to be judged. Goes out: the same items, riskiest first, each with why it stands there. It never drops one.
import type { SectionKey } from "@/lib/model/section-key";
import type { RiskReason } from "@/lib/model/views";

/** One thing to judge, with what its risk depends on. `position` is its place in the book's order. */
export interface QueueItem {
  id: string;
  kind: "seam" | "block" | "finding";
  drugId: string;
  /** Null for a finding that belongs to no section. */
  sectionKey: SectionKey | null;
  position: number;
  /** Findings at its place. */
  blockingFindings: number;
  warnings: number;
  /** Labels that the right part carries; 0 for blocks. */
  carriedLabels: number;
  /** It was judged before, and what was judged has changed. */
  lookAgain: boolean;
  /** The machine doubted the block or would not let it be quoted. */
  machineDoubt: boolean;
}

const WEIGHT: Readonly<Record<RiskReason, number>> = { blocking_finding: 1000, look_again: 400, risky_section: 200, table: 100, machine_doubt: 60, carried_labels: 40, warning: 20 };

/** Sections in which a wrong cut can hurt a patient. */
const RISKY: ReadonlySet<SectionKey> = new Set(["lieu_luong_va_cach_dung", "tuong_tac_thuoc", "chong_chi_dinh", "qua_lieu_va_xu_tri"]);

/** All reasons that hold for an item, strongest first. */
export function riskReasons(item: QueueItem): RiskReason[] {
  const holds: Readonly<Record<RiskReason, boolean>> = {
    blocking_finding: item.blockingFindings > 0,
    look_again: item.lookAgain,
    risky_section: item.sectionKey !== null && RISKY.has(item.sectionKey),
    table: item.kind === "block",
    machine_doubt: item.machineDoubt,
    carried_labels: item.carriedLabels > 0,
    warning: item.warnings > 0,
  };
  return (Object.keys(WEIGHT) as RiskReason[]).filter((reason) => holds[reason]);
}

/** The sum of its reasons' weights. Numbers mean nothing but order. */
export function riskOf(item: QueueItem): number {
  return riskReasons(item).reduce((sum, reason) => sum + WEIGHT[reason], 0);
}

/** Riskiest first; equals in book order, so that the queue never shuffles under the reviewer. */
export function byRisk<Item extends QueueItem>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, risk: riskOf(item) }))
    .sort((a, b) => b.risk - a.risk || a.item.position - b.item.position || (a.item.id < b.item.id ? -1 : a.item.id > b.item.id ? 1 : 0))
    .map(({ item }) => item);
}
