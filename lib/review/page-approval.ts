// Comes in: a monograph with text that was read from pictures, and the log. Goes out: the same monograph with what a person approved lifted, page by page. It never lifts text other than was judged.
import type { Anchor, Decision } from "@/lib/model/decision";
import type { Monograph } from "@/lib/model/monograph";
import { type QuarantinedRange, withheldLines } from "@/lib/model/section-span";
import type { Sha256 } from "./anchor";
import { canonicalJson } from "./canonical-json";

/** What is judged: the part of one monograph that was read from one page. */
export type JudgedMonograph = Pick<Monograph, "drugId" | "sections"> & Partial<Pick<Monograph, "drugName" | "nameLines" | "atcCodes" | "recognisedPages">>;

/** What a log entry says of a page. */
export type PageWord = Pick<Decision, "targetKind" | "anchor" | "verdict">;

/** What counts for a page's recognised text now; `waiting` is withheld like `refused`. */
export type OcrPageState = "waiting" | "approved" | "refused";

const WAITING = "text_from_ocr";

/**
 * Anchors a word on a page. The hash covers the monograph's text on it: its name and codes where they stand there, headings, and every line of every section.
 * None of it is in the anchor itself, which is written to the log while the text is withheld. Null where the monograph has no such page.
 */
export function pageAnchor(monograph: JudgedMonograph, physicalPage: number, sha256: Sha256): Anchor | null {
  const { drugId, drugName = "", nameLines = [], atcCodes = [], recognisedPages = [], sections } = monograph;
  if (!recognisedPages.includes(physicalPage)) return null;
  const onPage = (place: { physicalPage: number }) => place.physicalPage === physicalPage;
  const parts = sections.map((section) => ({
    key: section.key,
    headings: section.headings.filter(onPage).map((heading) => heading.text),
    lines: section.lines.filter(onPage).map((line) => section.text.slice(line.start, line.end)),
  }));
  const here = parts.filter((part) => part.headings.length > 0 || part.lines.length > 0);
  const name = nameLines.some(onPage) ? drugName : null;
  const codes = here.some((part) => part.key === "ma_atc") ? atcCodes : null;
  const sectionKey = here[0]?.key ?? sections[0]?.key;
  return sectionKey === undefined ? null : { drugId, sectionKey, blockId: null, before: "", after: "", contentHash: sha256(canonicalJson({ physicalPage, name, codes, parts: here })), physicalPage };
}

/** What the log says of each page as it reads now: the newest word on exactly that text. */
export function ocrPageStates(monograph: JudgedMonograph, log: readonly PageWord[], sha256: Sha256): Map<number, OcrPageState> {
  return new Map(
    (monograph.recognisedPages ?? []).map((physicalPage) => {
      const hash = pageAnchor(monograph, physicalPage, sha256)?.contentHash;
      const word = log.findLast((entry) => entry.targetKind === "page" && entry.anchor.contentHash === hash && entry.anchor.drugId === monograph.drugId);
      return [physicalPage, word?.verdict === "approve" ? "approved" : word?.verdict === "quarantine" ? "refused" : "waiting"];
    }),
  );
}

/** The monograph with approved pages' ranges lifted and refused ones marked as such. Where a range has to wait for several pages, each lifts only its own. */
export function withJudgedPages<M extends JudgedMonograph>(monograph: M, states: ReadonlyMap<number, OcrPageState>): M {
  if (states.size === 0) return monograph;
  const judged = (range: QuarantinedRange): QuarantinedRange[] => {
    const state = range.reason === WAITING && range.physicalPage !== undefined ? states.get(range.physicalPage) : undefined;
    return state === "approved" ? [] : [state === "refused" ? { ...range, reason: "ocr_refused" } : range];
  };
  const sections = monograph.sections.map((section) => {
    const quarantined = section.quarantined.flatMap(judged);
    const withheld = new Set(withheldLines(section.lines, quarantined).map((line) => line.lineId));
    return { ...section, quarantined, parts: section.parts.map((part) => (part.kind === "prose" ? { ...part, quarantined: part.sourceSpanIds.some((id) => withheld.has(id)) } : part)) };
  });
  return { ...monograph, sections };
}
