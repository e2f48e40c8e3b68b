import type { SectionKey } from "@/lib/model/section-key";
import type { SectionView } from "@/lib/model/views";
import type { LinkRef } from "./link-store";

/** Pixels of text that are drawn at once above and below the section that a reader opens: more than a high window shows. */
const ABOVE = 600;
const BELOW = 1_400;

/** Which sections are drawn whole. Once drawn they stay. */
export interface SectionFill {
  isFilled: (key: SectionKey) => boolean;
  fill: (keys: readonly SectionKey[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Outside of React's state, as what is linked: a section that is filled redraws itself and nothing else. */
export function createSectionFill(first: readonly SectionKey[]): SectionFill {
  const filled = new Set(first);
  const listeners = new Set<() => void>();
  return {
    isFilled: (key) => filled.has(key),
    fill(keys) {
      if (keys.every((key) => filled.has(key))) return;
      for (const key of keys) filled.add(key);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The section that a stop stands in; null for what stands in none. */
export function sectionOf(sections: readonly SectionView[], ref: LinkRef): SectionKey | null {
  const holds = ({ chunks, seams, blocks }: SectionView) =>
    chunks.some(({ chunkId }) => ref === `chunk:${chunkId}`) || seams.some(({ seamKey }) => ref === `seam:${seamKey}`) || blocks.some(({ block }) => ref === `block:${block.blockId}`);
  return sections.find(holds)?.key ?? null;
}

/** The sections that a reader who opens `target` (null: the monograph's beginning) can see, and some more. */
export function sectionsAround(sections: readonly SectionView[], target: LinkRef | null): SectionKey[] {
  const key = target === null ? null : sectionOf(sections, target);
  const at = Math.max(0, sections.findIndex((section) => section.key === key));
  const reach = (rest: readonly SectionView[], pixels: number) => {
    let height = 0;
    return rest.filter((section) => {
      const near = height < pixels;
      height += likelyHeight(section);
      return near;
    });
  };
  const [here] = sections.slice(at, at + 1);
  return [...reach(sections.slice(0, at).reverse(), ABOVE).reverse(), ...(here === undefined ? [] : [here]), ...reach(sections.slice(at + 1), BELOW)].map((section) => section.key);
}

/** Sections that are not filled yet, the nearest to what was opened first. */
export function waitingSections(sections: readonly SectionView[], fill: SectionFill): SectionKey[] {
  const first = sections.findIndex(({ key }) => fill.isFilled(key));
  return sections.flatMap(({ key }, at) => (fill.isFilled(key) ? [] : [{ key, far: at < first ? first - at : at - first }])).sort((a, b) => a.far - b.far).map(({ key }) => key);
}

/** Pixels, so that the scroll bar is about right before the section has been laid out: some 80 letters a line of text, and what stands around it. */
export function likelyHeight({ chunks, seams, blocks }: SectionView): number {
  const text = chunks.reduce((sum, chunk) => sum + Math.ceil(chunk.text.length / 80) * 25 + 50, 0);
  const grids = blocks.reduce((sum, { block }) => sum + 160 + 28 * new Set(block.cells.map((cell) => cell.row)).size, 0);
  return 40 + text + grids + seams.length * 160;
}
