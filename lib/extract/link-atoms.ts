// Clusters in stream order in, chains of atoms out: first glyphs that follow each other in the stream, then whatever stands next on the same baseline. It makes no text.
import { type Cluster, isDouble } from "./gather-clusters";

/** Clusters that follow each other in the stream, of one size on one baseline, without a wide gap. */
export interface Atom {
  clusters: Cluster[];
  u0: number;
  u1: number;
  v: number;
  size: number;
  angle: number;
}

/** A gap wider than this ends a fragment, in shares of the size. A gutter is wider, a stretched word space rarely. */
const GAP_LIMIT = 0.9;
const BACK_LIMIT = 0.4;
/** Baselines of one line differ by no more, in shares of the smaller size. */
const BASELINE_LIMIT = 0.16;
/** A raised or lowered mark is at most this share of its line's size … */
const SCRIPT_SIZE = 0.85;
/** … shifted by a share of the line's size within these bounds (up, down) … */
const RAISED = { least: 0.1, most: 0.75 };
const LOWERED = { least: 0.06, most: 0.45 };
/** … and stands this close to what it belongs to. */
const SCRIPT_GAP = { before: 0.3, after: 0.6, back: 0.25 };

/** Whether a small atom is set as a raised or lowered mark of a line of `size` on baseline `v` (downwards positive). */
export function scriptOf(atom: { v: number; size: number }, line: { v: number; size: number }): "none" | "super" | "sub" {
  if (atom.size > SCRIPT_SIZE * line.size) return "none";
  const up = (line.v - atom.v) / line.size;
  if (up >= RAISED.least && up <= RAISED.most) return "super";
  if (-up >= LOWERED.least && -up <= LOWERED.most) return "sub";
  return "none";
}

function toAtoms(clusters: readonly Cluster[]): Atom[] {
  const atoms: Atom[] = [];
  for (const cluster of clusters) {
    const atom = atoms.at(-1);
    const { size, angle } = cluster.style;
    const previous = atom?.clusters.at(-1);
    const gap = atom ? cluster.u0 - atom.u1 : 0;
    if (
      atom && previous && angle === atom.angle && Math.abs(size - atom.size) <= 0.02 * atom.size &&
      Math.abs(cluster.v - previous.v) <= 0.04 * size && gap <= GAP_LIMIT * size && gap >= -BACK_LIMIT * size
    ) {
      atom.clusters.push(cluster);
      atom.u1 = Math.max(atom.u1, cluster.u1);
    } else {
      atoms.push({ clusters: [cluster], u0: cluster.u0, u1: cluster.u1, v: cluster.v, size, angle });
    }
  }
  return atoms;
}

/** The gap between two atoms when `right` can follow `left` on one line, else null. Points. */
function linkGap(left: Atom, right: Atom): number | null {
  const gap = right.u0 - left.u1;
  const size = Math.max(left.size, right.size);
  if (right.u0 + right.u1 <= left.u0 + left.u1) return null;
  if (Math.abs(left.v - right.v) <= BASELINE_LIMIT * Math.min(left.size, right.size)) {
    return gap <= GAP_LIMIT * size && gap >= -BACK_LIMIT * Math.min(left.size, right.size) ? gap : null;
  }
  if (gap < -SCRIPT_GAP.back * size) return null;
  if (scriptOf(right, left) !== "none") return gap <= SCRIPT_GAP.before * size ? gap : null;
  if (scriptOf(left, right) !== "none") return gap <= SCRIPT_GAP.after * size ? gap : null;
  return null;
}

/** How many neighbours of one atom are looked at. Real pages have a few dozen; only a page made to be slow has more. */
const NEIGHBOUR_LIMIT = 96;

