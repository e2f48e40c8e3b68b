import type { BlockVerdict } from "@/lib/model/decision";
import type { TableOperation } from "@/lib/model/correction";
import type { ChunkLimits } from "@/lib/model/limits";
import type { PageRegion } from "@/lib/model/segment-overrides";
import type { BlockView, PageView } from "@/lib/model/views";
import type { DecidedBy } from "@/components/decision/decided-since";

/** One table with all that its desk shows of it. */
export interface TableDeskView {
  bookId: string;
  drugId: string;
  drugName: string;
  sectionName: string;
  /** "Bảng 2" */
  name: string;
  view: BlockView;
  /** The decision that stands on it, as this screen has it; null: none. */
  standing: string | null;
  /** Nobody judged it as it is now. */
  waits: boolean;
  /** Its chunks were read from a file: it can be judged, not corrected. */
  imported: boolean;
  /** At least the pages on which it stands. */
  pages: PageView[];
  limits: ChunkLimits;
  /** The blocks before and after it in the book, by id. */
  previous: string | null;
  next: string | null;
}

export type Answer = { ok: true } | { ok: false; reason: string; by?: DecidedBy };

interface OnBlock {
  bookId: string;
  drugId: string;
  blockId: string;
}

/** What the desk asks of the server. */
export interface TableDeskActions {
  rejectTable: (input: OnBlock & { asReadHash: string }) => Promise<Answer>;
  redrawTable: (input: OnBlock & { asReadHash: string; region: PageRegion }) => Promise<Answer>;
  correctTable: (input: OnBlock & { operations: TableOperation[]; asReadHash: string; standing: number | null; note: string }) => Promise<Answer>;
  takeBackCorrection: (input: { bookId: string; drugId: string; sequence: number }) => Promise<Answer>;
  previewTable: (input: OnBlock & { operations: TableOperation[] }) => Promise<{ ok: true; preview: { text: string; tokens: number }[] } | { ok: false; reason: string }>;
  decideBlock: (input: OnBlock & { verdict: BlockVerdict; reason: string | null; note: string; judged: string; standing: string | null }) => Promise<Answer>;
}
