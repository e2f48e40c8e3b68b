import type { Block, BlockState } from "./block";
import type { SegmentedBook } from "./book";
import type { Chunk } from "./chunk";
import type { TableOperation } from "./correction";
import type { CarryState, Decision } from "./decision";
import type { Finding, GateName } from "./finding";
import type { Label } from "./label";
import type { ChunkLimits, SectionLimits, TokenCounterName } from "./limits";
import type { OcrReading } from "./page";
import type { ItemState, QueueKind, RiskReason } from "./queue";
import type { PageRect } from "./rect";
import type { Pin, Seam } from "./seam";
import type { FolioCorrection, HeadingAdd, HeadingRemove } from "./segment-overrides";
import type { SectionKey } from "./section-key";
import type { Heading, QuarantinedRange } from "./section-span";

/** What screens are given. Plain JSON, made by `lib/store`, shown by `components`. */

export interface FindingCounts {
  block: number;
  warn: number;
  note: number;
}

export interface BookRow {
  /** First 16 hex digits of the PDF's SHA-256. */
  bookId: string;
  sha256: string;
  title: string;
  fileName: string;
  profileId: string;
  /** Why it was read as that kind of book: `matched` of the kind's `of` headings are printed in it. */
  profileReason: SegmentedBook["profileReason"];
  pageCount: number;
  monographCount: number;
  chunkCount: number;
  findings: FindingCounts;
  seams: { total: number; judged: number };
  /** `judged`: a person decided; the machine's own quarantine is still to judge. */
  blocks: { total: number; pending: number; approved: number; quarantined: number; judged?: number };
  /** Pages of a monograph that were read from their picture; `judged`: approved, or found unfit. */
  ocrPages?: { total: number; judged: number };
  /** ISO 8601, UTC. */
  createdAt: string;
  openedAt: string | null;
  isSample: boolean;
  /** While its monographs still come in: how many there are, of how many, and how many pages of the file they reach. Null when it is whole. */
  importing?: { monographs: number; of: number; pages: number } | null;
}

export type JobStage = "queued" | "reading" | "recognising" | "segmenting" | "chunking";
export interface JobRow {
  jobId: string;
  fileName: string;
  state: "running" | "done" | "failed" | "cancelled";
  stage: JobStage;
  done: number;
  total: number;
  startedAt: string;
  /** A `UserErrorCode`, or "internal". */
  errorCode: string | null;
  errorDetails: Record<string, string | number>;
  /** The book that it makes, from when it can be seen. */
  bookId: string | null;
  /** It was cut off, and can be gone on with. */
  resumable?: boolean;
}

export interface SectionMark {
  key: SectionKey;
  /** `blocked` has a blocking finding; `todo` has something to judge; `done` all judged; `clean` nothing to judge. */
  state: "blocked" | "todo" | "done" | "clean";
}

export interface MonographRow {
  drugId: string;
  drugName: string;
  sourcePageRange: [number, number];
  printedPageRange: [string | null, string | null];
  atcCodes: string[];
  atcStatedAbsent: boolean;
  chunkCount: number;
  blocks: { pending: number; approved: number; quarantined: number; judged?: number };
  findings: FindingCounts;
  seams: { total: number; judged: number };
  ocrPages?: { total: number; judged: number };
  sections: SectionMark[];
}

/** Where the chunks of a run come from. */
export type RunOrigin = "chunked" | "imported";

export interface RunRow {
  runId: string;
  /** Counts the book's runs from 1. */
  ordinal: number;
  /** The number of the earlier run that it brought back. */
  restoredOrdinal: number | null;
  createdAt: string;
  /** Who started it; null for the first run of an import. */
  reviewer: string | null;
  /** `imported`: its chunks were read from a file, our chunker did not make them. */
  origin: RunOrigin;
  /** Null for the whole book. */
  drugId: string | null;
  /** The one section of the monograph that it was made for; the others stayed as they were. */
  sectionKey: SectionKey | null;
  limits: ChunkLimits;
  /** Of the sections that were not cut by `limits`. */
  sectionLimits: SectionLimits;
  counter: TokenCounterName;
  chunkCount: number;
  seamCount: number;
  findings: FindingCounts;
  active: boolean;
}

