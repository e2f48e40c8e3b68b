/** The version that every record of ours carries, and the only one that the v4 loader takes. */
export const SCHEMA_VERSION = 4;

/** Fields that a v4 loader refuses to do without, in record order. */
export const REQUIRED_CHUNK_FIELDS = [
  "chunk_id",
  "drug_id",
  "drug_name",
  "section_key",
  "text",
  "source_text",
  "heading_physical_page",
  "source_page_range",
  "printed_page_range",
  "chunk_kind",
] as const;
export type RequiredChunkField = (typeof REQUIRED_CHUNK_FIELDS)[number];

/**
 * The loader's own rule of absence: `null`, `undefined`, an empty string, an empty list or an empty object.
 * `0` and `false` are present: physical page 0 and "nothing quarantined" are both facts.
 */
export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}
