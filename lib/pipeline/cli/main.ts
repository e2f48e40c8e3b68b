/** The command line's entry: arguments in, an exit code out. Everything that goes wrong ends here, as one sentence on standard error. It never touches its process but to print. */
import { type Locale, errorSentence } from "@/lib/model/error-sentences";
import { UserError } from "@/lib/model/user-error";
import { fill, messagesFor } from "@/lib/pipeline/messages/messages";
import { openStores } from "@/lib/store/open-store";
import { COMMANDS } from "./commands";
import { EXIT, EXIT_OF } from "./exit-codes";
import { pickLocale } from "./pick-locale";
import { readArguments } from "./read-arguments";
import { openTerminal } from "./terminal";

function report(error: unknown, locale: Locale, json: boolean): number {
  const { code, details, exit } =
    error instanceof UserError
      ? { code: error.code, details: error.details, exit: EXIT_OF[error.code] }
      : { code: "internal", details: { message: error instanceof Error ? error.message : String(error) }, exit: EXIT.internal };
  const sentence = errorSentence(locale, code, details);
  if (json) process.stdout.write(`${JSON.stringify({ error: { code, details, sentence } })}\n`);
  if (!json || exit === EXIT.internal) process.stderr.write(`${sentence}\n`);
  if (exit === EXIT.internal && process.env.SEAMCHECK_DEBUG) process.stderr.write(`${error instanceof Error ? error.stack : ""}\n`);
  return exit;
}

/** Runs one command, which ends early when `signal` is aborted (`watchSignals`), and resolves to the exit code. */
export async function main(args: readonly string[], signal: AbortSignal = new AbortController().signal): Promise<number> {
  let locale: Locale = pickLocale(undefined, process.env);
  const json = args.includes("--json");
  try {
    const parsed = readArguments(args);
    locale = pickLocale(parsed.options.lang, process.env);
    const terminal = openTerminal(locale, json, signal);
    if (parsed.options.help || parsed.command === "help") {
      process.stdout.write(`${terminal.messages.help}\n`);
      return EXIT.ok;
    }
    const command = Object.hasOwn(COMMANDS, parsed.command) ? COMMANDS[parsed.command] : undefined;
    if (!command) {
      const { problems } = messagesFor(locale);
      throw new UserError("usage", { problem: parsed.command === "" ? fill(problems.missing, { what: Object.keys(COMMANDS).slice(0, -1).join("|") }) : fill(problems.command, { name: parsed.command }) });
    }
    try {
      return await command(parsed, terminal);
    } finally {
      terminal.settle();
    }
  } catch (error) {
    return report(error, locale, json);
  } finally {
    for (const store of openStores()) await store.close();
  }
}
