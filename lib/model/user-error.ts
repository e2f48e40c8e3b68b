/** Codes of everything that can be wrong with what a user gave us. The sentence for a person comes from the interface's messages. */
export const USER_ERROR_CODES = [
  "file_not_found",
  "file_empty",
  "not_a_pdf",
  "pdf_encrypted",
  "pdf_damaged",
  "pdf_without_text",
  "text_unreliable",
  "letters_unknown",
  "pdf_too_large",
  "no_monographs",
  "profile_finds_nothing",
  "profile_same",
  "run_imported",
  "reviewer_missing",
  "nothing_changes",
  "last_monograph",
  "book_not_found",
  "monograph_not_found",
  "section_not_found",
  "section_of_import",
  "limits_invalid",
  "profile_unknown",
  "output_not_writable",
  "export_blocked",
  "records_invalid",
  "manifest_invalid",
  "records_too_large",
  "import_running",
  "book_importing",
  "interrupted",
  "import_paused",
  "cancelled",
  "cancelled_kept",
  "usage",
] as const;
export type UserErrorCode = (typeof USER_ERROR_CODES)[number];

/** Unusable input: a code for programs and details for the sentence. Thrown at the edges, shown as one clear sentence. */
export class UserError extends Error {
  readonly code: UserErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
  constructor(code: UserErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(details)}`);
    this.name = "UserError";
    this.code = code;
    this.details = details;
  }
}
