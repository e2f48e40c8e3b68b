import { describe, expect, it } from "vitest";
import { errorSentence } from "@/lib/model/error-sentences";
import { UserError } from "@/lib/model/user-error";
import { type RefusalReason, refuse } from "@/lib/pipeline/refusal";
import { EXIT, EXIT_OF } from "./exit-codes";
import { refusalError } from "./refusal-error";

/** What a command can be refused with, and how it ends then. */
const REFUSED: Partial<Record<RefusalReason, number>> = {
  book_not_found: EXIT.notFound,
  book_importing: EXIT.unusableInput,
  monograph_not_found: EXIT.notFound,
  section_not_found: EXIT.notFound,
  section_of_import: EXIT.unusableInput,
  limits_invalid: EXIT.usage,
  run_imported: EXIT.unusableInput,
  profile_unknown: EXIT.usage,
  profile_same: EXIT.unusableInput,
  profile_finds_nothing: EXIT.unusableInput,
  reviewer_missing: EXIT.usage,
  nothing_changes: EXIT.unusableInput,
  last_monograph: EXIT.unusableInput,
};

describe("refusalError", () => {
  it.each(Object.entries(REFUSED) as [RefusalReason, number][])("says %s in a sentence of its own", (reason, exit) => {
    const error = refusalError(refuse(reason), { book: "b", monograph: "m", profile: "p", section: "s" });
    if (!(error instanceof UserError)) throw error;
    expect([error.code, EXIT_OF[error.code]]).toEqual([reason, exit]);
    expect(errorSentence("en", error.code, error.details)).not.toMatch(/went wrong in the program/);
  });

  it("never words a refusal as another one", () => {
    expect(refusalError(refuse("seam_not_found"), {})).toEqual(new Error("refused: seam_not_found"));
  });
});
