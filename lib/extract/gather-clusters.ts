// Glyphs in stream order in, clusters (one base character with its marks) out; spaces become a note on what follows them. It joins no words.
import type { LegacyEncoding } from "@/lib/model/page";
import { isCombiningMark } from "./characters";
import { glueMarks, type LooseMark, toLooseMark } from "./glue-marks";
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
  convertedFrom?: LegacyEncoding;
}

/** The same character this near again is the same character printed fatter, in shares of the size. */
const DOUBLE_REACH = 0.1;

/** The engine takes a ligature apart into letters that all begin where it does; one text object cannot begin two glyphs on one spot. */
function isPieceOf(glyph: Glyph, cluster: Cluster): boolean {
  return glyph.style === cluster.style && Math.abs(glyph.u0 - cluster.u0) < 0.01 && Math.abs(glyph.v - cluster.v) < 0.01;
}

/** True when the two are one character printed twice (fake bold, or drawn again by a careless producer). */
export function isDouble(a: { text: string; u0: number; v: number; style: GlyphStyle }, b: typeof a): boolean {
  const reach = DOUBLE_REACH * a.style.size;
  return (
    a.text === b.text && Math.abs(a.u0 - b.u0) <= reach && Math.abs(a.v - b.v) <= reach &&
    a.style.angle === b.style.angle && Math.abs(a.style.size - b.style.size) <= 0.05 * a.style.size
  );
}

function toCluster({ text, u0, u1, v, style, suspect, convertedFrom }: Glyph, afterSpace: boolean): Cluster {
  return { text, u0, u1: Math.max(u0, u1), v, style, bold: style.bold, afterSpace, suspects: suspect ? 1 : 0, ...(convertedFrom ? { convertedFrom } : {}) };
}

/** Groups glyphs into clusters, in stream order. A mark that stands over no letter stays, as a suspect of its own. */
export function gatherClusters(glyphs: readonly Glyph[]): Cluster[] {
  const clusters: Cluster[] = [];
  const marks: LooseMark[] = [];
  let afterSpace = false;
  /** The least end of the pieces of the ligature before. */
  let least: number | null = null;
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last && least !== null && !isPieceOf(glyph, last)) {
      if (glyph.style === last.style && glyph.u0 < last.u1) last.u1 = Math.max(least, glyph.u0);
      least = null;
    }
    if (glyph.text === " ") {
      afterSpace = true;
      continue;
    }
    if (last && !afterSpace && isPieceOf(glyph, last)) {
      last.text += glyph.text;
      // Each piece has the width of its own letter at best: the ligature ends between the least and the most of them, where what follows begins.
      least = Math.min(least ?? last.u1, glyph.u1);
      last.u1 = Math.max(last.u1, glyph.u1);
      continue;
    }
    if (last && !afterSpace && isDouble(last, glyph)) {
      last.bold ||= Math.abs(last.u0 - glyph.u0) > 0.02;
      continue;
    }
    const mark = glyph.inkU === null ? null : toLooseMark(glyph, clusters.length, toCluster(glyph, afterSpace));
    if (mark) marks.push(mark);
    // A mark leaves the space before it to the next letter.
    if (mark && isCombiningMark(glyph.text)) continue;
    clusters.push(mark?.cluster ?? toCluster(glyph, afterSpace));
    afterSpace = false;
  }
  return marks.length === 0 ? clusters : glueMarks(clusters, marks);
}
