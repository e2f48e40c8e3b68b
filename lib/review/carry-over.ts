// Comes in: decisions made earlier, and the seams and blocks that stand there now. Goes out: what became of each decision. It never applies one to other text than was judged.
import type { Block } from "@/lib/model/block";
import type { Anchor, CarryState, Decision } from "@/lib/model/decision";
import { groupBy } from "@/lib/model/group-by";
import type { Monograph } from "@/lib/model/monograph";
import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { anchorKeyOf, blockAnchor, type Sha256, seamAnchor } from "./anchor";
import { likelyPlaces, locateAnchor } from "./locate-anchor";
import { type JudgedMonograph, pageAnchor } from "./page-approval";

export interface CarriedDecision {
  decision: Decision;
  /**
   * `carried`: what was judged stands there unchanged. `look_again`: its place is there (or probably there), but something that was judged is
   * not as it was. `orphaned`: nothing to point at. Only `carried` may take effect.
   */
  state: CarryState;
  /** `${drugId}__${sectionKey}__${index}` of the seam that it points at now; null for blocks, for pins where no seam stands, and for orphans. */
  seamKey: string | null;
  /** The block that it points at now; null for seams and orphans. */
  blockId: string | null;
}

/** What there is now. `monographs` and `seams` may be those of one monograph when only its decisions are asked for. */
export interface CarryInput {
  decisions: readonly Decision[];
  monographs: readonly CarriedMonograph[];
  seams: readonly Seam[];
  sha256: Sha256;
  /**
   * By `anchorKeyOf`: the fate of corrections to the segmentation (regions, headings, folios). What they are tied to is the text as it was read, and
   * their own effect takes that away: only who segments can tell, and says it here.
   */
  settled?: ReadonlyMap<string, Fate>;
}

export interface CarriedMonograph extends JudgedMonograph, Pick<Monograph, "blocks"> {
  /** The blocks without the corrections to their grids; `blocks` where none has any. Corrections are tied to these, verdicts to `blocks`. */
  blocksAsRead?: readonly Block[];
}

export type Fate = Omit<CarriedDecision, "decision">;
const ORPHANED: Fate = { state: "orphaned", seamKey: null, blockId: null };

/** The key under which screens and the store know a seam. */
export function seamKeyOf(seam: Pick<Seam, "drugId" | "sectionKey" | "index">): string {
  return `${seam.drugId}__${seam.sectionKey}__${seam.index}`;
}

/** The fate of every decision, in the order given. The same decisions against the same text always give the same answer. */
export function carryOver(input: CarryInput): CarriedDecision[] {
  const seams = groupBy(input.seams, (seam) => `${seam.drugId}__${seam.sectionKey}`);
  const monographs = new Map(input.monographs.map((monograph) => [monograph.drugId, monograph]));
  const blockAnchors = new Map<readonly Block[], Anchor[]>();
  const anchorsIn = (drugId: string, blocks: readonly Block[]): Anchor[] => {
    const anchors = blockAnchors.get(blocks) ?? anchorsOf(drugId, blocks, input.sha256);
    blockAnchors.set(blocks, anchors);
    return anchors;
  };
  const fates = new Map<string, Fate>();
  return input.decisions.map((decision) => {
    const { anchor, targetKind } = decision;
    const anchorKey = anchorKeyOf(anchor);
    const cacheKey = `${targetKind} ${anchorKey}`;
    let fate = targetKind === "correction" ? (input.settled?.get(anchorKey) ?? fates.get(cacheKey)) : fates.get(cacheKey);
    if (fate === undefined) {
      const monograph = monographs.get(anchor.drugId);
      const section = monograph?.sections.find((candidate) => candidate.key === anchor.sectionKey);
      if (monograph === undefined) fate = ORPHANED;
      else if (targetKind === "block") fate = fateOfBlock(anchor, anchorsIn(anchor.drugId, monograph.blocks));
      else if (targetKind === "correction" && anchor.blockId !== null) fate = fateOfBlock(anchor, anchorsIn(anchor.drugId, monograph.blocksAsRead ?? monograph.blocks));
      else if (targetKind === "page") fate = fateOfPage(anchor, monograph, input.sha256);
      else if (targetKind === "seam" && section !== undefined) fate = fateOfSeam(anchor, section, seams.get(`${anchor.drugId}__${anchor.sectionKey}`) ?? [], input.sha256);
      else if (targetKind === "pin" && section !== undefined) fate = fateOfPin(anchor, section, seams.get(`${anchor.drugId}__${anchor.sectionKey}`) ?? []);
      else fate = ORPHANED;
      fates.set(cacheKey, fate);
    }
    return { decision, ...fate };
  });
}

