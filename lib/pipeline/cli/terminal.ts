import type { Locale } from "@/lib/model/error-sentences";
import { type Messages, messagesFor } from "@/lib/pipeline/messages/messages";
import type { Progress } from "@/lib/pipeline/progress";

/** What a command has of the world: where to print, in which language, and whether somebody has pressed Ctrl+C. */
export interface Terminal {
  locale: Locale;
  messages: Messages;
  /** `--json`: one JSON object on standard output instead of sentences. */
  json: boolean;
  signal: AbortSignal;
  /** A sentence on standard output; silent with `--json`. */
  say(sentence: string): void;
  /** The command's result for scripts; printed with `--json` only. */
  result(value: object): void;
  /** Draws progress on standard error, where that is a terminal and `--json` was not asked for. */
  progress(progress: Progress): void;
  /** Wipes the progress line. */
  settle(): void;
}

const BAR_WIDTH = 24;
/** Redrawing more often only flickers, milliseconds. */
const REDRAW_MS = 80;

/** "Reading ██████░░░ 120/322" */
export function drawBar(messages: Messages, { stage, done, total }: Progress): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(share * BAR_WIDTH);
  const count = total > 0 ? ` ${done}/${total}` : "";
  return `${messages.stages[stage]} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)}${count}`;
}

export function openTerminal(locale: Locale, json: boolean, signal: AbortSignal): Terminal {
  const messages = messagesFor(locale);
  const draws = Boolean(process.stderr.isTTY) && !json;
  let drawnAt = 0;
  let drawn = false;
  return {
    locale,
    messages,
    json,
    signal,
    say: (sentence) => {
      if (!json) process.stdout.write(`${sentence}\n`);
    },
    result: (value) => {
      if (json) process.stdout.write(`${JSON.stringify(value)}\n`);
    },
    progress: (progress) => {
      const now = Date.now();
      if (!draws || (now - drawnAt < REDRAW_MS && progress.done !== progress.total)) return;
      drawnAt = now;
      drawn = true;
      process.stderr.write(`\r\u001b[K${drawBar(messages, progress)}`);
    },
    settle: () => {
      if (drawn) process.stderr.write("\r\u001b[K");
      drawn = false;
    },
  };
}
