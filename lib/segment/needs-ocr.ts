/** Comes in: pages as extracted. Goes out: those whose text has to be read from their picture, because the file holds none or none that can be trusted. Never one with a good text layer. */
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { PAGE_RELIABLE_FROM, pageReliability, type Verdict } from "./text-reliability";

/** A page to be read, and whether the text that the file has of it stays. */
export interface PageToRead {
  /** 0-indexed. */
  physicalPage: number;
  keepText: boolean;
}

/** A scan may carry a stamp's or a header's text. */
const SCAN_CHARACTERS = 100;
/** A picture that covers so much of a page is the page. */
const SCAN_SHARE = 0.5;

/**
 * `profiles` are those that the book may be of: text that one of their languages could have spelt is kept. A page without a character counts when a picture
 * is on it, and, in a file that has hardly any text, always: letters can be drawn as outlines.
 */
export function pagesToRead(pages: readonly Page[], profiles: readonly Profile[]): PageToRead[] {
  const languages = [...new Set(profiles.map((profile) => profile.language))].map((language) => ({ language, known: new Map<string, Verdict>() }));
  const hasNoText = pages.filter((page) => page.ocr !== undefined || visibleCharacters(page) === 0).length > 0.5 * pages.length;
  return pages.flatMap((page): PageToRead[] => {
    // It was read in this way already.
    if (page.ocr !== undefined) return [];
    const { physicalPage } = page;
    const characters = visibleCharacters(page);
    if (characters === 0) return hasNoText || page.images.length > 0 ? [{ physicalPage, keepText: true }] : [];
    const lines = page.fragments.map((fragment) => ({ line: fragment, suspects: fragment.suspects }));
    if (languages.every(({ language, known }) => pageReliability(lines, language, known) < PAGE_RELIABLE_FROM)) return [{ physicalPage, keepText: false }];
    return characters < SCAN_CHARACTERS && isPicture(page) ? [{ physicalPage, keepText: true }] : [];
  });
}

function visibleCharacters(page: Page): number {
  return page.fragments.reduce((sum, fragment) => sum + fragment.text.replace(/\s/gu, "").length, 0);
}

function isPicture({ images, width, height }: Page): boolean {
  return images.some(([x0, y0, x1, y1]) => (x1 - x0) * (y1 - y0) >= SCAN_SHARE * width * height);
}
