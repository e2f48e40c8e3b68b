/** Comes in: the lines of a region cut into segments. Goes out: where its columns part. Never reads what the words say. */
import { median } from "./box";
import { splitAtGaps, type TextLine } from "./text-line";

/** White space between two columns that runs down a region. */
export interface Separator {
  /** The free stretch, points; `at` is where the border is drawn. */
  x0: number;
  x1: number;
  at: number;
  /** Lines with text on both sides of it and none in it. */
  votes: number;
  /** Lines whose text runs through it (a line that stands alone counts half). */
  crossings: number;
  /** A drawn vertical rule stands there. */
  ruled: boolean;
}

/** Lines cut at white space that is wider than a space between words. */
export interface SegmentedLine {
  line: TextLine;
  segments: TextLine[];
}

/** Cuts lines at gaps that are no ordinary spaces in this region: half an em, or nearly twice the usual space. */
export function segmentLines(lines: readonly TextLine[]): SegmentedLine[] {
  const spaces: number[] = [];
  for (const line of lines) {
    line.words.forEach((word, index) => {
      const gap = word.bbox[0] - (line.words[index - 1]?.bbox[2] ?? Number.NEGATIVE_INFINITY);
      if (gap > 0.05 * line.size && gap < 0.6 * line.size) spaces.push(gap / line.size);
    });
  }
  const wide = Math.min(0.8, Math.max(0.5, 1.9 * median(spaces, 0.26)));
  return lines.map((line) => ({ line, segments: splitAtGaps(line, wide * line.size) }));
}

type Free = Pick<Separator, "x0" | "x1" | "votes" | "crossings">;

interface Span {
  x0: number;
  x1: number;
  weight: number;
}

/**
 * Separators of a region, left to right: stretches of x where more lines leave a gap between two texts than run through.
 * `forced` are x positions of drawn vertical rules; each is a separator whatever the text does.
 */
export function findSeparators(lines: readonly SegmentedLine[], forced: readonly number[]): Separator[] {
  const gaps: Span[] = [];
  const texts: Span[] = [];
  for (const { segments } of lines) {
    segments.forEach((segment, index) => {
      texts.push({ x0: segment.bbox[0], x1: segment.bbox[2], weight: segments.length > 1 ? 1 : 0.5 });
      const next = segments[index + 1];
      if (next !== undefined) gaps.push({ x0: segment.bbox[2], x1: next.bbox[0], weight: 1 });
    });
  }
  const profile = profileOf(gaps, texts);
  const inferred = stretches(profile).flatMap((stretch) => splitByContents(stretch, lines)).map((stretch) => narrowed(stretch, profile));
  const size = median(lines.map(({ line }) => line.size), 10);
  const parted = lines.filter(({ segments }) => segments.length > 1).length;
  const usable = inferred.filter((separator) => isUsable(separator, size, parted));
  return withForced(usable, forced);
}

/** One line alone may part columns only by a space that no justified line has. */
function isUsable(separator: Separator, size: number, parted: number): boolean {
  const gap = (separator.x1 - separator.x0) / size;
  if (gap <= 0.2 || separator.votes <= separator.crossings) return false;
  return separator.votes >= Math.min(2, parted) || (gap > 1.5 && separator.crossings === 0);
}

/** Votes and crossings over x, as stretches on which they do not change. */
function profileOf(gaps: readonly Span[], texts: readonly Span[]): Free[] {
  const changes = new Map<number, { votes: number; crossings: number }>();
  const change = (x: number, votes: number, crossings: number) => {
    const own = changes.get(x) ?? { votes: 0, crossings: 0 };
    changes.set(x, { votes: own.votes + votes, crossings: own.crossings + crossings });
  };
  for (const { x0, x1, weight } of gaps) {
    change(x0, weight, 0);
    change(x1, -weight, 0);
  }
  for (const { x0, x1, weight } of texts) {
    change(x0, 0, weight);
    change(x1, 0, -weight);
  }
  const xs = [...changes.keys()].sort((a, b) => a - b);
  let votes = 0;
  let crossings = 0;
  return xs.slice(0, -1).map((x0, index) => {
    votes += changes.get(x0)?.votes ?? 0;
    crossings += changes.get(x0)?.crossings ?? 0;
    return { x0, x1: xs[index + 1] as number, votes, crossings };
  });
}

/** Maximal stretches in which gaps outweigh texts. */
function stretches(profile: readonly Free[]): { x0: number; x1: number }[] {
  const out: { x0: number; x1: number }[] = [];
  for (const { x0, x1, votes, crossings } of profile) {
    if (votes <= crossings) continue;
    const last = out[out.length - 1];
    if (last !== undefined && last.x1 === x0) last.x1 = x1;
    else out.push({ x0, x1 });
  }
  return out;
}

/** A text that lies wholly in a stretch, beside others on its line, is a sparse column: the stretch parts around it. */
function splitByContents(stretch: { x0: number; x1: number }, lines: readonly SegmentedLine[]): { x0: number; x1: number }[] {
  const inside = lines
    .filter(({ segments }) => segments.length > 1)
    .flatMap(({ segments }) => segments)
    .filter((segment) => segment.bbox[0] >= stretch.x0 - 0.5 && segment.bbox[2] <= stretch.x1 + 0.5)
    .sort((a, b) => a.bbox[0] - b.bbox[0]);
  const out: { x0: number; x1: number }[] = [];
  let from = stretch.x0;
  let right = Number.NEGATIVE_INFINITY;
  for (const segment of inside) {
    if (segment.bbox[0] > right) {
      if (segment.bbox[0] > from) out.push({ x0: from, x1: segment.bbox[0] });
      right = segment.bbox[2];
    } else right = Math.max(right, segment.bbox[2]);
    from = right;
  }
  if (stretch.x1 > from) out.push({ x0: from, x1: stretch.x1 });
  return out;
}

/** The widest part of a stretch in which the balance of gaps over texts is best. */
function narrowed(stretch: { x0: number; x1: number }, profile: readonly Free[]): Separator {
  const cells = profile
    .filter((part) => part.x1 > stretch.x0 && part.x0 < stretch.x1)
    .map((part) => ({ ...part, x0: Math.max(part.x0, stretch.x0), x1: Math.min(part.x1, stretch.x1), score: part.votes - part.crossings }));
  const best = Math.max(...cells.map((cell) => cell.score), 0);
  let chosen: Free = { x0: stretch.x0, x1: stretch.x0, votes: 0, crossings: 0 };
  let open: Free | null = null;
  for (const { score, ...cell } of cells) {
    if (score < best - 0.01) {
      open = null;
      continue;
    }
    const grown: Free = open === null ? cell : { ...cell, x0: (open as Free).x0 };
    open = grown;
    if (grown.x1 - grown.x0 > chosen.x1 - chosen.x0) chosen = grown;
  }
  return { ...chosen, at: (chosen.x0 + chosen.x1) / 2, ruled: false };
}

function withForced(inferred: readonly Separator[], forced: readonly number[]): Separator[] {
  const free = inferred.filter((separator) => !forced.some((x) => x > separator.x0 - 3 && x < separator.x1 + 3));
  const ruled = forced.map((x) => {
    const own = inferred.find((separator) => x > separator.x0 - 3 && x < separator.x1 + 3);
    return { x0: x, x1: x, at: x, votes: own?.votes ?? 1, crossings: own?.crossings ?? 0, ruled: true };
  });
  return [...free, ...ruled].sort((a, b) => a.at - b.at);
}