/** A decision as shown: with its fate after the latest run, and what it points at now (null when orphaned). */
export interface DecisionView {
  decision: Decision;
  carry: CarryState;
  /** The newest decision on its target: the one that counts. */
  current: boolean;
  seamKey: string | null;
  blockId: string | null;
  /** The words around its place must not be shown now: `decision.anchor` comes without them. The log itself keeps them. */
  withheld?: boolean;
}

export interface PageView {
  physicalPage: number;
  printedPage: string | null;
  printedPageInferred: boolean;
  pageLabel: string | null;
  width: number;
  height: number;
  rotate: number;
  /** Boxes of furniture lines on it. */
  furniture: PageRect[];
  /** Present where its text was read from the picture. */
  ocr?: OcrReading;
}

/** What was read from one page's picture of one monograph: withheld until a person approves it. */
export interface OcrPageView {
  /** 0-indexed. */
  physicalPage: number;
  state: "waiting" | "approved" | "refused";
  /** Hash of the text that is judged, for a verdict to say what its screen showed. */
  judged: string;
  /** Around the monograph's lines on it; null where there are none. */
  bbox: PageRect | null;
  /** The monograph's name where it stands on this page. */
  name: string | null;
  /** Section by section, as read. */
  parts: {
    sectionName: string;
    /** Its heading stands on this page. */
    begins: boolean;
    /** Doubtful words in runs of their own. */
    runs: { text: string; doubtful: boolean }[];
  }[];
}

/** A correction of a table's grid that takes effect, as screens show it. */
export interface TableCorrectionView {
  /** The decision's number in the book's log. */
  sequence: number;
  operations: TableOperation[];
  reviewer: string;
  /** ISO 8601, UTC. */
  decidedAt: string;
}

/** What a reviewer said about where a table stands, as it stands. */
export interface TableOrderView {
  /** The decision's number in the book's log. */
  sequence: number;
  kind: "region" | "not_a_table" | "missed_table";
  drugId: string;
  sectionKey: SectionKey;
  /** 0-indexed. */
  physicalPage: number;
  reviewer: string;
  /** ISO 8601, UTC. */
  decidedAt: string;
  /** False: what it was said of is not there any more, so it has no effect. */
  inForce: boolean;
}

export interface BlockView {
  /** As corrected. */
  block: Block;
  /** As it was read; the same as `block` where nothing is corrected. */
  asRead: Block;
  /** Content hash of the block as it was read: a correction names the table that it was made on. */
  asReadHash: string;
  correction: TableCorrectionView | null;
  state: BlockState;
  /** Printed page of the block's own first page. */
  printedPage: string | null;
  /** Hash of all that a verdict on it covers: a verdict given on an outdated screen is refused by it. */
  judged: string;
  /** Rendered text of the chunks that approval would make or has made (Markdown), withheld from every export until then. */
  preview: { text: string; tokens: number }[];
}

export interface SeamView {
  seam: Seam;
  /** `${drugId}__${sectionKey}__${index}` */
  seamKey: string;
  /** Source text shown in the strip: end of the left part (overlap excluded), the overlap, start of the right part. */
  leftTail: string;
  overlap: string;
  rightHead: string;
  overlapTokens: number;
  /** Null: not judged yet. `look_again` set when the context changed since. */
  verdict: "accept" | "reject" | null;
  reason: string | null;
  lookAgain: boolean;
  /** Hash of all that a verdict on it covers: a verdict given on an outdated screen is refused by it. */
  judged: string;
  /** Boxes of the two lines at the border, on their pages. */
  boxes: { physicalPage: number; bbox: PageRect }[];
}

