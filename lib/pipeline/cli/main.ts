/** The command line's entry: arguments in, an exit code out. Everything that goes wrong ends here, as one sentence on standard error. */
import { type Locale, errorSentence } from "@/lib/model/error-sentences";
import { UserError } from "@/lib/model/user-error";
import { fill, messagesFor } from "@/lib/pipeline/messages/messages";
import { SUSPENDED } from "@/lib/pipeline/progress";
import { openStores } from "@/lib/store/open-store";
import { COMMANDS } from "./commands";
import { EXIT, EXIT_OF } from "./exit-codes";
import { pickLocale } from "./pick-locale";
import { readArguments } from "./read-arguments";
import { openTerminal } from "./terminal";

/**
 * Ctrl+C calls the work off; a second one ends at once. A polite kill, and the end of the process that started us or of the terminal, only end the process: an
 * import can be gone on with.
 */
function watchSignals(): AbortSignal {
  const controller = new AbortController();
  const stop = (reason?: string) => {
    if (controller.signal.aborted) process.exit(EXIT.cancelled);
    controller.abort(reason);
  };
  process.on("SIGINT", () => stop());
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(SUSPENDED));
  if (process.send) {
    process.on("disconnect", () => stop(SUSPENDED));
    process.channel?.unref();
  }
  return controller.signal;
}

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

/** Runs one command and resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let locale: Locale = pickLocale(undefined, process.env);
  const json = args.includes("--json");
  try {
    const parsed = readArguments(args);
    locale = pickLocale(parsed.options.lang, process.env);
    const terminal = openTerminal(locale, json, watchSignals());
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
