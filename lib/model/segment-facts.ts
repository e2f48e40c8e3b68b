import type { Profile } from "./profile";

/** What the whole book says about one of its pages before that page is laid out. */
export interface SegmentPageFacts {
  /** 0-indexed. */
  physicalPage: number;
  /** Indexes into the extracted page's fragments. */
  furniture: number[];
  /** What its furniture offers as folio, most likely first. */
  folioCandidates: string[];
  headerName: string | null;
  /** Left to right, points in page space. */
  columns: { x0: number; x1: number }[];
}

/**
 * What segmenting a book learns from all of its pages together, and needs to segment a few of them again without the others. Corrections have no part
 * in it: the same file and profile always give the same facts.
 */
export interface SegmentFacts {
  headingTypography: Profile["headingTypography"];
  /** Size in which most of the book is set, points. */
  bodyFontSize: number;
  /** In order. */
  pages: SegmentPageFacts[];
  /** How paragraphs begin; the distance of two baselines as a share of the type size, by rounded type size. */
  paragraphs: { firstLineIndent: boolean; leading: [number, number][] };
  /** Words that stand inside lines, and whether lines' ends divide words. */
  words: { list: string[]; dividesWords: boolean };
  /** The monographs that the segmenter found by itself: where their name was met, and the id that this gave them. */
  names: { place: string; drugId: string }[];
}