/** A reviewer's order to the packer that stands, as a section shows it. */
export interface PinView {
  /** The decision's number in the book's log. */
  sequence: number;
  kind: Pin["kind"];
  /** Where it holds (UTF-16 offset in the section's text); null: its text is gone or no longer the only one, so it has no effect. */
  at: number | null;
  /** A few words of source on both sides of the place. */
  before: string;
  after: string;
  /** Those words must not be shown now, and are not here. */
  withheld?: boolean;
  reviewer: string;
}

export interface SectionView {
  key: SectionKey;
  displayName: string;
  headings: Heading[];
  quarantined: QuarantinedRange[];
  /** Boxes of the lines that stand in a quarantined range, to be drawn hatched. */
  quarantinedBoxes?: { physicalPage: number; bbox: PageRect }[];
  /** What it was cut by. */
  limits: ChunkLimits;
  /** Characters of the section: all, in chunks, quarantined, unaccounted (0 unless a gate failed). */
  ledger: { characters: number; inChunks: number; quarantined: number; unaccounted: number };
  /** Prose parts in order, then descriptor and row chunks of its blocks. */
  chunks: Chunk[];
  seams: SeamView[];
  blocks: BlockView[];
  labels: Label[];
  findings: Finding[];
  /** Pins that stand in it, in the order of the log. */
  pins?: PinView[];
}

/** The monograph before or after; physical pages, 0-indexed. */
export interface Neighbour {
  drugId: string;
  drugName: string;
  firstPage: number;
  lastPage: number;
}

export interface WorkbenchView {
  book: BookRow;
  monograph: { drugId: string; drugName: string; sourcePageRange: [number, number]; printedPageRange: [string | null, string | null]; atcCodes: string[]; atcStatedAbsent: boolean };
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Every page of the monograph, in order. */
  pages: PageView[];
  sections: SectionView[];
  /** Pages whose text was read from their picture, ascending; absent where there are none. */
  ocrPages?: OcrPageView[];
  /** Findings of the monograph that belong to no section. */
  findings: Finding[];
  decisions: DecisionView[];
  /** Corrections of headings and folios that stand on its pages, the newest first. */
  corrections?: SegmentCorrectionView[];
  run: RunRow;
}

/** What one can go to by name in a book. */
export interface BookPlaces {
  /** In book order. */
  monographs: { drugId: string; drugName: string; physicalPage: number; printedPage: string | null; atcCodes: string[]; sections: SectionKey[] }[];
  /** By physical page (0-indexed); null where none is printed and none could be inferred. */
  folios: (string | null)[];
}

/** A place that a search found. */
export interface SearchHit {
  bookId: string;
  bookTitle: string;
  drugId: string;
  drugName: string;
  sectionKey: SectionKey;
  /** As printed. */
  sectionName: string;
  /** Null: the words stand in the section, but in none of its chunks. */
  chunkId: string | null;
  /** Set on a chunk that stands for a block. */
  blockId: string | null;
  part: { index: number; count: number };
  /** Of the chunk; first and last page, 0-indexed. */
  sourcePageRange: [number, number];
  printedPageRange: [string | null, string | null];
  /** The stretch of its text in which most of what was looked for stands; never anything withheld. */
  snippet: string;
  /** Text stands before and after the snippet. */
  cutBefore: boolean;
  cutAfter: boolean;
  /** It has the words with the very accents that were typed; always false where none were. */
  exact: boolean;
}

export interface SearchResult {
  hits: SearchHit[];
  /** All that were found, and how many stand before the first one given. */
  total: number;
  from: number;
  /** Nothing has the whole words: these begin so. */
  begins: boolean;
  /** How many were found where, by every choice that the filters have. */
  sections: { key: SectionKey; count: number }[];
  drugs: { drugId: string; drugName: string; count: number }[];
  books: { bookId: string; title: string; count: number }[];
}

export interface GateRow {
  gate: GateName;
  /** False: it did not run in the active run (shown grey). */
  ran: boolean;
  findings: Finding[];
}

/** What a diff of two runs shows before the second is committed. */
export interface RunDiff {
  seamsMoved: number;
  chunksAdded: number;
  chunksGone: number;
  chunksSame: number;
  tokensBefore: number;
  tokensAfter: number;
  findingsBefore: FindingCounts;
  findingsAfter: FindingCounts;
  decisions: { carried: number; lookAgain: number; orphaned: number };
}

