/** A refusal of the pipeline in; the error with a sentence and an exit code of its own that the command line ends with, out. */
import { USER_ERROR_CODES, UserError, type UserErrorCode } from "@/lib/model/user-error";
import type { Refusal } from "@/lib/pipeline/refusal";

const isWorded = (reason: string): reason is UserErrorCode => (USER_ERROR_CODES as readonly string[]).includes(reason);

/** `details`: what the command was about, for the sentence. A refusal that no command can meet is a fault of the program and is named as one. */
export function refusalError({ reason }: Refusal, details: Readonly<Record<string, string>>): Error {
  return isWorded(reason) ? new UserError(reason, details) : new Error(`refused: ${reason}`);
}
