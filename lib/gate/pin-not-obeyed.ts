import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { Pin } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import type { MonographFacts } from "./gate-facts";
import { makeFinding, quoteStart } from "./make-finding";

/**
 * A reviewer's pin that the parts of its section do not follow: no part begins where a break is demanded, or one begins where it is forbidden. The packer
 * says the same of the pins that it had to refuse. A pin outside the text or in a quarantined stretch asks for nothing.
 */
export function pinNotObeyed(facts: MonographFacts): Finding[] {
  const { pinsOf } = facts;
  if (pinsOf === undefined) return [];
  return facts.monograph.sections.flatMap((section) => {
    const borders = bordersOf(facts.proseOf(section.key));
    return pinsOf(section.key)
      .filter((pin) => isInside(section, pin) && borders.has(pin.at) !== (pin.kind === "break"))
      .map((pin) => {
        const line = section.lines.find((candidate) => pin.at <= candidate.end);
        const place = { drugId: facts.monograph.drugId, sectionKey: section.key, physicalPage: line?.physicalPage ?? null, bbox: line?.bbox ?? null };
        return makeFinding("pin_not_obeyed", place, pin.kind === "break" ? "break here" : "no break here", quoteStart(quotable(section, pin.at)));
      });
  });
}

/** Where one part ends and the next one's own text begins. */
function bordersOf(parts: readonly Chunk[]): ReadonlySet<number> {
  const borders = new Set<number>();
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (part.end !== null && next !== undefined && next.start !== null && next.start + next.overlapLength === part.end) borders.add(part.end);
  }
  return borders;
}

function isInside({ text, quarantined }: SectionSpan, { at }: Pin): boolean {
  return at > 0 && at < text.trimEnd().length && !quarantined.some((range) => range.start <= at && at <= range.end);
}

/** What stands behind the place, up to the next quarantined stretch. */
function quotable({ text, quarantined }: SectionSpan, at: number): string {
  return text.slice(at, Math.min(at + 80, ...quarantined.map((range) => range.start).filter((start) => start > at)));
}