/** One side of a ribbon: the prose parts of a section in one run. */
export interface RibbonSide {
  /** `from` and `to`: UTF-16 offsets in the section's text, overlap left out. */
  parts: { from: number; to: number; tokens: number }[];
}

/** A section that two runs cut differently. */
export interface SectionRibbon {
  drugId: string;
  drugName: string;
  sectionKey: SectionKey;
  /** Characters of the section's text that parts stand in. */
  length: number;
  before: RibbonSide;
  after: RibbonSide;
}

/** A decision that would not be carried. */
export interface TouchedDecision {
  sequence: number;
  reviewer: string;
  targetKind: Decision["targetKind"];
  verdict: Decision["verdict"];
  drugId: string;
  drugName: string;
  sectionKey: SectionKey;
  state: "look_again" | "orphaned";
}

/** What a run would change before it is committed, or what parts two runs. */
export interface RunPreview {
  diff: RunDiff;
  /** Sections that are cut differently, in book order; the first of them when they are many. */
  sections: SectionRibbon[];
  sectionCount: number;
  /** The first of them when they are many. */
  touched: TouchedDecision[];
}

/** What a decision on a pin changes, or would change, in its monograph. */
export interface PinChange extends Pick<RunDiff, "seamsMoved" | "chunksAdded" | "chunksGone" | "findingsBefore" | "findingsAfter"> {
  /** Verdicts that held before it and do not after it: their seam is gone, or is to be looked at again. */
  decisionsTouched: number;
}

/** What corrections of headings or folios change, or would change. */
export interface SegmentChange extends PinChange {
  /** What becomes of the decisions that held before it; `again`: that held no longer and hold again. */
  decisions: RunDiff["decisions"] & { again: number };
  monographs: {
    drugId: string;
    drugName: string;
    what: "added" | "gone" | "changed";
    /** Those that change, with their characters before and after; null: not there. */
    sections: { key: SectionKey; displayName: string; before: number | null; after: number | null }[];
  }[];
  /** Pages with another folio than before. */
  folios: { physicalPage: number; before: string | null; after: string | null; inferred: boolean }[];
}

/** What reading the whole book as another kind changes, or would change. */
export interface ReadAgainChange extends PinChange, Pick<SegmentChange, "decisions"> {
  /** `changed`: stay, with other sections or texts. */
  monographs: { before: number; after: number; changed: number };
  /** Monographs that come and that go; of many only the first are named. */
  added: { count: number; names: string[] };
  gone: { count: number; names: string[] };
  /** Sections in all monographs. */
  sections: { added: number; gone: number; changed: number };
  /** Pages with another printed number. */
  folios: number;
}

/** A correction of a heading or a folio that stands, as screens mark it. */
export interface SegmentCorrectionView {
  /** The decision's number in the book's log. */
  sequence: number;
  value: HeadingAdd | HeadingRemove | FolioCorrection;
  /** The section as it was when it was said. */
  sectionKey: SectionKey;
  reviewer: string;
  /** Orphaned: what it was said of is not there any more, so it has no effect. */
  carry: CarryState;
}

/** One printed line of a page that a person can point at. */
export interface PageLineView {
  lineId: string;
  text: string;
  bbox: PageRect;
  role: "body" | "heading" | "outside";
}

/** What of a page can be said to be a heading, in reading order, and the sections that the book's kind of book knows. */
export interface PageLines {
  lines: PageLineView[];
  keys: SectionKey[];
}

/** What moving a seam to one of its candidates would do. */
export interface SeamMovePreview {
  /** Tokens of the part that would end at the place, and of the one that would begin there. */
  leftTokens: number;
  rightTokens: number;
  /** Boxes of the lines on both sides of the place. */
  boxes: SeamView["boxes"];
  change: PinChange;
}

