/** Comes in: all pages of a book. Goes out: what they say together, which segmenting any of them needs, and what is read in them. Never makes text. */
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import type { SegmentFacts } from "@/lib/model/segment-facts";
import type { SegmentOverrides, Unapplied } from "@/lib/model/segment-overrides";
import { absorbGroupRows } from "./absorb-group-rows";
import { type Collected, collectMonographs } from "./collect-monographs";
import { findColumns } from "./columns";
import type { PageFlow } from "./flow";
import { slugOf } from "./fold-text";
import { findFurniture } from "./furniture";
import { joinSplitCaptions } from "./join-split-captions";
import type { LaidLine } from "./laid-line";
import { type LayoutInput, layOutPage } from "./lay-out-page";
import type { MonographDraft } from "./monograph-draft";
import { type ParagraphStyle, paragraphStyle } from "./paragraphs";
import { readEvents } from "./read-events";
import { fragmentSize } from "./rows";
import { WordList } from "./word-list";

/** What is known before a page is laid out. */
type Survey = Pick<SegmentFacts, "headingTypography" | "bodyFontSize" | "pages">;

/** Furniture, columns and type of a book. */
export function surveyBook(pages: readonly Page[], profile: Profile): Survey {
  const furniture = findFurniture(pages, profile);
  const bodies = pages.map((page, index) => ({ page, body: page.fragments.map((fragment, at) => ({ index: at, fragment })).filter((item) => furniture[index]?.indexes.has(item.index) !== true) }));
  const columns = findColumns(bodies, profile.maxColumns);
  return {
    headingTypography: saysBold(pages) ? profile.headingTypography : "any",
    bodyFontSize: bodyFontSize(pages),
    pages: pages.map(({ physicalPage }, index) => ({
      physicalPage,
      furniture: [...(furniture[index]?.indexes ?? [])],
      folioCandidates: furniture[index]?.folioCandidates ?? [],
      headerName: furniture[index]?.headerName ?? null,
      columns: columns[index] ?? [],
    })),
  };
}

/** Pages that are laid out between two looks at the clock. */
const PAGES_A_STEP = 4;

/** What laying each page out takes: the page and what the book says about it. */
export function layoutInputs(pages: readonly Page[], profile: Profile, { bodyFontSize, pages: facts }: Survey): LayoutInput[] {
  const known = new Map(facts.map((fact) => [fact.physicalPage, fact]));
  return pages.map((page) => {
    const fact = known.get(page.physicalPage);
    return { page, furniture: new Set(fact?.furniture), columns: fact?.columns ?? [], captionWords: profile.captionWords, figureWords: profile.figureWords ?? [], bodyFontSize };
  });
}

/** Lays pages out as they are read by themselves. Yields how many are done. */
export function* layOut(inputs: readonly LayoutInput[]): Generator<number, PageFlow[]> {
  const flows: PageFlow[] = [];
  for (const input of inputs) {
    flows.push(layOutPage(input));
    if (flows.length % PAGES_A_STEP === 0) yield flows.length;
  }
  return flows;
}

/** Puts back together what page breaks cut. Pages (by position) that a reviewer has laid out anew stay as ordered, so do those beside them. */
export function joinOverPages(flows: readonly PageFlow[], profile: Profile, ordered: ReadonlySet<number> = new Set()): PageFlow[] {
  const isFree = (page: number) => !ordered.has(page) && !ordered.has(page + 1);
  return joinSplitCaptions(absorbGroupRows(flows, isFree), profile.captionWords, isFree);
}

/** Where a file's fonts never say that they are bold, headings must be known by their words alone. */
export function forTypeOf(profile: Profile, { headingTypography }: Pick<SegmentFacts, "headingTypography">): Profile {
  return { ...profile, headingTypography };
}

function saysBold(pages: readonly Page[]): boolean {
  return pages.some((page) => page.fragments.some((fragment) => fragment.runs.some((run) => run.bold)));
}

/** Size in which most of the book's characters are set, points. */
function bodyFontSize(pages: readonly Page[]): number {
  const counts = new Map<number, number>();
  for (const page of pages) {
    for (const fragment of page.fragments) {
      const size = Math.round(fragmentSize(fragment) * 4) / 4;
      counts.set(size, (counts.get(size) ?? 0) + fragment.text.length);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/** Adds what only the laid out book shows: how its paragraphs begin, its words, and the names of its monographs. `drafts` are what was read without any correction. */
export function completeFacts(survey: Survey, flows: readonly PageFlow[], drafts: readonly MonographDraft[]): SegmentFacts {
  const prose = flows.flatMap((flow) => flow.items.flatMap((item) => (item.kind === "line" ? [item.laid] : [])));
  const { firstLineIndent, leading } = paragraphStyle(prose);
  return { ...survey, paragraphs: { firstLineIndent, leading: [...leading] }, words: WordList.of(prose).toFacts(), names: nameMonographs(drafts) };
}

export function styleOf({ paragraphs }: SegmentFacts): ParagraphStyle {
  return { firstLineIndent: paragraphs.firstLineIndent, leading: new Map(paragraphs.leading) };
}

export interface ReadMonographs {
  collected: Collected;
  /** Corrections of headings that had no effect. */
  unapplied: Unapplied[];
}

/** Reads the flow of some pages, with reviewers' corrections of its headings. */
export function readMonographs(flows: readonly PageFlow[], { bodyFontSize, pages }: Survey, profile: Profile, headings: SegmentOverrides["headings"]): ReadMonographs {
  const headers = new Map(pages.map((page) => [page.physicalPage, page.headerName]));
  const { events, unapplied } = readEvents({ flow: flows.flatMap((flow) => flow.items), profile, bodyFontSize, headerName: (physicalPage) => headers.get(physicalPage) ?? null, headings });
  const collected = collectMonographs(events);
  return { collected, unapplied: [...unapplied, ...collected.unapplied] };
}

function nameMonographs(drafts: readonly MonographDraft[]): SegmentFacts["names"] {
  const taken = new Set<string>();
  return drafts.map((draft) => {
    const slug = slugOf(draft.slugFrom);
    let drugId = slug;
    for (let count = 2; taken.has(drugId); count++) drugId = `${slug}-${count}`;
    taken.add(drugId);
    return { place: placeOf(draft.beginsAt), drugId };
  });
}

/** Tells the line at which a monograph begins from every other, whatever else is corrected on its page. */
export function placeOf({ line }: LaidLine): string {
  return `${line.physicalPage} ${Math.round(line.bbox[0])} ${Math.round(line.bbox[1])} ${line.text}`;
}
