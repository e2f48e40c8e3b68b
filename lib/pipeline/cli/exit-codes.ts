import type { UserErrorCode } from "@/lib/model/user-error";

/** What the command line ends with, for scripts. Documented in `--help`. */
export const EXIT = { ok: 0, gatesFailed: 1, usage: 2, unusableInput: 3, notFound: 4, logBroken: 5, internal: 70, cancelled: 130 } as const;

/** The exit code for an error that a person can do something about. */
export const EXIT_OF: Readonly<Record<UserErrorCode, number>> = {
  file_not_found: EXIT.notFound,
  file_empty: EXIT.unusableInput,
  not_a_pdf: EXIT.unusableInput,
  pdf_encrypted: EXIT.unusableInput,
  pdf_damaged: EXIT.unusableInput,
  pdf_without_text: EXIT.unusableInput,
  text_unreliable: EXIT.unusableInput,
  letters_unknown: EXIT.unusableInput,
  pdf_too_large: EXIT.unusableInput,
  no_monographs: EXIT.unusableInput,
  profile_finds_nothing: EXIT.unusableInput,
  profile_same: EXIT.unusableInput,
  run_imported: EXIT.unusableInput,
  reviewer_missing: EXIT.usage,
  nothing_changes: EXIT.unusableInput,
  last_monograph: EXIT.unusableInput,
  book_not_found: EXIT.notFound,
  monograph_not_found: EXIT.notFound,
  section_not_found: EXIT.notFound,
  section_of_import: EXIT.unusableInput,
  limits_invalid: EXIT.usage,
  profile_unknown: EXIT.usage,
  output_not_writable: EXIT.unusableInput,
  export_blocked: EXIT.gatesFailed,
  records_invalid: EXIT.unusableInput,
  manifest_invalid: EXIT.unusableInput,
  records_too_large: EXIT.unusableInput,
  import_running: EXIT.unusableInput,
  book_importing: EXIT.unusableInput,
  interrupted: EXIT.internal,
  import_paused: EXIT.cancelled,
  cancelled_kept: EXIT.cancelled,
  cancelled: EXIT.cancelled,
  usage: EXIT.usage,
};
