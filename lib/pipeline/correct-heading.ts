/** A reviewer's word on a heading or a folio in; the entry that says it of the very line or page, with what follows from it, out. Refuses what is not on the page. */
import type { Line } from "@/lib/model/line";
import { type HeadingAdd, folioCorrectionSchema } from "@/lib/model/segment-overrides";
import { correctionAnchor } from "@/lib/review/anchor";
import { romanValue } from "@/lib/segment/folio";
import type { Transaction } from "@/lib/store/open-store";
import { readExtractedPages } from "@/lib/store/extracted-pages";
import { readCorrectionLog } from "@/lib/store/read-corrections";
import { readSegmentedPage } from "@/lib/store/read-pages";
import { sha256Text } from "@/lib/store/sha256-text";
import { type SegmentCorrection, pageHash, standingSegmentCorrections } from "./correction-overrides";
import { type LineHome, findLineHome } from "./line-home";
import { type Refusal, refuse } from "./refusal";
import { type CorrectionDraft, type CorrectionRequest, type CorrectionResult, correct } from "./resegment";

/** A line as the reviewer saw it: by its number on the page, and by its words, so that an outdated screen says nothing of another line. */
export interface LineRequest extends CorrectionRequest {
  physicalPage: number;
  lineId: string;
  text: string;
}

interface FoundLine {
  line: Line;
  /** The lines behind it on its page, in reading order. */
  rest: Line[];
  home: LineHome;
}

async function findLine(transaction: Transaction, { bookId, physicalPage, lineId }: Pick<LineRequest, "bookId" | "physicalPage" | "lineId">): Promise<FoundLine | Refusal> {
  const page = await readSegmentedPage(transaction, bookId, physicalPage);
  const index = page?.lines.findIndex((line) => line.lineId === lineId) ?? -1;
  const line = page?.lines[index];
  if (!page || !line) return refuse("line_not_found");
  if (!["body", "heading", "outside"].includes(line.role)) return refuse("line_not_prose");
  const home = await findLineHome(transaction, bookId, line);
  if (!home) return refuse("line_not_found");
  return { line, rest: page.lines.slice(index + 1), home };
}

/** The standing word on this stretch of the line, where there is one: the next is said of the same. */
async function standingOn(transaction: Transaction, bookId: string, line: Line, from: number) {
  return standingSegmentCorrections(await readCorrectionLog(transaction, bookId)).find(({ value }) => "line" in value && value.from === from && value.line.physicalPage === line.physicalPage && value.line.text === line.text && String(value.line.bbox) === String(line.bbox));
}

async function draftOn(transaction: Transaction, bookId: string, { line, home }: FoundLine, from: number, value: SegmentCorrection): Promise<CorrectionDraft[]> {
  const standing = await standingOn(transaction, bookId, line, from);
  const content = { line: { physicalPage: line.physicalPage, text: line.text, bbox: line.bbox }, from };
  const anchor = standing?.anchor ?? correctionAnchor(home.drugId, home.section, home.at, content, sha256Text);
  return [{ anchor: standing === undefined && home.isWithheld ? { ...anchor, before: "", after: "" } : anchor, value }];
}

/** "This line is a heading": of a section, or a monograph's name. `to`: UTF-16 offset at which the heading ends in its line; `extraLines`: how many lines behind it print the rest. */
export function addHeading(request: LineRequest & { to: number | null; extraLines: number; heads: HeadingAdd["heads"] }): Promise<CorrectionResult> {
  const { bookId, text, heads } = request;
  return correct(request, async (transaction) => {
    const found = await findLine(transaction, request);
    if ("ok" in found) return found;
    const { line, rest } = found;
    const to = request.to ?? line.text.length;
    const extra = rest.slice(0, request.extraLines);
    if (line.text !== text || to < 1 || to > line.text.length || extra.length < request.extraLines || extra.some((other) => other.role !== "body")) return refuse("line_not_found");
    return draftOn(transaction, bookId, found, 0, { kind: "heading_add", line: { physicalPage: line.physicalPage, text, bbox: line.bbox }, from: 0, to, extraLines: extra.map((other) => other.text), heads });
  });
}

/** "This is not a heading". `text`: the heading as shown. Where a reviewer made it one, that is taken back instead. */
export function removeHeading(request: LineRequest): Promise<CorrectionResult> {
  const { bookId } = request;
  return correct(request, async (transaction) => {
    const found = await findLine(transaction, request);
    if ("ok" in found) return found;
    const { line } = found;
    if (line.role === "body") return refuse("not_a_heading");
    const stretch = stretchOf(line.text, request.text);
    if (!stretch) return refuse("not_a_heading");
    const standing = await standingOn(transaction, bookId, line, stretch.from);
    if (standing?.value.kind === "heading_add") return [{ anchor: standing.anchor, value: null }];
    return draftOn(transaction, bookId, found, stretch.from, { kind: "heading_remove", line: { physicalPage: line.physicalPage, text: line.text, bbox: line.bbox }, ...stretch });
  });
}

/** Where a heading as shown stands in its line; one that goes on in the next line begins the rest of this one. */
function stretchOf(lineText: string, heading: string): { from: number; to: number } | null {
  const at = lineText.indexOf(heading);
  if (at >= 0) return { from: at, to: at + heading.length };
  for (let from = 0; from < lineText.length; from++) if (heading.startsWith(lineText.slice(from).trim())) return { from, to: lineText.length };
  return null;
}

/** "This page is printed N": arabic, roman, or null for a page that shows none. */
export function correctFolio(request: CorrectionRequest & { physicalPage: number; printedPage: string | null }): Promise<CorrectionResult> {
  const { bookId, physicalPage } = request;
  const parsed = folioCorrectionSchema.safeParse({ kind: "folio", physicalPage, printedPage: request.printedPage?.trim().toLowerCase() ?? null });
  const printed = parsed.data?.printedPage ?? null;
  if (!parsed.success || (printed !== null && /\D/u.test(printed) && romanValue(printed) === null)) return Promise.resolve(refuse("folio_malformed"));
  return correct(request, async (transaction) => {
    const [page] = await readExtractedPages(transaction, bookId, physicalPage, physicalPage);
    if (!page) return refuse("page_not_found");
    const standing = standingSegmentCorrections(await readCorrectionLog(transaction, bookId)).find(({ value }) => value.kind === "folio" && value.physicalPage === physicalPage);
    if (standing) return [{ anchor: standing.anchor, value: parsed.data }];
    const home = await findLineHome(transaction, bookId, { physicalPage, lineId: "" });
    if (!home) return refuse("page_not_found");
    return [{ anchor: { drugId: home.drugId, sectionKey: home.section.key, blockId: null, before: "", after: "", contentHash: pageHash(page) }, value: parsed.data }];
  });
}

/** Takes back a standing correction, by its number in the log. Also one whose text is gone. */
export function takeBackCorrection(request: CorrectionRequest & { sequence: number }): Promise<CorrectionResult> {
  return correct(request, async (transaction) => {
    const standing = standingSegmentCorrections(await readCorrectionLog(transaction, request.bookId)).find((entry) => entry.sequence === request.sequence);
    return standing ? [{ anchor: standing.anchor, value: null }] : refuse("correction_not_found");
  });
}
