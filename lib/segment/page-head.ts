/** Comes in: a page. Goes out: what is still asked of it once it is laid out, which is little of it. Never holds its text. */
import type { Page } from "@/lib/model/page";
import { inkLength } from "./fold-text";

export interface PageHead extends Omit<Page, "fragments" | "rulings" | "images"> {
  /** Characters without white space that were extracted. */
  extracted: number;
}

export function pageHead({ fragments, rulings: _, images: __, ...head }: Page): PageHead {
  return { ...head, extracted: fragments.reduce((sum, fragment) => sum + inkLength(fragment.text), 0) };
}
