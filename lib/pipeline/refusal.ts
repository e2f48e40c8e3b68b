/** Why a request was not carried out, as a code that the interface words. */
export type RefusalReason =
  | "book_not_found"
  | "book_importing"
  | "monograph_not_found"
  | "seam_not_found"
  | "place_not_found"
  | "place_ambiguous"
  | "pin_not_possible"
  | "pin_not_found"
  | "pin_superseded"
  | "run_imported"
  | "run_imported_blocks"
  | "run_not_found"
  | "runs_not_comparable"
  | "block_not_found"
  | "block_changed"
  | "operation_not_possible"
  | "nothing_changed"
  | "correction_not_found"
  | "correction_superseded"
  | "page_not_recognised"
  | "reviewer_missing"
  | "verdict_unknown"
  | "reason_missing"
  | "note_missing"
  | "note_too_long"
  | "changed_since"
  | "nothing_to_undo"
  | "nothing_to_redo"
  | "last_monograph"
  | "line_not_found"
  | "line_not_prose"
  | "not_a_heading"
  | "folio_malformed"
  | "page_not_found"
  | "nothing_changes"
  | "region_empty"
  | "region_overlaps"
  | "profile_unknown"
  | "profile_same"
  | "profile_finds_nothing"
  | "limits_invalid"
  | "section_not_found"
  | "section_of_import";

export interface Refusal {
  ok: false;
  reason: RefusalReason;
}

export function refuse(reason: RefusalReason): Refusal {
  return { ok: false, reason };
}
