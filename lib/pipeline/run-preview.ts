/** Two chunkings of monographs in, one monograph after another; the sections that they cut differently, and the decisions that are not carried, out. Pure. */
import { groupBy } from "@/lib/model/group-by";
import type { SectionKey } from "@/lib/model/section-key";
import type { RibbonSide, RunPreview, SectionRibbon, TouchedDecision } from "@/lib/model/views";
import type { CarriedDecision } from "@/lib/review/carry-over";
import type { ComparedChunking } from "@/lib/store/read-chunking";
import { countedDecisions } from "./run-diff";

/** What a screen can show of a whole book; the counts are of all. */
const MOST_SECTIONS = 80;
const MOST_TOUCHED = 200;

/** Gathers what a preview shows besides the figures. */
export class PreviewParts {
  readonly #sections: SectionRibbon[] = [];
  readonly #touched: TouchedDecision[] = [];
  #sectionCount = 0;

  add({ drugId, drugName }: { drugId: string; drugName: string }, before: ComparedChunking, after: ComparedChunking, carried: readonly CarriedDecision[]): void {
    for (const ribbon of ribbonsOf(before, after)) {
      this.#sectionCount++;
      if (this.#sections.length < MOST_SECTIONS) this.#sections.push({ drugId, drugName, ...ribbon });
    }
    for (const { decision, state } of countedDecisions(carried)) {
      if (state === "carried" || this.#touched.length >= MOST_TOUCHED) continue;
      const { sequence, reviewer, targetKind, verdict, anchor } = decision;
      this.#touched.push({ sequence, reviewer, targetKind, verdict, drugId, drugName, sectionKey: anchor.sectionKey, state });
    }
  }

  result(): Omit<RunPreview, "diff"> {
    return { sections: this.#sections, sectionCount: this.#sectionCount, touched: this.#touched };
  }
}

type Ribbon = Omit<SectionRibbon, "drugId" | "drugName">;

/** The sections whose seams stand elsewhere. */
function ribbonsOf(before: ComparedChunking, after: ComparedChunking): Ribbon[] {
  const [old, now] = [sidesOf(before), sidesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((sectionKey) => {
    const [was, is] = [old.get(sectionKey) ?? { parts: [] }, now.get(sectionKey) ?? { parts: [] }];
    const borders = ({ parts }: RibbonSide) => parts.slice(1).map((part) => part.from).join(" ");
    if (borders(was) === borders(is) && was.parts.length === is.parts.length) return [];
    const length = Math.max(0, ...[was, is].map((side) => side.parts.at(-1)?.to ?? 0));
    return [{ sectionKey, length, before: closedAt(was, length), after: closedAt(is, length) }];
  });
}

/** Both sides end where the longer one does: the end of a section is not stored with its chunks, and is the same for both. */
function closedAt(side: RibbonSide, length: number): RibbonSide {
  return { parts: side.parts.map((part, index) => (index === side.parts.length - 1 ? { ...part, to: length } : part)) };
}

/** The prose parts of each section, from seam to seam. */
function sidesOf({ chunks, seams }: ComparedChunking): Map<SectionKey, RibbonSide> {
  const places = groupBy(seams, (seam) => seam.sectionKey);
  const prose = groupBy(chunks.filter((chunk) => chunk.chunkKind === "prose"), (chunk) => chunk.sectionKey);
  const sides = new Map<SectionKey, RibbonSide>();
  for (const [key, own] of prose) {
    const starts = [0, ...(places.get(key) ?? []).map((seam) => seam.at).sort((a, b) => a - b)];
    const sorted = [...own].sort((a, b) => a.partIndex - b.partIndex);
    sides.set(key, { parts: sorted.map((chunk, index) => ({ from: starts[index] ?? 0, to: starts[index + 1] ?? (starts[index] ?? 0) + chunk.sourceText.length, tokens: chunk.estTokens })) });
  }
  return sides;
}
