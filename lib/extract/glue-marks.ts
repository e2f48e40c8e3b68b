// Clusters and the marks found among them in, clusters with the marks on their letters out; where a mark's ink is decides, not where it came in the stream.
import { isCombiningMark, markOfAccent } from "./characters";
import type { Cluster } from "./gather-clusters";
import type { Glyph } from "./raw-page";

/** A mark not yet on its letter. */
export interface LooseMark {
  /** The combining mark. */
  mark: string;
  /** Where its ink is centred along the text. */
  inkU: number;
  /** The mark as a cluster of its own, in case no letter is found. */
  cluster: Cluster;
  /** How many clusters came before it in the stream. */
  after: number;
}

/** A letter may miss a mark's ink by this much along the text, and its baseline may differ by this much, in shares of the size. */
const ALONG = 0.12;
const ACROSS = 0.7;
/** A letter is nearly always this close to its mark in the stream. */
const NEAR_IN_STREAM = 48;

/** A combining mark, or an accent of its own right that may turn out to stand over a letter; null for any other glyph. */
export function toLooseMark(glyph: Glyph, after: number, cluster: Cluster): LooseMark | null {
  const mark = isCombiningMark(glyph.text) ? glyph.text : markOfAccent(glyph.text);
  return mark === null || glyph.inkU === null ? null : { mark, inkU: glyph.inkU, cluster, after };
}

/** How badly a cluster fits under a mark, points; null when it does not. */
function misfit(mark: LooseMark, base: Cluster): number | null {
  const { style, v } = mark.cluster;
  const size = base.style.size;
  if (base === mark.cluster || base.style.angle !== style.angle || !/^\p{L}/u.test(base.text)) return null;
  const across = Math.abs(base.v - v);
  if (across > ACROSS * size || mark.inkU < base.u0 - ALONG * size || mark.inkU > base.u1 + ALONG * size) return null;
  return Math.abs(mark.inkU - (base.u0 + base.u1) / 2) + across;
}

function bestOf(mark: LooseMark, candidates: readonly Cluster[]): Cluster | null {
  let best: Cluster | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const fit = misfit(mark, candidate);
    if (fit === null || fit >= least) continue;
    best = candidate;
    least = fit;
  }
  return best;
}

/** An accent takes room of its own when it is text ("10^6"); set over a letter it lies within the letter's room. */
function liesOver(mark: LooseMark, base: Cluster): boolean {
  const shared = Math.min(mark.cluster.u1, base.u1) - Math.max(mark.cluster.u0, base.u0);
  return shared > 0.5 * Math.min(mark.cluster.u1 - mark.cluster.u0, base.u1 - base.u0);
}

/** Puts every mark on the letter under its ink. Marks without one stay as clusters of their own, counted as suspects. */
export function glueMarks(clusters: readonly Cluster[], marks: readonly LooseMark[]): Cluster[] {
  const gone = new Set<Cluster>();
  const orphans: LooseMark[] = [];
  for (const mark of marks) {
    const combining = isCombiningMark(mark.cluster.text);
    const near = clusters.slice(Math.max(0, mark.after - NEAR_IN_STREAM), mark.after + NEAR_IN_STREAM);
    const base = bestOf(mark, near) ?? (combining ? bestOf(mark, clusters) : null);
    if (base && (combining || liesOver(mark, base))) {
      base.text += mark.mark;
      gone.add(mark.cluster);
    } else if (combining) {
      orphans.push({ ...mark, cluster: { ...mark.cluster, suspects: 1 } });
    }
  }
  const kept: Cluster[] = [];
  let next = 0;
  clusters.forEach((cluster, index) => {
    for (; (orphans[next]?.after ?? Number.POSITIVE_INFINITY) <= index; next++) kept.push(orphans[next]!.cluster);
    if (!gone.has(cluster)) kept.push(cluster);
  });
  return [...kept, ...orphans.slice(next).map(({ cluster }) => cluster)];
}
