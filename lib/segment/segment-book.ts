/** Comes in: a book's pages and the profiles. Goes out: monographs with sections and blocks, pages with folios, and an account of every character. Never reads the PDF, never guesses through what it cannot read. */
import type { SegmentedBook } from "@/lib/model/book";
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import type { SegmentFacts } from "@/lib/model/segment-facts";
import type { SegmentOverrides, Unapplied } from "@/lib/model/segment-overrides";
import { UserError } from "@/lib/model/user-error";
import { isVietnameseSyllable } from "@/lib/model/vietnamese-syllable";
import { followBlockOrders } from "./block-orders";
import { completeFacts, forTypeOf, joinOverPages, layOut, layoutInputs, readMonographs, surveyBook } from "./book-facts";
import { chooseProfile } from "./choose-profile";
import type { PageFlow } from "./flow";
import { type LayoutInput, linesOfFlow } from "./lay-out-page";
import { pageHead } from "./page-head";
import { buildAll, outlinePages, type PagesOutline, type SegmentedPages } from "./segment-pages";
import { PAGE_RELIABLE_FROM, pageReliability, unnamedGlyphs, type Verdict } from "./text-reliability";

/** What it takes to segment a few of a book's pages again, and the overrides that had no effect, with the reason. */
interface SegmentMemory {
  facts: SegmentFacts;
  unapplied: Unapplied[];
}

/** A book as segmented. */
export interface Segmentation extends SegmentedBook, SegmentMemory {}

/** A book of which everything is known but the monographs' texts. */
export interface BookOutline extends PagesOutline, Pick<SegmentedBook, "profileId" | "profileReason">, SegmentMemory {}

const NO_OVERRIDES: SegmentOverrides = { headings: [], folios: [], blocks: [] };

/**
 * Segments a book. `choice` is "auto" or a profile's id. Pages may be any run of a file's pages in order.
 * Throws `profile_unknown`; where not one monograph of the profile's kind begins, `text_unreliable` if most pages' text is no language, `letters_unknown` if letters in it have no name, else `no_monographs`. Corrections may leave none.
 */
export function segmentBook(pages: readonly Page[], profiles: readonly Profile[], choice: "auto" | string, overrides?: SegmentOverrides): Segmentation {
  return buildAll(lastOf(outlineBook([...pages], profiles, choice, overrides)));
}

/**
 * `segmentBook` in steps, so that a long book can be watched and called off: yields how many pages are laid out, and returns the outline. Throws the same.
 * Takes the pages out of the list once they are laid out: they are most of what a long book takes in memory.
 */
export function* outlineBook(pages: Page[], profiles: readonly Profile[], choice: "auto" | string, overrides: SegmentOverrides = NO_OVERRIDES): Generator<number, BookOutline> {
  const { profile: chosen, reason } = chooseProfile(pages, profiles, choice);
  yield 0;
  const survey = surveyBook(pages, chosen);
  yield 0;
  const profile = forTypeOf(chosen, survey);
  const inputs = layoutInputs(pages, profile, survey);
  const laidOut = yield* layOut(inputs);
  const heads = pages.map(pageHead);
  pages.length = 0;
  if (overrides.blocks.length === 0) inputs.length = 0;
  const flows = joinOverPages(laidOut, profile);
  const plain = readMonographs(flows, survey, profile, []);
  yield heads.length;
  const facts = completeFacts(survey, flows, plain.collected.drafts);
  yield heads.length;
  const read = overrides.headings.length === 0 ? plain : readMonographs(flows, survey, profile, overrides.headings);
  if (plain.collected.drafts.length + read.collected.drafts.length === 0) throw refusal(flows, profiles, profile, reason);
  return { profileId: profile.profileId, profileReason: reason, ...outlineCorrected({ pages: heads, flows, facts, profile, read, overrides }, inputs, laidOut), facts };
}

/**
 * Segments a run of a book's pages again, with what all of its pages said. Its first and last monograph may be cut by the ends of the run: whoever
 * asks takes enough pages on both sides, and sees by comparison that they are as they were.
 */
export function segmentAgain(pages: readonly Page[], known: Profile, facts: SegmentFacts, overrides: SegmentOverrides): SegmentedPages {
  const profile = forTypeOf(known, facts);
  const inputs = layoutInputs(pages, profile, facts);
  const laidOut = lastOf(layOut(inputs));
  const flows = joinOverPages(laidOut, profile);
  return buildAll(outlineCorrected({ pages: pages.map(pageHead), flows, facts, profile, read: readMonographs(flows, facts, profile, overrides.headings), overrides }, inputs, laidOut));
}

/** The outline of pages whose tables are as reviewers want them. What is given is read from the pages as they are laid out by themselves. */
function outlineCorrected(input: Parameters<typeof outlinePages>[0], inputs: readonly LayoutInput[], laidOut: readonly PageFlow[]): PagesOutline {
  const { facts, profile, overrides } = input;
  if (overrides.blocks.length === 0) return outlinePages(input);
  const { flows: ordered, unapplied } = followBlockOrders(inputs, laidOut, overrides.blocks);
  const flows = joinOverPages(ordered, profile, new Set(ordered.flatMap((flow, page) => (flow === laidOut[page] ? [] : [page]))));
  const outline = outlinePages({ ...input, flows, read: readMonographs(flows, facts, profile, overrides.headings), plain: input });
  return { ...outline, unapplied: [...outline.unapplied, ...unapplied] };
}

/** Runs work in steps to its end. */
function lastOf<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** So many letters without a name are why no heading was recognised, rather than a bullet or two. */
const MANY_UNNAMED = 3;

/** Why nothing was found: text that is no words of any known language, or letters that nobody can name, hide every heading, and another profile would not help. */
function refusal(flows: readonly PageFlow[], profiles: readonly Profile[], profile: Profile, reason: SegmentedBook["profileReason"]): UserError {
  const unreliable = [...new Set(profiles.map((known) => known.language))].map((language) => {
    const known = new Map<string, Verdict>();
    return flows.filter((flow) => pageReliability(linesOfFlow(flow), language, known) < PAGE_RELIABLE_FROM).length;
  });
  const least = Math.min(...unreliable);
  if (least > 0.5 * flows.length) return new UserError("text_unreliable", { pages: flows.length, unreliable: least });
  const unnamed = flows.map((flow) => linesOfFlow(flow).reduce((sum, laid) => sum + unnamedGlyphs(laid), 0));
  const count = unnamed.reduce((sum, here) => sum + here, 0);
  if (count >= MANY_UNNAMED && isVietnamese(flows)) return new UserError("letters_unknown", { count, page: unnamed.findIndex((here) => here > 0) + 1 });
  return new UserError("no_monographs", { profile: profile.profileId, matched: reason.matched, of: reason.of });
}

/** Is the file in Vietnamese, whatever profile it may fit? Words with marks that could be nothing else say so. */
function isVietnamese(flows: readonly PageFlow[]): boolean {
  const marked = new Set<string>();
  for (const flow of flows) for (const { line } of linesOfFlow(flow)) for (const word of line.text.match(/\p{L}*[\u1ea0-\u1ef9ăđơư]\p{L}*/gu) ?? []) if (isVietnameseSyllable(word)) marked.add(word.toLowerCase());
  return marked.size >= 10;
}
