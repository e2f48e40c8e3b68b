// Comes in: the text of somebody's chunks.jsonl. Goes out: its records, and every fault by line and field. It never repairs a record and never stops at the first fault.
import type { z } from "zod";
import { isMissing, REQUIRED_CHUNK_FIELDS } from "@/lib/model/required-fields";
import { findKeyFault } from "./find-key-fault";
import { type ChunkRecord, chunkRecordSchema, RECORD_FIELDS } from "./record";

/** Faults of a record that is read by itself; then those of one that does not fit the book that it is imported into. */
export type RecordErrorCode = FormCode | "not_in_book" | "not_as_in_book" | "not_in_section" | "not_unique" | "block_unknown" | "not_in_block";
type FormCode = "line_too_long" | "not_json" | "not_an_object" | "duplicate_key" | "forbidden_key" | "field_missing" | "field_invalid" | "chunk_id_not_unique" | "no_records" | "too_many_errors";

/** One fault of a foreign file. `line` counts from 1; `field` is a path such as `attachments.0.bbox`, null where the line as a whole is meant. */
export interface RecordError {
  line: number;
  field: string | null;
  code: RecordErrorCode;
  /** Short data for the sentence: what was expected there. Never text of the record. */
  expected: string;
}

export interface ReadJsonlResult {
  /** Records without fault, in the file's order, with their line (from 1). */
  records: { line: number; record: ChunkRecord }[];
  errors: RecordError[];
  /** Top-level keys that schema v4 does not have, sorted. They were left out. */
  ignoredFields: string[];
}

export interface ReadLimits {
  /** UTF-16 units of one line. */
  maxLineLength: number;
  /** After this many faults reading stops with `too_many_errors`. */
  maxErrors: number;
}
export const READ_LIMITS: ReadLimits = { maxLineLength: 4_000_000, maxErrors: 1_000 };

/** What stands in for a field that v4 does not require, where a foreign record leaves it out. `part_count` and `est_tokens` say "not stated". */
const DEFAULTS: Readonly<Partial<ChunkRecord>> = { section_display_name: "", context_labels: [], atc_codes: [], part_index: 0, part_count: 1, est_tokens: 0, oversized: false, attachments: [], has_quarantined_content: false };

/** Takes a file line by line, so that a caller can stream one of any size. */
export class JsonlReader {
  readonly #limits: ReadLimits;
  readonly #result: ReadJsonlResult = { records: [], errors: [], ignoredFields: [] };
  readonly #lineOfId = new Map<string, number>();
  readonly #ignored = new Set<string>();
  #line = 0;

  constructor(limits: ReadLimits = READ_LIMITS) {
    this.#limits = limits;
  }

  /** False once so many faults were found that reading on is of no use. */
  get wantsMore(): boolean {
    return this.#result.errors.length < this.#limits.maxErrors;
  }

  /** One line without its line end. A closing "\r" and, on the first line, a byte order mark are no part of it. Blank lines are skipped. */
  addLine(line: string): void {
    this.#line++;
    if (!this.wantsMore) return;
    const text = (this.#line === 1 && line.startsWith("\uFEFF") ? line.slice(1) : line).replace(/\r$/u, "");
    if (text.length > this.#limits.maxLineLength) this.#faultOfLength();
    else if (text.trim() !== "") this.#read(text);
  }

  /** Stands for a line that the caller found too long to hold. */
  addOverlongLine(): void {
    this.#line++;
    if (this.wantsMore) this.#faultOfLength();
  }

  /** Everything that was read. A file without a single record is itself a fault. */
  finish(): ReadJsonlResult {
    const { records, errors } = this.#result;
    if (records.length === 0 && errors.length === 0) this.#fault(null, "no_records", "one record a line");
    if (errors.length >= this.#limits.maxErrors) errors.push({ line: this.#line, field: null, code: "too_many_errors", expected: `fewer than ${this.#limits.maxErrors}` });
    return { ...this.#result, ignoredFields: [...this.#ignored].sort() };
  }

  #faultOfLength(): void {
    this.#fault(null, "line_too_long", `at most ${this.#limits.maxLineLength} characters`);
  }

  #fault(field: string | null, code: RecordErrorCode, expected: string): void {
    this.#result.errors.push({ line: this.#line, field, code, expected });
  }

  #read(text: string): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
      return this.#fault(null, "not_json", "a JSON object");
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.#fault(null, "not_an_object", "a JSON object");
    const keyFault = findKeyFault(text);
    if (keyFault !== null) return this.#fault(keyFault.path, keyFault.code, keyFault.code === "duplicate_key" ? "each key once" : "no such key");
    this.#check(value as Record<string, unknown>);
  }

  #check(value: Record<string, unknown>): void {
    const missing = REQUIRED_CHUNK_FIELDS.filter((field) => isMissing(value[field]));
    for (const field of missing) this.#fault(field, "field_missing", "a value");
    if (isMissing(value.schema_version)) this.#fault("schema_version", "field_missing", "4");
    const parsed = chunkRecordSchema.safeParse(withDefaults(value));
    if (!parsed.success) {
      const reported = new Set<PropertyKey>([...missing, ...(isMissing(value.schema_version) ? ["schema_version"] : [])]);
      for (const issue of parsed.error.issues) if (!reported.has(issue.path[0] ?? "")) this.#fault(issue.path.join("."), "field_invalid", expectedBy(issue));
      return;
    }
    if (missing.length > 0) return;
    const first = this.#lineOfId.get(parsed.data.chunk_id);
    if (first !== undefined) return this.#fault("chunk_id", "chunk_id_not_unique", `not the id of line ${first}`);
    this.#lineOfId.set(parsed.data.chunk_id, this.#line);
    for (const key of Object.keys(value)) if (!(RECORD_FIELDS as readonly string[]).includes(key)) this.#ignored.add(key);
    this.#result.records.push({ line: this.#line, record: parsed.data });
  }
}

/** Reads a whole text at once. */
export function readJsonl(text: string, limits: ReadLimits = READ_LIMITS): ReadJsonlResult {
  const reader = new JsonlReader(limits);
  for (let from = 0; from < text.length && reader.wantsMore; ) {
    const end = text.indexOf("\n", from);
    reader.addLine(text.slice(from, end < 0 ? text.length : end));
    from = end < 0 ? text.length : end + 1;
  }
  return reader.finish();
}

/** Only the known fields, in record order, absent ones filled where v4 allows them to be absent. Text becomes NFC as everywhere. */
function withDefaults(value: Record<string, unknown>): Record<string, unknown> {
  const attachments = Array.isArray(value.attachments) ? (value.attachments as unknown[]) : [];
  const isQuarantined = attachments.some((attachment) => (attachment as { quarantined?: unknown } | null)?.quarantined === true);
  const defaults: Record<string, unknown> = { ...DEFAULTS, has_quarantined_content: isQuarantined };
  return Object.fromEntries(RECORD_FIELDS.map((field) => [field, normalised(value[field] === null || value[field] === undefined ? defaults[field] : value[field])]));
}

function normalised(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC");
  return Array.isArray(value) ? value.map((entry) => (typeof entry === "string" ? entry.normalize("NFC") : (entry as unknown))) : value;
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected;
    case "invalid_value":
      return issue.values.length > 4 ? "one of the known values" : issue.values.join(", ");
    case "too_small":
      return `at least ${issue.minimum}`;
    case "too_big":
      return `at most ${issue.maximum}`;
    case "invalid_union":
      return "an integer, a string or null";
    default:
      return issue.code;
  }
}
