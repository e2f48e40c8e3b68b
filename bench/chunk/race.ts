/** Lets the contenders run in turns, each in a process of its own: in go their indices, out come the CPU seconds of a pass and the pieces; it judges nothing. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Piece } from "./check";
import type { Order } from "./contender";

/** What one process gave: CPU seconds of a pass over all texts, the median of the passes that count, and the pieces of the last. */
interface Heat {
  seconds: number;
  pieces: Piece[][];
}

/** What all processes of a contender gave: the median of them, and the pieces of the last. */
export interface Run extends Heat {
  ofProcesses: number[];
}

/** Passes of a turn, so that a contender is warm again after the others had theirs. */
const PASSES = 5;
/** Turns that do not count: the machine code is not made yet. */
const WARM_UP = 4;
/** Above this many seconds a pass, one pass is a turn, and three turns of one process are enough. */
const SLOW = 1;
const SLOW_TURNS = 3;

/**
 * Every contender runs in `heats` processes, one after the other, each new: which machine code the engine settles on differs from process to process by up to
 * a third, and stays. In a heat turns go round all contenders, one at a time, so that a busy machine strikes all alike; in one process one would pay for what
 * the engine learnt of another, as they share the counter.
 */
export async function race(count: number, heats: number, turns: number): Promise<Run[]> {
  const ran: Heat[][] = Array.from({ length: count }, () => []);
  for (let heat = 0; heat < heats; heat++) {
    const taking = ran.flatMap(([first], i) => (first !== undefined && first.seconds > SLOW ? [] : [i]));
    for (const [place, result] of (await runHeat(taking, turns)).entries()) ran[taking[place] as number]?.push(result);
  }
  return ran.map((heatsOfIt) => {
    const ofProcesses = heatsOfIt.map(({ seconds }) => seconds);
    return { seconds: median(ofProcesses), ofProcesses, pieces: (heatsOfIt.at(-1) as Heat).pieces };
  });
}

async function runHeat(contenders: readonly number[], turns: number): Promise<Heat[]> {
  const children = contenders.map((i) => fork(path.join(path.dirname(fileURLToPath(import.meta.url)), "contender.mjs"), [String(i)], { serialization: "advanced" }));
  for (const child of children) await once(child, "message");
  const seconds: number[][] = children.map(() => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [i, child] of children.entries()) {
      const mine = seconds[i] as number[];
      const isSlow = (mine[0] ?? 0) > SLOW;
      if (isSlow && turn >= SLOW_TURNS) continue;
      mine.push(...(await ask<number[]>(child, { passes: isSlow || turn === 0 ? 1 : PASSES })));
    }
  const runs: Heat[] = [];
  for (const [i, child] of children.entries()) {
    runs.push({ seconds: median(counted(seconds[i] as number[])), pieces: await ask<Piece[][]>(child, "pieces") });
    child.disconnect();
    await once(child, "exit");
  }
  return runs;
}

async function ask<Answer>(child: ChildProcess, order: Order): Promise<Answer> {
  const answer = once(child, "message");
  child.send(order);
  return (await answer)[0] as Answer;
}

/** The passes behind the warm-up; all of a slow contender, which has but a few. */
function counted(seconds: readonly number[]): readonly number[] {
  return seconds.length > WARM_UP * PASSES ? seconds.slice(WARM_UP * PASSES) : seconds;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
