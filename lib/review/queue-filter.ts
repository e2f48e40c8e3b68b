// Comes in: a filter of the queue, as an address has it. Goes out: what it lets through, and the address again. It never orders anything.
import { type QueueFilter, queueFilterSchema } from "@/lib/model/queue";
import type { QueueRow } from "@/lib/model/views";

/** What the words of an address are called for each field of the filter. */
const WORDS = { state: "state", kind: "kind", section: "section", drug: "drug", reason: "why", severity: "severity" } as const;
type Field = keyof typeof WORDS;
const FIELDS = Object.keys(WORDS) as Field[];

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The filter that an address asks for; what it does not say, or says wrong, has its usual value. */
export function parseQueueFilter(query: Query): QueueFilter {
  const single = (value: Query[string]) => (typeof value === "string" && value !== "" ? value : null);
  const fields = Object.fromEntries(FIELDS.map((field) => [field, single(query[WORDS[field]])]));
  return queueFilterSchema.parse({ ...fields, mine: query.mine === "1" });
}

/** The words of an address that ask for a filter, without what is usual: `kind=seam&why=carried_labels`; empty for the whole queue. */
export function queueQuery(filter: QueueFilter): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const value = filter[field];
    if (value !== null && !(field === "state" && value === "waiting")) query.set(WORDS[field], value);
  }
  if (filter.mine) query.set("mine", "1");
  return query.toString();
}

/** Whether a place belongs to the part of the queue that is asked for. `reviewer` is whoever asks. */
export function matchesQueue(row: QueueRow, filter: QueueFilter, reviewer: string | null): boolean {
  const { state, kind, section, drug, reason, severity, mine } = filter;
  if (state === "waiting" ? row.state === "judged" : state !== "all" && row.state !== state) return false;
  if (kind !== null && row.kind !== kind) return false;
  if (section !== null && row.sectionKey !== section) return false;
  if (drug !== null && row.drugId !== drug) return false;
  if (reason !== null && !row.reasons.includes(reason)) return false;
  if (severity !== null && !row.reasons.includes(severity === "block" ? "blocking_finding" : "warning")) return false;
  return !mine || (reviewer !== null && row.judgedBy === reviewer);
}
