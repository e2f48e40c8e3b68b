/** Who is measured on prose: in goes nothing, out come the contenders in the order of the table, none of them loaded yet; it measures nothing. */
import { createTokenCounter } from "@/lib/chunk/token-counter";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { Piece } from "./check";
import type { GeneratedText } from "./generate";
import { ourProse, ourSplit } from "./ours";
import { proseSplitters } from "./splitters.mjs";

/** Doses in the generated text, at least. */
export const PAIRS = 4099;

export type Split = (made: GeneratedText) => Piece[] | Promise<Piece[]>;

export interface Contender {
  name: string;
  setting: string;
  /** What it gives of every piece. */
  delivers: string;
  /** It says where in the text a piece stands. */
  offsets: boolean;
  make(): Promise<Split>;
}

export function proseContenders(): Contender[] {
  const counter = createTokenCounter();
  const limits = { target: DEFAULT_LIMITS.targetTokens, overlap: DEFAULT_LIMITS.overlapTokens };
  const peers: Contender[] = proseSplitters(limits, counter.count).map((peer) => ({ ...peer, make: async () => ofText(await peer.make()) }));
  return [
    { name: "**Seamcheck**", setting: "650 / 65, ceiling 800: the whole product", delivers: "text with labels, offsets, sizes; labels with scopes, seams with all places to move to, boxes, pages", offsets: true, make: async () => ourProse(counter) },
    { name: "**Seamcheck**", setting: "the same, split only", delivers: "text with labels, offsets, sizes", offsets: true, make: async () => ourSplit(counter) },
    ...peers,
  ];
}

function ofText(split: (text: string) => Piece[] | Promise<Piece[]>): Split {
  return (made) => split(made.text);
}
