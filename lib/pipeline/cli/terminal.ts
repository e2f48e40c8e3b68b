import type { Locale } from "@/lib/model/error-sentences";
import { type ImportRate, importRate, type ProgressSample } from "@/lib/model/import-rate";
import { fill, type Messages, messagesFor } from "@/lib/pipeline/messages/messages";
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
  /** Tells progress on standard error, unless `--json` was asked for. */
  progress(progress: Progress): void;
  /** Wipes the progress line. */
  settle(): void;
}

const BAR_WIDTH = 24;
/** Redrawing more often only flickers, milliseconds. */
const REDRAW_MS = 80;
/** Where nothing can be redrawn, a line is written this often, milliseconds. */
const LINE_MS = 10_000;

function rateOf(messages: Messages, stage: Progress["stage"], rate: ImportRate | null): string {
  if (rate === null) return "";
  const { perSecond, remaining } = rate;
  const left = remaining < 1 ? "" : ` · ${fill(messages.remaining, { seconds: Math.ceil(remaining) })}`;
  return ` · ${fill(messages.rate, { rate: perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond), unit: messages.units[stage] })}${left}`;
}

/** "Reading ██████░░░ 120/322 · 48 pages/s · about 5 s left" */
export function drawBar(messages: Messages, { stage, done, total }: Progress, rate: ImportRate | null = null): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(share * BAR_WIDTH);
  const count = total > 0 ? ` ${done}/${total}` : "";
  return `${messages.stages[stage]} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)}${count}${rateOf(messages, stage, rate)}`;
}

/** The same for a file or a pipe: "Reading 120/322 · 48 pages/s" */
function progressLine(messages: Messages, { stage, done, total }: Progress, rate: ImportRate | null): string {
  return `${messages.stages[stage]}${total > 0 ? ` ${done}/${total}` : ""}${rateOf(messages, stage, rate)}`;
}

/** Draws progress on a terminal's one line, or writes a line at each stage's beginning and then now and then. `now` in milliseconds. */
export class ProgressPen {
  private samples: ProgressSample[] = [];
  private stage = "";
  private drawnAt = Number.NEGATIVE_INFINITY;
  private isDrawn = false;

  constructor(
    private readonly messages: Messages,
    private readonly isTerminal: boolean,
    private readonly write: (text: string) => void,
  ) {}

  draw(progress: Progress, now: number): void {
    const isNew = progress.stage !== this.stage;
    if (isNew) this.samples = [];
    this.stage = progress.stage;
    if (now - this.drawnAt < REDRAW_MS && !isNew && progress.done !== progress.total) return;
    if (this.samples.at(-1)?.done !== progress.done) this.samples.push({ at: now, done: progress.done });
    if (!this.isTerminal && !isNew && now - this.drawnAt < LINE_MS) return;
    this.drawnAt = now;
    const rate = importRate(this.samples, progress.total);
    this.isDrawn = this.isTerminal;
    this.write(this.isTerminal ? `\r\u001b[K${drawBar(this.messages, progress, rate)}` : `${progressLine(this.messages, progress, rate)}\n`);
  }

  /** Wipes the line. */
  wipe(): void {
    if (this.isDrawn) this.write("\r\u001b[K");
    this.isDrawn = false;
  }
}

export function openTerminal(locale: Locale, json: boolean, signal: AbortSignal): Terminal {
  const messages = messagesFor(locale);
  const pen = json ? null : new ProgressPen(messages, Boolean(process.stderr.isTTY), (text) => process.stderr.write(text));
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
    progress: (progress) => pen?.draw(progress, performance.now()),
    settle: () => pen?.wipe(),
  };
}
