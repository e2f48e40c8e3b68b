import { parseArgs } from "node:util";
import { type ChunkLimits, DEFAULT_LIMITS, chunkLimitsSchema } from "@/lib/model/limits";
import { UserError } from "@/lib/model/user-error";
import { type Messages, fill } from "@/lib/pipeline/messages/messages";

const OPTIONS = {
  out: { type: "string" },
  profile: { type: "string" },
  name: { type: "string" },
  job: { type: "string" },
  monograph: { type: "string" },
  section: { type: "string" },
  reviewer: { type: "string" },
  book: { type: "string" },
  manifest: { type: "string" },
  target: { type: "string" },
  ceiling: { type: "string" },
  overlap: { type: "string" },
  lang: { type: "string" },
  ocr: { type: "boolean" },
  json: { type: "boolean" },
  "dry-run": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export type Arguments = ReturnType<typeof readArguments>;

/** Splits the command line into the command, what follows it, and options. Throws UserError `usage` for an option that does not exist. */
export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [command = "", ...operands] = positionals;
    return { command, operands, options: values };
  } catch (error) {
    throw new UserError("usage", { problem: (error as Error).message });
  }
}

/** The one operand of a command. Throws UserError `usage` where there is none or more than one. */
export function soleOperand({ operands }: Arguments, what: string, messages: Messages): string {
  const [operand, surplus] = operands;
  if (operand === undefined) throw new UserError("usage", { problem: fill(messages.problems.missing, { what }) });
  if (surplus !== undefined) throw new UserError("usage", { problem: fill(messages.problems.surplus, { value: surplus }) });
  return operand;
}

export function wanted(value: string | undefined, what: string, messages: Messages): string {
  if (value === undefined || value === "") throw new UserError("usage", { problem: fill(messages.problems.missing, { what }) });
  return value;
}

/** The limits that the options name, over `base`. Throws UserError `usage` for what is no number and `limits_invalid` for numbers that do not go together. */
export function readLimits({ options }: Arguments, messages: Messages, base: ChunkLimits = DEFAULT_LIMITS): ChunkLimits {
  const number = (option: "target" | "ceiling" | "overlap", otherwise: number) => {
    const value = options[option];
    if (value === undefined) return otherwise;
    if (!/^\d{1,6}$/.test(value)) throw new UserError("usage", { problem: fill(messages.problems.number, { option: `--${option}`, value }) });
    return Number(value);
  };
  const ceilingTokens = number("ceiling", base.ceilingTokens);
  const limits = {
    ceilingTokens,
    targetTokens: number("target", base.targetTokens),
    overlapTokens: number("overlap", base.overlapTokens),
    maxEmbedTokens: Math.max(base.maxEmbedTokens, ceilingTokens),
  };
  const parsed = chunkLimitsSchema.safeParse(limits);
  if (!parsed.success) throw new UserError("limits_invalid", { reason: `--target ${limits.targetTokens} --ceiling ${limits.ceilingTokens} --overlap ${limits.overlapTokens}` });
  return parsed.data;
}
