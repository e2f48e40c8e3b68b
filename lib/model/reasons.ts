/** Reasons a reviewer can pick; `other` wants a note. */
export const REJECT_REASONS = ["dose_cut_from_label", "list_cut", "sentence_cut", "wrong_section", "other"] as const;
export const QUARANTINE_REASONS = ["cells_wrong", "header_wrong", "text_unreadable", "not_a_table", "wrong_section", "other"] as const;
/** What can be said against a page's recognised text. */
export const PAGE_REASONS = ["text_unreadable", "wrong_section", "other"] as const;
