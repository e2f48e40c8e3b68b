/** A monograph's printed name as found. Holds no logic. */
import type { LaidLine } from "./laid-line";

export interface NameFound {
  /** Lines that print the name. */
  lines: LaidLine[];
  name: string;
  /** What the slug is made of: the first name where several are printed. */
  slugFrom: string;
  /** The lines are counted elsewhere: they are a section's text too, or stand before the line at which the monograph begins. */
  shared: boolean;
  /** The reviewer's order that makes it a name; absent where the segmenter found it by itself. */
  order?: string;
}
