// Comes in: what is still to be judged. Goes out: the same items, riskiest first, each with why it stands there. It never drops one.
import type { SectionKey } from "@/lib/model/section-key";
import { RISK_REASONS, type QueueKind, type RiskReason } from "@/lib/model/queue";

/** One thing to judge, with what its risk depends on. `position` is its place in the book's order. */
export interface QueueItem {
  id: string;
  kind: QueueKind;
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
  /** The text layer cannot be trusted where it stands. */
  ocr: boolean;
  /** The run before the active one cut elsewhere. */
  changed: boolean;
}

/** A reason outweighs all that are weaker than it, together. */
const WEIGHT = Object.fromEntries(RISK_REASONS.map((reason, index) => [reason, 2 ** (RISK_REASONS.length - 1 - index)])) as Readonly<Record<RiskReason, number>>;

/** Sections in which a wrong cut can hurt a patient. */
const RISKY_SECTIONS: ReadonlySet<SectionKey> = new Set(["lieu_luong_va_cach_dung", "tuong_tac_thuoc", "chong_chi_dinh", "qua_lieu_va_xu_tri"]);

/** All reasons that hold for an item, strongest first. */
export function riskReasons(item: QueueItem): RiskReason[] {
  const holds: Readonly<Record<RiskReason, boolean>> = {
    blocking_finding: item.blockingFindings > 0,
    look_again: item.lookAgain,
    risky_section: item.sectionKey !== null && RISKY_SECTIONS.has(item.sectionKey),
    table: item.kind === "block",
    machine_doubt: item.machineDoubt,
    carried_labels: item.carriedLabels > 0,
    ocr: item.ocr,
    changed: item.changed,
    warning: item.warnings > 0,
  };
  return RISK_REASONS.filter((reason) => holds[reason]);
}

/** What its strongest reasons weigh. Numbers mean nothing but order. */
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
