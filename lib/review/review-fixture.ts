// Test data of this folder: sections, seams, blocks and decisions made short.
import type { Block } from "@/lib/model/block";
import type { Anchor, Decision } from "@/lib/model/decision";
import { pageRect } from "@/lib/model/rect";
import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";

const bbox = pageRect(0, 0, 1, 1);

export function section(text: string, quarantined: SectionSpan["quarantined"] = []): SectionSpan {
  return { key: "lieu_luong_va_cach_dung", displayName: "Liều lượng và cách dùng", text, headings: [], lines: [], parts: [], quarantined };
}

export function seam(index: number, at: number, overlapStart = at, contextLabels: string[] = []): Seam {
  return { drugId: "thuocgia", sectionKey: "lieu_luong_va_cach_dung", index, leftChunkId: `l${index}`, rightChunkId: `r${index}`, at, overlapStart, contextLabels, pinned: false, candidates: [] };
}

export function block(n: number, rows: readonly (readonly string[])[], over: Partial<Block> = {}): Block {
  const cells = rows.flatMap((row, r) => row.map((text, c) => ({ row: r, column: c, rowSpan: 1, columnSpan: 1, text, physicalPage: 0, bbox })));
  const text = rows.map((row) => row.join(" ")).join("\n");
  return {
    blockId: `thuocgia-t${n}`,
    kind: "table",
    sectionKey: "lieu_luong_va_cach_dung",
    caption: null,
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    headerRows: 1,
    rowLabelColumns: 1,
    cells,
    physicalPage: 0,
    bbox,
    pieces: [{ physicalPage: 0, bbox, firstRow: 0, lastRow: rows.length - 1 }],
    text,
    lines: [],
    at: 0,
    ruled: "full",
    confidence: 1,
    machineState: "pending",
    reasons: [],
    ...over,
  };
}

export function decision(sequence: number, targetKind: Decision["targetKind"], anchor: Anchor, over: Partial<Decision> = {}): Decision {
  return {
    decisionId: `d${sequence}`,
    sequence,
    bookId: "b",
    targetKind,
    anchor,
    verdict: targetKind === "block" ? "approve" : "accept",
    value: null,
    reason: null,
    note: "",
    reviewer: "Lan",
    act: null,
    decidedAt: "2024-05-01T08:00:00.000Z",
    previousHash: "",
    hash: "",
    ...over,
  };
}

export function monograph(sections: SectionSpan[], blocks: Block[] = []) {
  return { drugId: "thuocgia", sections, blocks };
}
