// Comes in: one segmented book with the chunks, seams and labels made of it. Goes out: findings, and the names of the gates that ran. It never changes a chunk.
import type { BlockState } from "@/lib/model/block";
import type { SegmentedBook } from "@/lib/model/book";
import type { Chunk } from "@/lib/model/chunk";
import { type Finding, GATE_NAMES, type GateName } from "@/lib/model/finding";
import { groupBy } from "@/lib/model/group-by";
import type { Label } from "@/lib/model/label";
import type { ChunkLimits, TokenCounterName } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import type { Profile } from "@/lib/model/profile";
import type { Seam } from "@/lib/model/seam";
import { isWithheldWhole, OCR_REASONS } from "@/lib/model/section-span";
import { atcCodeMalformed } from "./atc-code-malformed";
import { bboxOutsidePage } from "./bbox-outside-page";
import { blockWithoutDescriptor } from "./block-without-descriptor";
import { charactersUnaccounted } from "./characters-unaccounted";
import { chunkEndsOnLabel } from "./chunk-ends-on-label";
import { chunkIdNotUnique } from "./chunk-id-not-unique";
import { chunkOverTokenCeiling } from "./chunk-over-token-ceiling";
import { chunkSourceTextNotUnique } from "./chunk-source-text-not-unique";
import { doseWithoutGoverningLabel } from "./dose-without-governing-label";
import { folioNotMonotonic } from "./folio-not-monotonic";
import { type BookGate, type BookGateInput, type MonographGate, type MonographGateInput, monographFacts } from "./gate-facts";
import { headingMisspelt } from "./heading-misspelt";
import { monographNameNotInRunningHeader } from "./monograph-name-not-in-running-header";
import { numberOrUnitCut } from "./number-or-unit-cut";
import { pageOutOfRange } from "./page-out-of-range";
import { pinNotObeyed } from "./pin-not-obeyed";
import { printedPageMissing } from "./printed-page-missing";
import { quarantineFlagWrong } from "./quarantine-flag-wrong";
import { quarantinedTextLeaked } from "./quarantined-text-leaked";
import { requiredFieldMissing } from "./required-field-missing";
import { schemaVersionWrong } from "./schema-version-wrong";
import { sectionMissing } from "./section-missing";
import { sectionNotReassembled } from "./section-not-reassembled";
import { sectionOrderUnusual } from "./section-order-unusual";
import { sectionRepeated } from "./section-repeated";
import { tableRowsWithoutHeader } from "./table-rows-without-header";
import { textConverted } from "./text-converted";
import { textFromOcr } from "./text-from-ocr";
import { textLayerUnreliable } from "./text-layer-unreliable";
import { unknownSectionKey } from "./unknown-section-key";

/** Checks that need one monograph only, by name. */
export const MONOGRAPH_GATES: Readonly<Partial<Record<GateName, MonographGate>>> = {
  chunk_over_token_ceiling: chunkOverTokenCeiling,
  chunk_source_text_not_unique: chunkSourceTextNotUnique,
  chunk_ends_on_label: chunkEndsOnLabel,
  dose_without_governing_label: doseWithoutGoverningLabel,
  number_or_unit_cut: numberOrUnitCut,
  section_not_reassembled: sectionNotReassembled,
  required_field_missing: requiredFieldMissing,
  schema_version_wrong: schemaVersionWrong,
  block_without_descriptor: blockWithoutDescriptor,
  quarantined_text_leaked: quarantinedTextLeaked,
  quarantine_flag_wrong: quarantineFlagWrong,
  page_out_of_range: pageOutOfRange,
  bbox_outside_page: bboxOutsidePage,
  unknown_section_key: unknownSectionKey,
  section_order_unusual: sectionOrderUnusual,
  section_missing: sectionMissing,
  section_repeated: sectionRepeated,
  atc_code_malformed: atcCodeMalformed,
  table_rows_without_header: tableRowsWithoutHeader,
  heading_misspelt: headingMisspelt,
  pin_not_obeyed: pinNotObeyed,
  text_from_ocr: textFromOcr,
};

/** Checks that compare pages or monographs with each other, by name. */
export const BOOK_GATES: Readonly<Partial<Record<GateName, BookGate>>> = {
  chunk_id_not_unique: chunkIdNotUnique,
  printed_page_missing: printedPageMissing,
  folio_not_monotonic: folioNotMonotonic,
  monograph_name_not_in_running_header: monographNameNotInRunningHeader,
  text_layer_unreliable: textLayerUnreliable,
  text_converted: textConverted,
  characters_unaccounted: charactersUnaccounted,
};

