// Comes in: where the seams of one section stand in two runs. Goes out: which became which. It never looks at text.

export interface SeamPairs {
  /** Places in both, and places that moved: each at most once, ascending by the first. */
  pairs: { before: number; after: number }[];
  /** Places (UTF-16 offsets) that have no other one. */
  gone: number[];
  added: number[];
}

/** Pairs what stands at the same place, then what is nearest to each other between two such places: lines from one to the other never cross. */
export function pairSeams(before: readonly number[], after: readonly number[]): SeamPairs {
  const was = [...before].sort((a, b) => a - b);
  const is = [...after].sort((a, b) => a - b);
  const pairs = was.filter((at) => is.includes(at)).map((at) => ({ before: at, after: at }));
  const rest = { gone: was.filter((at) => !is.includes(at)), added: is.filter((at) => !was.includes(at)) };
  const crosses = (from: number, to: number) => pairs.some((pair) => (pair.before - from) * (pair.after - to) < 0);
  const candidates = rest.gone.flatMap((from) => rest.added.map((to) => ({ before: from, after: to }))).sort((a, b) => Math.abs(a.before - a.after) - Math.abs(b.before - b.after) || a.before - b.before || a.after - b.after);
  for (const pair of candidates) {
    const isFree = rest.gone.includes(pair.before) && rest.added.includes(pair.after);
    if (!isFree || crosses(pair.before, pair.after)) continue;
    pairs.push(pair);
    rest.gone = rest.gone.filter((at) => at !== pair.before);
    rest.added = rest.added.filter((at) => at !== pair.after);
  }
  return { pairs: pairs.sort((a, b) => a.before - b.before), ...rest };
}
