/** The words of a block's descriptor, in the language of the book. Data only. */
import type { BlockKind, BlockReason, BlockState } from "@/lib/model/block";
import type { Profile } from "@/lib/model/profile";

export interface DescriptorWords {
  kind: Record<BlockKind, string>;
  section: string;
  printedPage: string;
  pdfPage: string;
  noPrintedPage: string;
  /** Why its content is not quoted, by state. */
  withheld: Record<Exclude<BlockState, "approved">, string>;
  reason: Record<BlockReason, string>;
  columns: string;
  rows: string;
}

export const DESCRIPTOR_WORDS: Readonly<Record<Profile["language"], DescriptorWords>> = {
  vi: {
    kind: { table: "Bảng", formula: "Công thức" },
    section: "Mục",
    printedPage: "tr. in",
    pdfPage: "PDF",
    noPrintedPage: "không rõ",
    withheld: { pending: "Nội dung chưa được trích dẫn: đang chờ dược sĩ duyệt.", quarantined: "Nội dung không được trích dẫn: đã bị cách ly." },
    reason: {
      unruled_columns_inferred: "cột được suy ra, không có đường kẻ",
      cells_overlap_rulings: "ô chồng lên đường kẻ",
      text_outside_cells: "có chữ nằm ngoài ô",
      header_rows_uncertain: "chưa chắc hàng nào là hàng đầu bảng",
      unreliable_text: "lớp chữ không đáng tin",
      text_from_ocr: "chữ do máy nhận dạng (OCR)",
      continues_without_header: "phần tiếp theo không có hàng đầu bảng",
      rotated: "chữ xoay",
      formula_layout: "bố cục của công thức",
      ragged_rows: "các hàng không đều",
    },
    columns: "Cột",
    rows: "số hàng",
  },
  en: {
    kind: { table: "Table", formula: "Formula" },
    section: "Section",
    printedPage: "printed p.",
    pdfPage: "PDF",
    noPrintedPage: "unknown",
    withheld: { pending: "Content not quoted: it awaits a pharmacist's approval.", quarantined: "Content not quoted: it is quarantined." },
    reason: {
      unruled_columns_inferred: "columns inferred, no rules drawn",
      cells_overlap_rulings: "cells overlap rules",
      text_outside_cells: "text outside the cells",
      header_rows_uncertain: "header rows uncertain",
      unreliable_text: "text layer unreliable",
      text_from_ocr: "text read by OCR",
      continues_without_header: "continues without its header",
      rotated: "turned text",
      formula_layout: "layout of the formula",
      ragged_rows: "uneven rows",
    },
    columns: "Columns",
    rows: "rows",
  },
};
