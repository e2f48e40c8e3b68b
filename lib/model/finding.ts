import { z } from "zod";
import { pageRectSchema } from "./rect-schema";
import { sectionKeySchema } from "./section-key-schema";

/** Every gate, by its published name. */
export const GATE_NAMES = [
  "chunk_over_token_ceiling",
  "chunk_source_text_not_unique",
  "chunk_ends_on_label",
  "dose_without_governing_label",
  "number_or_unit_cut",
  "section_not_reassembled",
  "required_field_missing",
  "schema_version_wrong",
  "chunk_id_not_unique",
  "block_without_descriptor",
  "quarantined_text_leaked",
  "quarantine_flag_wrong",
  "page_out_of_range",
  "printed_page_missing",
  "folio_not_monotonic",
  "bbox_outside_page",
  "unknown_section_key",
  "section_order_unusual",
  "section_missing",
  "section_repeated",
  "atc_code_malformed",
  "monograph_name_not_in_running_header",
  "text_layer_unreliable",
  "text_converted",
  "table_rows_without_header",
  "heading_misspelt",
  "characters_unaccounted",
  "pin_not_obeyed",
  "text_from_ocr",
] as const;
export const gateNameSchema = z.enum(GATE_NAMES);
export type GateName = z.infer<typeof gateNameSchema>;

/** `block` stops an export; `warn` wants a look; `note` is for the record. */
export const severitySchema = z.enum(["block", "warn", "note"]);
export type Severity = z.infer<typeof severitySchema>;

/** Where a finding points. Every field that is known is filled. */
export const placeSchema = z.object({
  drugId: z.string().nullable().default(null),
  sectionKey: sectionKeySchema.nullable().default(null),
  chunkId: z.string().nullable().default(null),
  blockId: z.string().nullable().default(null),
  physicalPage: z.number().int().nullable().default(null),
  bbox: pageRectSchema.nullable().default(null),
});
export type Place = z.infer<typeof placeSchema>;

/** One complaint. `expected` and `found` are data (numbers, names, short quotes), the sentence is made by the interface. Never holds text of a quarantined block. */
export const findingSchema = z.object({
  gate: gateNameSchema,
  severity: severitySchema,
  place: placeSchema,
  expected: z.string(),
  found: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;