/** Atoms by coarse rows of `v`, so that a page of thousands of one-glyph atoms needs no square of comparisons. */
class Rows {
  private readonly rows = new Map<number, Atom[]>();
  constructor(
    atoms: readonly Atom[],
    private readonly height: number,
  ) {
    for (const atom of atoms) {
      const key = Math.floor(atom.v / height);
      const row = this.rows.get(key);
      if (row) row.push(atom);
      else this.rows.set(key, [atom]);
    }
    for (const row of this.rows.values()) row.sort((a, b) => a.u0 - b.u0);
  }

  /** Atoms whose baseline is about within `reach` of `v` and whose left edge is in [from, to]. */
  *near(v: number, reach: number, from: number, to: number): Generator<Atom> {
    let left = NEIGHBOUR_LIMIT;
    for (let key = Math.floor((v - reach) / this.height); key <= Math.floor((v + reach) / this.height); key++) {
      const row = this.rows.get(key);
      if (!row) continue;
      let low = 0;
      let high = row.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((row[middle]?.u0 ?? 0) < from) low = middle + 1;
        else high = middle;
      }
      for (let i = low; i < row.length; i++) {
        const atom = row[i];
        if (!atom || atom.u0 > to) break;
        if (left-- === 0) return;
        yield atom;
      }
    }
  }
}

/** Takes what a second printing of the same text drew again out of the later atoms; the first becomes bold. */
function dropDoubles(atoms: readonly Atom[], rows: Rows): Atom[] {
  const order = new Map(atoms.map((atom, index) => [atom, index]));
  const gone = new Set<Cluster>();
  for (const [index, atom] of atoms.entries()) {
    const reach = 0.1 * atom.size;
    for (const other of rows.near(atom.v, reach, atom.u0 - reach, atom.u1)) {
      if (other.angle !== atom.angle || (order.get(other) ?? 0) <= index) continue;
      for (const cluster of other.clusters) {
        if (gone.has(cluster)) continue;
        const twin = atom.clusters.find((each) => !gone.has(each) && isDouble(each, cluster));
        if (!twin) continue;
        twin.bold = true;
        gone.add(cluster);
      }
    }
  }
  if (gone.size === 0) return [...atoms];
  return atoms.flatMap((atom) => toAtoms(atom.clusters.filter((cluster) => !gone.has(cluster))));
}

/** Pairs up neighbours, nearest pairs first, and follows the pairs. */
function toChains(atoms: readonly Atom[], rows: Rows): Atom[][] {
  const pairs: { left: Atom; right: Atom; gap: number }[] = [];
  for (const left of atoms) {
    // A mark's own line is bigger than the mark, so look as far as a line of twice the size would reach.
    const reach = left.size * RAISED.most * 2;
    for (const right of rows.near(left.v, reach, left.u1 - left.size, left.u1 + left.size * 2)) {
      if (right === left || right.angle !== left.angle) continue;
      const gap = linkGap(left, right);
      if (gap !== null) pairs.push({ left, right, gap: Math.abs(gap) });
    }
  }
  pairs.sort((a, b) => a.gap - b.gap);
  const next = new Map<Atom, Atom>();
  const previous = new Map<Atom, Atom>();
  for (const { left, right } of pairs) {
    if (next.has(left) || previous.has(right)) continue;
    next.set(left, right);
    previous.set(right, left);
  }
  return atoms.filter((atom) => !previous.has(atom)).map((first) => {
    const chain: Atom[] = [];
    for (let atom: Atom | undefined = first; atom; atom = next.get(atom)) chain.push(atom);
    return chain;
  });
}

/** Chains in the order in which their first atoms were drawn. */
export function linkAtoms(clusters: readonly Cluster[]): Atom[][] {
  const all = toAtoms(clusters);
  const byAngle = new Map<number, Atom[]>();
  for (const atom of all) byAngle.set(atom.angle, [...(byAngle.get(atom.angle) ?? []), atom]);
  return [...byAngle.values()].flatMap((atoms) => {
    const height = Math.max(2, Math.min(...atoms.slice(0, 200).map((atom) => atom.size)));
    const single = dropDoubles(atoms, new Rows(atoms, height));
    return toChains(single, new Rows(single, height));
  });
}
