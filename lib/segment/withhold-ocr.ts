/** Comes in: a monograph and the pages whose text was read from their picture. Goes out: the same monograph with all of that text withheld. Never takes a character away. */
import type { Block } from "@/lib/model/block";
import type { SourceLine } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { QuarantinedRange, SectionSpan } from "@/lib/model/section-span";

/**
 * What was read on such a page stands in a quarantined range of its own, which names the page: a person lifts it page by page. A section whose heading was
 * read there is withheld whole, as nobody knows yet that it is that section; a monograph whose name or ATC code was, with all its sections, as every
 * chunk carries both.
 */
export function withholdOcr(monograph: Monograph, recognised: ReadonlySet<number>): Monograph {
  if (recognised.size === 0) return monograph;
  const headPages = ocrPages([...monograph.nameLines, ...(monograph.sections.find((section) => section.key === "ma_atc")?.lines ?? [])], recognised);
  const sections = monograph.sections.map((section) => withheldSection(section, headPages, recognised));
  const pages = new Set(sections.flatMap((section) => section.quarantined.flatMap((range) => (range.reason === "text_from_ocr" ? (range.physicalPage ?? []) : []))));
  return {
    ...monograph,
    sections,
    ...(pages.size > 0 ? { recognisedPages: [...pages].sort((a, b) => a - b) } : {}),
    blocks: monograph.blocks.map((block) => (block.pieces.some((piece) => recognised.has(piece.physicalPage)) ? withheldBlock(block) : block)),
  };
}

function ocrPages(places: readonly { physicalPage: number }[], recognised: ReadonlySet<number>): number[] {
  return [...new Set(places.map((place) => place.physicalPage))].filter((page) => recognised.has(page));
}

function withheldSection(section: SectionSpan, headPages: readonly number[], recognised: ReadonlySet<number>): SectionSpan {
  const whole = new Set([...headPages, ...ocrPages(section.headings.slice(0, 1), recognised)]);
  const ranges = [
    ...[...whole].map((physicalPage): QuarantinedRange => ({ start: 0, end: section.text.length, reason: "text_from_ocr", physicalPage })),
    ...rangesOf(section.lines, recognised).filter((range) => !whole.has(range.physicalPage)),
  ];
  if (ranges.length === 0) return section;
  const isWithheld = (page: number) => whole.size > 0 || recognised.has(page);
  return {
    ...section,
    quarantined: [...section.quarantined, ...ranges],
    parts: section.parts.map((part) => (part.kind === "prose" && isWithheld(part.physicalPage) ? { ...part, quarantined: true } : part)),
  };
}

/** Consecutive lines of one such page make one range. */
function rangesOf(lines: readonly SourceLine[], recognised: ReadonlySet<number>): (QuarantinedRange & { physicalPage: number })[] {
  const ranges: (QuarantinedRange & { physicalPage: number })[] = [];
  let open = false;
  for (const { start, end, physicalPage } of lines) {
    const last = ranges.at(-1);
    if (!recognised.has(physicalPage)) open = false;
    else if (open && last?.physicalPage === physicalPage) last.end = end;
    else {
      ranges.push({ start, end, reason: "text_from_ocr", physicalPage });
      open = true;
    }
  }
  return ranges;
}

/** A block is approved by itself, cell by cell beside its picture. */
function withheldBlock(block: Block): Block {
  return { ...block, machineState: "quarantined", reasons: [...block.reasons, "text_from_ocr"] };
}
