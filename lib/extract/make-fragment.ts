// A chain of atoms in, one text fragment out: words with single spaces, NFC, an x for every character, style runs and a box. It never looks beyond its chain.
import type { StyleRun, TextFragment } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { brokenSyllable } from "@/lib/model/vietnamese-syllable";
import type { Cluster } from "./gather-clusters";
import { type Atom, scriptOf } from "./link-atoms";

/** A gap wider than this between two glyphs is a word space even without a space glyph, in shares of the size. */
const WORD_GAP = 0.17;
/** A space glyph that takes up less is no space: it stands where a mark was glued back, in shares of the size. */
const LEAST_SPACE = 0.06;

/** A drawn blank below this may be a stray one, left where a mark was set; a word space is wider even in a tight line. Shares of the size. */
const NARROW_SPACE = 0.15;
/** More parts than a syllable is ever torn into. */
const MOST_PARTS = 4;

/** What may compose with the character before it (marks, Hangul vowels and finals) shares its cluster, or the whole would not be NFC. */
const JOINS_BEFORE = /^[\p{M}\u1160-\u11ff]/u;

interface Line {
  v: number;
  size: number;
}

/** The baseline and size that most of the chain is set in. */
function mainLine(chain: readonly Atom[]): Line {
  const widths = new Map<string, { atom: Atom; width: number }>();
  for (const atom of chain) {
    const key = `${Math.round(atom.size * 4)}`;
    const sum = widths.get(key) ?? { atom, width: 0 };
    sum.width += atom.u1 - atom.u0;
    if (atom.u1 - atom.u0 > sum.atom.u1 - sum.atom.u0) sum.atom = atom;
    widths.set(key, sum);
  }
  const all = [...widths.values()].sort((a, b) => b.width - a.width);
  // "10⁻⁹" may hold more raised than plain width: what others are marks of is the line.
  const main = all.find(({ atom }) => all.every((other) => scriptOf(atom, other.atom) === "none")) ?? all[0];
  return main ? { v: main.atom.v, size: main.atom.size } : { v: 0, size: 1 };
}

/**
 * The even extra distance between the letters of a spaced-out word, points; 0 for ordinary type. Only letters are set so: "0 1 2 4" is a row
 * of figures, and no gap between figures is ever taken for decoration.
 */
function letterSpacing(atom: Atom): number {
  const gaps: number[] = [];
  for (let i = 1; i < atom.clusters.length; i++) {
    const [left, right] = [atom.clusters[i - 1], atom.clusters[i]];
    if (left && right && !right.afterSpace) gaps.push(right.u0 - left.u1);
  }
  if (gaps.length < 4) return 0;
  gaps.sort((a, b) => a - b);
  const low = gaps[Math.floor(gaps.length * 0.15)] ?? 0;
  if (low <= 0.08 * atom.size || !atom.clusters.every(({ text }) => /^[\p{L}\p{P}]/u.test(text))) return 0;
  return gaps[gaps.length >> 1] ?? 0;
}

interface Placed {
  cluster: Cluster;
  spaceBefore: boolean;
  /** That space is too narrow to be sure of. */
  narrow: boolean;
  script: StyleRun["script"];
}

function placeClusters(chain: readonly Atom[], line: Line): Placed[] {
  const placed: Placed[] = [];
  let previous: Cluster | undefined;
  for (const atom of chain) {
    const spacing = letterSpacing(atom);
    const script = scriptOf(atom, line);
    for (const cluster of atom.clusters) {
      const gap = previous ? cluster.u0 - previous.u1 : 0;
      const size = Math.max(cluster.style.size, previous?.style.size ?? 0);
      const spaceBefore = previous !== undefined && (cluster.afterSpace ? gap >= LEAST_SPACE * size : gap > WORD_GAP * size + spacing);
      const last = placed.at(-1);
      if (last && !spaceBefore && JOINS_BEFORE.test(cluster.text)) {
        const { text, u0, u1, suspects } = last.cluster;
        last.cluster = { ...last.cluster, text: text + cluster.text, u0, u1: Math.max(u1, cluster.u1), suspects: suspects + cluster.suspects };
      } else {
        placed.push({ cluster, spaceBefore, narrow: spaceBefore && gap < NARROW_SPACE * size, script });
      }
      previous = cluster;
    }
  }
  return placed;
}

