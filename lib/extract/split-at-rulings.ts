// Chains of atoms and the page's upright rules in, chains that no rule runs through out: words on both sides of a cell border are not one fragment. It moves nothing.
import type { Ruling } from "@/lib/model/page";
import type { Atom } from "./link-atoms";

/** A glyph may reach this far over a rule and still stand beside it, points. */
const SLACK = 1;

function cutAtom(atom: Atom, x: number): { left: Atom | null; right: Atom | null } {
  const isLeft = (cluster: Atom["clusters"][number]) => (cluster.u0 + cluster.u1) / 2 < x;
  const part = (clusters: Atom["clusters"]): Atom | null => {
    const [first] = clusters;
    if (!first) return null;
    return { ...atom, clusters, u0: first.u0, u1: Math.max(...clusters.map(({ u1 }) => u1)), v: first.v };
  };
  return { left: part(atom.clusters.filter(isLeft)), right: part(atom.clusters.filter((cluster) => !isLeft(cluster))) };
}

function cutChain(chain: readonly Atom[], x: number): Atom[][] {
  const struck = chain.some(({ clusters }) => clusters.some(({ u0, u1 }) => u0 < x - SLACK && u1 > x + SLACK));
  if (struck) return [[...chain]];
  const halves = chain.map((atom) => cutAtom(atom, x));
  const left = halves.flatMap((half) => half.left ?? []);
  const right = halves.flatMap((half) => half.right ?? []);
  return [left, right].filter((half) => half.length > 0);
}

/** Upright text only: rules through turned text are not told apart from underlines here. */
export function splitAtRulings(chains: readonly (readonly Atom[])[], rulings: readonly Ruling[]): Atom[][] {
  const upright = rulings.filter(({ orientation }) => orientation === "v");
  return chains.flatMap((chain) => {
    const [first] = chain;
    const end = chain.at(-1)?.u1 ?? 0;
    if (!first || first.angle !== 0) return [[...chain]];
    const middle = first.v - 0.3 * first.size;
    const between = upright.filter(({ x0, y0, y1 }) => x0 > first.u0 && x0 < end && y0 <= middle && y1 >= middle);
    return between.reduce<Atom[][]>((parts, { x0 }) => parts.flatMap((part) => cutChain(part, x0)), [[...chain]]);
  });
}
