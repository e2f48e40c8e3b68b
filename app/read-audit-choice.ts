import type { AuditChoice } from "@/components/book/audit-href";
import type { AuditFilter } from "@/lib/review/audit-log";

const DAY_MS = 24 * 60 * 60_000;

/** The first moment of a day of this computer's calendar, ISO 8601, UTC; null where it is no day. `later`: so many days after it. */
function startOf(day: string | null, later = 0): string | null {
  if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return null;
  // Midday of the day after, back to midnight: days are not all 24 hours long.
  const moved = later === 0 ? start : new Date(start.getTime() + later * DAY_MS + DAY_MS / 2);
  moved.setHours(0, 0, 0, 0);
  return moved.toISOString();
}

/** Reads the address of the log. Whatever makes no sense in it is left out. */
export function readAuditChoice(query: Record<string, string | string[] | undefined>): { choice: AuditChoice; filter: AuditFilter } {
  const one = (name: string) => {
    const value = query[name];
    return typeof value === "string" && value !== "" && value.length <= 200 ? value.normalize("NFC") : null;
  };
  const since = startOf(one("since"));
  const until = startOf(one("until"), 1);
  const page = one("page") ?? "1";
  const choice: AuditChoice = {
    drug: one("drug"),
    reviewer: one("reviewer"),
    kind: one("kind"),
    verdict: one("verdict"),
    since: since === null ? null : one("since"),
    until: until === null ? null : one("until"),
    page: /^\d{1,6}$/.test(page) ? Math.max(0, Number(page) - 1) : 0,
  };
  return { choice, filter: { drugId: choice.drug, reviewer: choice.reviewer, targetKind: choice.kind, verdict: choice.verdict, since, until } };
}