export interface GateInput {
  book: SegmentedBook;
  /** All chunks and seams of the book, in book order. */
  chunks: readonly Chunk[];
  seams: readonly Seam[];
  /** Keyed `${drugId}__${sectionKey}`. */
  labels: ReadonlyMap<string, readonly Label[]>;
  limits: ChunkLimits;
  counterName: TokenCounterName;
  count(text: string): number;
  blockStateOf(blockId: string): BlockState;
  profile?: Profile | undefined;
}

/**
 * Runs every gate over a whole book. The segmenter's own findings (`book.findings`) come first; where it has already complained of the same
 * thing at the same place, the gate's finding is left out. Order: the segmenter's, then monograph by monograph, then the book's.
 */
export function runGates(input: GateInput): { findings: Finding[]; ran: GateName[] } {
  const chunks = groupBy(input.chunks, (chunk) => chunk.drugId);
  const seams = groupBy(input.seams, (seam) => seam.drugId);
  const pages = new Map(input.book.pages.map((page) => [page.physicalPage, page]));
  const own = input.book.monographs.flatMap((monograph) =>
    checkMonograph({ ...input, monograph, chunks: chunks.get(monograph.drugId) ?? [], seams: seams.get(monograph.drugId) ?? [], pages, pageCount: input.book.pages.length }),
  );
  const findings = withoutWithheldHeadings(mergeFindings(input.book.findings, [...own, ...checkBook(input)]), input.book.monographs);
  return { findings, ran: [...GATE_NAMES] };
}

/**
 * Runs the gates of one monograph: enough after it was chunked again. `known` are the segmenter's findings of this monograph; they come
 * back first. Ids are checked within the monograph; they begin with its `drugId`, so no other can share them.
 */
export function runMonographGates(input: MonographGateInput, known: readonly Finding[] = []): Finding[] {
  return withoutWithheldHeadings(mergeFindings(known, [...checkMonograph(input), ...chunkIdNotUnique(input)]), [input.monograph]);
}

/** Runs the gates that need the whole book. `known` are the segmenter's findings that belong to no monograph. */
export function runBookGates(input: BookGateInput, known: readonly Finding[] = []): Finding[] {
  return mergeFindings(known, checkBook(input));
}

function checkMonograph(input: MonographGateInput): Finding[] {
  const facts = monographFacts(input);
  return withoutLeakedQuotes(Object.values(MONOGRAPH_GATES).flatMap((gate) => gate(facts)));
}

function checkBook(input: BookGateInput): Finding[] {
  return Object.values(BOOK_GATES).flatMap((gate) => gate(input));
}

/** What was known before, then what the gates found besides. A known finding silences a gate's one of the same place, unless only the gate's one blocks. */
function mergeFindings(known: readonly Finding[], found: readonly Finding[]): Finding[] {
  const said = new Set(known.map(keyOf));
  const blocked = new Set(known.filter(isBlocking).map(keyOf));
  return [...known, ...found.filter((finding) => !said.has(keyOf(finding)) || (isBlocking(finding) && !blocked.has(keyOf(finding))))];
}

function isBlocking(finding: Finding): boolean {
  return finding.severity === "block";
}

function keyOf({ gate, place }: Finding): string {
  return [gate, ...(place.chunkId !== null ? [place.chunkId] : [place.drugId, place.sectionKey, place.blockId, place.physicalPage])].join(" ");
}

/** A chunk that leaks withheld text must not be quoted by the other checks either. */
function withoutLeakedQuotes(findings: readonly Finding[]): Finding[] {
  const leaking = new Set(findings.filter((finding) => finding.gate === "quarantined_text_leaked").map((finding) => finding.place.chunkId));
  if (leaking.size === 0) return [...findings];
  return findings.map((finding) => (finding.gate !== "quarantined_text_leaked" && finding.place.chunkId !== null && leaking.has(finding.place.chunkId) ? { ...finding, expected: "…", found: "…" } : finding));
}

/** A heading that was read from a picture is no more to be quoted than the text under it, until a person has approved its page. */
function withoutWithheldHeadings(findings: Finding[], monographs: readonly Monograph[]): Finding[] {
  if (!findings.some((finding) => finding.gate === "heading_misspelt")) return findings;
  const sections = new Map(monographs.flatMap(({ drugId, sections: own }) => own.map((section) => [`${drugId} ${section.key}`, section])));
  return findings.map((finding) => {
    const { drugId, sectionKey, physicalPage } = finding.place;
    const section = finding.gate === "heading_misspelt" ? sections.get(`${drugId} ${sectionKey}`) : undefined;
    const isWithheld = section !== undefined && (isWithheldWhole(section) || section.quarantined.some((range) => OCR_REASONS.includes(range.reason) && range.physicalPage === physicalPage));
    return isWithheld ? { ...finding, found: "…" } : finding;
  });
}
