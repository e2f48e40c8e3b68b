import type { GateName, Severity } from "@/lib/model/finding";

/** `monograph`: needs one monograph and its chunks only. `book`: compares pages or monographs with each other. */
export type GateScope = "monograph" | "book";

export interface GateFacts {
  /** The severity of its findings unless the check says otherwise for one of them. */
  severity: Severity;
  scope: GateScope;
}

/**
 * Every gate with its usual severity. `block` is for what makes a chunk tell something false or quote what nobody approved;
 * `warn` for what a person should look at; `note` for the record.
 */
export const GATE_TABLE: Readonly<Record<GateName, GateFacts>> = {
  chunk_over_token_ceiling: { severity: "block", scope: "monograph" },
  chunk_source_text_not_unique: { severity: "block", scope: "monograph" },
  chunk_ends_on_label: { severity: "block", scope: "monograph" },
  dose_without_governing_label: { severity: "block", scope: "monograph" },
  number_or_unit_cut: { severity: "block", scope: "monograph" },
  section_not_reassembled: { severity: "block", scope: "monograph" },
  required_field_missing: { severity: "block", scope: "monograph" },
  schema_version_wrong: { severity: "block", scope: "monograph" },
  chunk_id_not_unique: { severity: "block", scope: "book" },
  block_without_descriptor: { severity: "block", scope: "monograph" },
  quarantined_text_leaked: { severity: "block", scope: "monograph" },
  quarantine_flag_wrong: { severity: "block", scope: "monograph" },
  page_out_of_range: { severity: "block", scope: "monograph" },
  printed_page_missing: { severity: "warn", scope: "book" },
  folio_not_monotonic: { severity: "warn", scope: "book" },
  bbox_outside_page: { severity: "block", scope: "monograph" },
  unknown_section_key: { severity: "block", scope: "monograph" },
  section_order_unusual: { severity: "warn", scope: "monograph" },
  section_missing: { severity: "note", scope: "monograph" },
  section_repeated: { severity: "warn", scope: "monograph" },
  atc_code_malformed: { severity: "warn", scope: "monograph" },
  monograph_name_not_in_running_header: { severity: "warn", scope: "book" },
  text_layer_unreliable: { severity: "warn", scope: "book" },
  text_converted: { severity: "note", scope: "book" },
  table_rows_without_header: { severity: "block", scope: "monograph" },
  heading_misspelt: { severity: "warn", scope: "monograph" },
  characters_unaccounted: { severity: "block", scope: "book" },
  text_from_ocr: { severity: "block", scope: "monograph" },
  pin_not_obeyed: { severity: "warn", scope: "monograph" },
};