function anchorsOf(drugId: string, blocks: readonly Block[], sha256: Sha256): Anchor[] {
  return blocks.map((block) => blockAnchor(drugId, block, sha256));
}

/** Carried only to a seam whose own anchor is the same in every respect; a seam at a recognisable place is one to look at again. */
function fateOfSeam(anchor: Anchor, section: SectionSpan, seams: readonly Seam[], sha256: Sha256): Fate {
  const places = likelyPlaces(anchor, section.text);
  const near = seams.filter((seam) => places.includes(seam.at));
  const same = near.filter((seam) => isSameAnchor(seamAnchor(section, seam, sha256), anchor));
  if (same.length === 1 && same[0] !== undefined) return { state: "carried", seamKey: seamKeyOf(same[0]), blockId: null };
  // Two seams to choose from would be a guess even as a question.
  if (near.length === 1 && near[0] !== undefined) return { state: "look_again", seamKey: seamKeyOf(near[0]), blockId: null };
  return ORPHANED;
}

/** A pin holds where its text stands unchanged and only once; it is never a question, as it says nothing of what stands farther off. */
function fateOfPin(anchor: Anchor, section: SectionSpan, seams: readonly Seam[]): Fate {
  const at = locateAnchor(anchor, section.text);
  if (at === null) return ORPHANED;
  const seam = seams.find((candidate) => candidate.at === at);
  return { state: "carried", seamKey: seam === undefined ? null : seamKeyOf(seam), blockId: null };
}

/**
 * A block keeps its decision as long as its content is the same, under whatever id it goes now (ids are numbers in reading order and
 * shift). Changed content under the same id, or under the same printed caption, is to be looked at again.
 */
function fateOfBlock(anchor: Anchor, now: readonly Anchor[]): Fate {
  const same = now.filter((block) => block.contentHash === anchor.contentHash && block.sectionKey === anchor.sectionKey);
  const carried = same.length === 1 ? same[0] : same.find((block) => block.blockId === anchor.blockId);
  if (carried !== undefined) return { state: "carried", seamKey: null, blockId: carried.blockId };
  const likely = now.filter((block) => block.contentHash === anchor.contentHash || (anchor.after !== "" && block.after === anchor.after));
  const again = likely.length === 1 ? likely[0] : now.find((block) => block.blockId === anchor.blockId);
  return again === undefined ? ORPHANED : { state: "look_again", seamKey: null, blockId: again.blockId };
}

/** Carried where the page's text reads as it was judged; a page that was read otherwise since is to be looked at again. */
function fateOfPage(anchor: Anchor, monograph: JudgedMonograph, sha256: Sha256): Fate {
  const now = anchor.physicalPage === undefined ? null : pageAnchor(monograph, anchor.physicalPage, sha256);
  if (now === null) return ORPHANED;
  return { state: now.contentHash === anchor.contentHash ? "carried" : "look_again", seamKey: null, blockId: null };
}

function isSameAnchor(a: Anchor, b: Anchor): boolean {
  return a.before === b.before && a.after === b.after && a.contentHash === b.contentHash;
}