/** What an undo or a redo took back. */
export interface TakenBack {
  direction: "undo" | "redo";
  what: {
    targetKind: Decision["targetKind"];
    /** For an undo what was said, for a redo what stands again. */
    verdict: Decision["verdict"];
    /** How many entries of the log it concerns: 1, unless many were made at once. */
    entries: number;
    /** Where the first of them is. */
    drugId: string;
    drugName: string;
    sectionKey: SectionKey;
    seamKey: string | null;
    blockId: string | null;
    /** 0-indexed; only for a page's recognised text. */
    physicalPage: number | null;
    /** The kind of book that it is about; null for all that is not said of the whole book. */
    profileId: string | null;
  };
  /** Entries of the act that stay, because somebody else has judged the same place since. */
  left: number;
}

/** One place of a book that a person judges, as a line of the queue. */
export interface QueueRow {
  /** `seam:…`, `block:…` (as the workbench names them), `page:drug:n` or `finding:…`. */
  id: string;
  kind: QueueKind;
  drugId: string;
  drugName: string;
  sectionKey: SectionKey | null;
  /** Where it is; what is not known or does not apply is null. */
  seamKey: string | null;
  blockId: string | null;
  chunkId: string | null;
  /** 0-indexed. */
  physicalPage: number | null;
  /** Only for findings. */
  gate: GateName | null;
  /** Strongest first. */
  reasons: RiskReason[];
  state: ItemState;
  /** Whose word stands, or stood before it was to be looked at again. */
  judgedBy: string | null;
}

/** The place of a book that a person should look at next. */
export interface NextItem extends QueueRow {
  /** How many places wait, this one counted. */
  waiting: number;
}

/** A stretch of the queue, with all that it takes to judge its first places at once. */
export interface QueueWindow {
  /** The place that is looked at, then the next ones, round the end of the list. Empty when nothing matches. */
  rows: QueueRow[];
  /** Where the walk back leads. */
  previous: QueueRow | null;
  /** Its place in the list, from 0; -1 when it is not in the list (any more). */
  position: number;
  /** How many places match the filter. */
  total: number;
  /** How many wait in the whole book. */
  waiting: number;
  /** Of the first rows. */
  details: QueueDetail[];
}

/** Some places of the queue in its order, for a list that is scrolled. */
export interface QueueSlice {
  /** The place of the first, from 0. */
  from: number;
  rows: QueueRow[];
  /** How many places match the filter. */
  total: number;
}

/** A place of the queue, ready to be judged. */
export interface QueueDetail {
  id: string;
  /** The section, with nothing in it but what the place concerns: the two parts and their seam, or the block with its chunks. Null for a finding outside all sections. */
  section: SectionView | null;
  /** For a page that was read from its picture: the monograph's text on it. */
  ocrPage: OcrPageView | null;
  /** What the rules found there; for a finding, that one. */
  findings: Finding[];
  /** The pages on which it stands. */
  pages: PageView[];
  /** What was decided on it, the newest first. */
  decisions: DecisionView[];
  limits: ChunkLimits;
  /** "1" of "Bảng 1"; null for what is no block. */
  blockNumber: string | null;
}

/** What the queue can be filtered by, each with how many places of the chosen state it has. */
export interface QueueFacets {
  kinds: { value: QueueKind; count: number }[];
  sections: { value: SectionKey; count: number }[];
  drugs: { value: string; name: string; count: number }[];
  reasons: { value: RiskReason; count: number }[];
  severities: { value: "block" | "warn"; count: number }[];
}

/** What would be accepted together. */
export interface BulkPreview {
  count: number;
  monographs: { drugId: string; drugName: string; count: number }[];
  /** What waits and has to be looked at by itself, by its first reason. */
  left: { reason: "finding" | "look_again" | "risky_section" | "carried_labels" | "dose_near" | "ocr" | "not_a_seam"; count: number }[];
  /** Names exactly these seams as they are now. */
  digest: string;
}

/** What one reviewer has done in a book. */
export interface ReviewerProgress {
  reviewer: string;
  /** Places on which their word stands. */
  standing: number;
  /** Places that they judged today, and in the last hour. */
  today: number;
  lastHour: number;
}
