import type { HeadingAdd } from "@/lib/model/segment-overrides";
import type { SegmentChange } from "@/lib/model/views";

interface OnPage {
  bookId: string;
  /** 0-indexed. */
  physicalPage: number;
}
interface OnLine extends OnPage {
  lineId: string;
  text: string;
}

/** What a reviewer says of a heading or a folio. */
export type CorrectionInput =
  | ({ kind: "heading"; to: number | null; extraLines: number; heads: HeadingAdd["heads"] } & OnLine)
  | ({ kind: "not_heading" } & OnLine)
  | ({ kind: "folio"; printedPage: string | null } & OnPage)
  | { kind: "take_back"; bookId: string; sequence: number };

export type CorrectionAnswer = { ok: true; change: SegmentChange } | { ok: false; reason: string };
