/** Comes in: the ids that a book's own names gave, and reviewers' corrections. Goes out: the id of every monograph. Never gives a monograph another id because another one was corrected. */
import type { SegmentFacts } from "@/lib/model/segment-facts";
import type { SegmentOverrides } from "@/lib/model/segment-overrides";
import { placeOf } from "./book-facts";
import { slugOf } from "./fold-text";
import type { MonographDraft } from "./monograph-draft";

/**
 * What the segmenter finds by itself keeps the id that it has without any correction. What a reviewer names gets its slug, with its physical page
 * (0-indexed) behind it where the slug is taken.
 */
export function monographIds({ names }: Pick<SegmentFacts, "names">, { headings }: Pick<SegmentOverrides, "headings">): (draft: MonographDraft) => string {
  const known = new Map(names.map(({ place, drugId }) => [place, drugId]));
  const slugs = headings.flatMap((heading) => (heading.kind === "heading_add" && heading.heads.what === "monograph" ? [slugOf(heading.heads.name)] : []));
  const taken = new Set(known.values());
  const given = new Set<string>();
  return (draft) => {
    const own = draft.ordered ? undefined : known.get(placeOf(draft.beginsAt));
    const slug = slugOf(draft.slugFrom);
    const isFree = !taken.has(slug) && slugs.filter((other) => other === slug).length < 2;
    let drugId = own ?? (isFree ? slug : `${slug}-p${draft.beginsAt.line.physicalPage}`);
    for (let count = 2; given.has(drugId); count++) drugId = `${slug}-p${draft.beginsAt.line.physicalPage}-${count}`;
    given.add(drugId);
    return drugId;
  };
}
