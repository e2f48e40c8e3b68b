// Glyphs in stream order in, clusters (one base character with its marks) out; spaces become a note on what follows them. It joins no words.
import { isCombiningMark } from "./characters";
import type { Glyph, GlyphStyle } from "./raw-page";

/** A base character with the marks glued onto it, or the pieces of a ligature that share one box. */
export interface Cluster {
  text: string;
  u0: number;
  u1: number;
  v: number;
  style: GlyphStyle;
  bold: boolean;
  /** A space glyph stood before it in the stream. */
  afterSpace: boolean;
  suspects: number;
}

/** A mark belongs to the letter before it when its pen is this near, in shares of the size. */
const MARK_REACH = 1.2;
/** The same character this near again is the same character printed fatter, in shares of the size. */
const DOUBLE_REACH = 0.1;

function isOnto(mark: Glyph, base: Cluster): boolean {
  const reach = MARK_REACH * base.style.size;
  return (
    mark.style.angle === base.style.angle &&
    mark.u0 > base.u0 - reach && mark.u0 < base.u1 + reach &&
    Math.abs(mark.v - base.v) < reach
  );
}

function isPieceOf(glyph: Glyph, cluster: Cluster): boolean {
  return glyph.style === cluster.style && Math.abs(glyph.u0 - cluster.u0) < 0.01 && Math.abs(glyph.u1 - cluster.u1) < 0.01;
}

/** True when the two are one character printed twice (fake bold, or drawn again by a careless producer). */
export function isDouble(a: { text: string; u0: number; v: number; style: GlyphStyle }, b: typeof a): boolean {
  const reach = DOUBLE_REACH * a.style.size;
  return (
    a.text === b.text && Math.abs(a.u0 - b.u0) <= reach && Math.abs(a.v - b.v) <= reach &&
    a.style.angle === b.style.angle && Math.abs(a.style.size - b.style.size) <= 0.05 * a.style.size
  );
}

/** Groups glyphs into clusters, in stream order. */
export function gatherClusters(glyphs: readonly Glyph[]): Cluster[] {
  const clusters: Cluster[] = [];
  let afterSpace = false;
  for (const glyph of glyphs) {
    if (glyph.text === " ") {
      afterSpace = true;
      continue;
    }
    const last = clusters.at(-1);
    if (last && isCombiningMark(glyph.text) && isOnto(glyph, last)) {
      last.text += glyph.text;
      continue;
    }
    if (last && !afterSpace && isPieceOf(glyph, last)) {
      last.text += glyph.text;
      continue;
    }
    if (last && !afterSpace && isDouble(last, glyph)) {
      last.bold = true;
      continue;
    }
    const { text, u0, u1, v, style } = glyph;
    clusters.push({ text, u0, u1: Math.max(u0, u1), v, style, bold: style.bold, afterSpace, suspects: glyph.suspect ? 1 : 0 });
    afterSpace = false;
  }
  return clusters;
}