/** Takes narrow blanks out of what can only be one syllable ("l iề u", set with the accents of another face); where both sides might be words they stay. */
function mendSyllables(placed: readonly Placed[]): void {
  if (!placed.some(({ narrow }) => narrow)) return;
  const starts = placed.flatMap(({ spaceBefore }, at) => (at === 0 || spaceBefore ? [at] : []));
  const wordAt = (order: number) => placed.slice(starts[order], starts[order + 1]).map(({ cluster }) => cluster.text).join("").normalize("NFC");
  for (let first = 0; first < starts.length; first++) {
    let last = first;
    while (last - first < MOST_PARTS - 1 && placed[starts[last + 1] ?? -1]?.narrow) last++;
    for (; last > first; last--) {
      const parts = Array.from({ length: last - first + 1 }, (_, index) => wordAt(first + index));
      parts[0] = (parts[0] ?? "").replace(/^[^\p{L}\p{N}]+/u, "");
      parts[parts.length - 1] = (parts.at(-1) ?? "").replace(/[^\p{L}\p{N}]+$/u, "");
      if (brokenSyllable(parts) !== "certain") continue;
      for (const at of starts.slice(first + 1, last + 1)) (placed[at] as Placed).spaceBefore = false;
      first = last;
      break;
    }
  }
}

const round1 = (value: number) => Math.round(value * 10) / 10;
const round2 = (value: number) => Math.round(value * 100) / 100;

interface Builder {
  text: string;
  /** Pen positions along the text, one a unit, without the last. */
  us: number[];
  runs: StyleRun[];
}

function append(builder: Builder, text: string, u0: number, u1: number, style: Omit<StyleRun, "start" | "end">): void {
  const start = builder.text.length;
  for (let i = 0; i < text.length; i++) builder.us.push(u0 + ((u1 - u0) * i) / text.length);
  builder.text += text;
  const last = builder.runs.at(-1);
  if (
    last && last.bold === style.bold && last.italic === style.italic && last.script === style.script &&
    Math.abs(last.fontSize - style.fontSize) < 0.05
  ) {
    last.end = builder.text.length;
  } else {
    builder.runs.push({ start, end: builder.text.length, ...style });
  }
}

function buildText(placed: readonly Placed[]): Builder {
  const builder: Builder = { text: "", us: [], runs: [] };
  let previousEnd = 0;
  for (const { cluster, spaceBefore, script } of placed) {
    const style = { bold: cluster.bold, italic: cluster.style.italic, script, fontSize: round2(cluster.style.size) };
    // A space takes the style before it, so that a bold word's run does not begin with a space; but no space is raised.
    const before = builder.runs.at(-1);
    if (spaceBefore) append(builder, " ", previousEnd, cluster.u0, before?.script === "none" ? before : style);
    append(builder, cluster.text.length === 1 ? cluster.text : cluster.text.normalize("NFC"), cluster.u0, cluster.u1, style);
    previousEnd = cluster.u1;
  }
  builder.us.push(previousEnd);
  return builder;
}

/** Box of a chain in page space: from pen to pen along the text, from the fonts' ascent to their descent across it. */
function boxOf(placed: readonly Placed[], line: Line, angle: number): PageRect {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const main = placed.filter(({ script }) => script === "none");
  const tall = main.length > 0 ? main : placed;
  const top = Math.min(...tall.map(({ cluster }) => cluster.v - cluster.style.ascent * cluster.style.size));
  const bottom = Math.max(...tall.map(({ cluster }) => cluster.v + cluster.style.descent * cluster.style.size));
  const u0 = Math.min(...placed.map(({ cluster }) => cluster.u0));
  const u1 = Math.max(...placed.map(({ cluster }) => cluster.u1));
  const xs = [u0 * cos - top * sin, u1 * cos - top * sin, u0 * cos - bottom * sin, u1 * cos - bottom * sin];
  const ys = [u0 * sin + top * cos, u1 * sin + top * cos, u0 * sin + bottom * cos, u1 * sin + bottom * cos];
  return pageRect(round2(Math.min(...xs)), round2(Math.min(...ys)), round2(Math.max(...xs)), round2(Math.max(...ys)));
}

/** Makes the fragment of one chain. For text at an angle `xs` are the pen's x positions and `baseline` is the y at its start. */
export function makeFragment(chain: readonly Atom[]): TextFragment {
  const line = mainLine(chain);
  const angle = chain[0]?.angle ?? 0;
  const placed = placeClusters(chain, line);
  mendSyllables(placed);
  const { text, us, runs } = buildText(placed);
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const convertedFrom = placed.find(({ cluster }) => cluster.convertedFrom !== undefined)?.cluster.convertedFrom;
  return {
    text,
    bbox: boxOf(placed, line, angle),
    baseline: round2(angle === 0 ? line.v : (us[0] ?? 0) * sin + line.v * cos),
    xs: us.map((u) => round1(angle === 0 ? u : u * cos - line.v * sin)),
    runs,
    angle,
    suspects: placed.reduce((sum, { cluster }) => sum + cluster.suspects, 0),
    ...(convertedFrom ? { convertedFrom } : {}),
  };
}
