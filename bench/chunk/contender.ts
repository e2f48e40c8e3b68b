/** Runs one contender in a process of its own: in come numbers of passes over the text, out go the seconds of CPU time of each pass, and at the end the pieces. */
import { PAIRS, proseContenders } from "./contenders";
import type { Piece } from "./check";
import { generateTexts } from "./generate";

/** Passes to run, or the wish for the pieces of the last one. */
export type Order = { passes: number } | "pieces";

const contender = proseContenders()[Number(process.argv[2])];
if (contender === undefined) throw new Error("no such contender");
const texts = generateTexts(PAIRS);
const split = await contender.make();
let pieces: Piece[][] = [];

async function pass(): Promise<number> {
  const made: Piece[][] = [];
  const start = process.cpuUsage();
  for (const text of texts) {
    const found = split(text);
    made.push(found instanceof Promise ? await found : found);
  }
  const { user, system } = process.cpuUsage(start);
  pieces = made;
  return (user + system) / 1e6;
}

process.on("message", async (order: Order) => {
  if (order === "pieces") return process.send?.(pieces);
  const seconds: number[] = [];
  for (let i = 0; i < order.passes; i++) seconds.push(await pass());
  process.send?.(seconds);
});
process.send?.("ready");
