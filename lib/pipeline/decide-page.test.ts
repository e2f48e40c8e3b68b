import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawTestPdf, NOTO_SERIF, NOTO_SERIF_BOLD, write } from "@/lib/extract/drawn-pdf-fixture";
import { scanOf } from "@/lib/extract/scanned-pdf-fixture";
import { dataFixture } from "@/lib/store/data-fixture";
import { verifyChain } from "@/lib/review/hash-chain";
import { getBook, getQueueWindow, getWorkbench, listDecisions, listGates, listLog, listMonographs, readProgress } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";
import { decidePage } from "./decide-page";
import { breakHere, listBreaks } from "./decide-pin";
import { exportBook } from "./export-book";
import { ingest } from "./ingest";
import { parseQueueFilter } from "@/lib/review/queue-filter";
import { takeBack } from "./take-back";

const LINES = ["THUOCMAU 250", "THÀNH PHẦN", "Mỗi viên chứa 250 mg thuocmau.", "CHỈ ĐỊNH", "Đau đầu và sốt cao ở người lớn.", "LIỀU DÙNG, CÁCH DÙNG", "Người lớn: uống một viên, ngày hai lần.", "CHỐNG CHỈ ĐỊNH", "Quá mẫn với thuocmau.", "THẬN TRỌNG", "Cần giảm liều ở người suy thận. Ngừng thuốc khi nổi ban.", "TƯƠNG TÁC THUỐC", "Chưa có tương tác nào được ghi nhận."];

let data: ReturnType<typeof dataFixture>;
let bookId: string;
let drugId: string;

beforeAll(async () => {
  data = dataFixture();
  const printed = await drawTestPdf(new PDFDocument({ size: [420, 500], margin: 0 }), (doc) => {
    for (const [row, text] of LINES.entries()) {
      doc.font(row === 0 ? NOTO_SERIF_BOLD : NOTO_SERIF).fontSize(row === 0 ? 18 : 12);
      write(doc, text, 40, 60 + 30 * row);
    }
  });
  const file = path.join(mkdtempSync(path.join(data.folder, "scan-")), "ban-quet.pdf");
  writeFileSync(file, await scanOf(printed, new PDFDocument({ autoFirstPage: false })));
  await expect(ingest({ filePath: file, profile: "vi-leaflet" })).rejects.toMatchObject({ code: "pdf_without_text" });
  ({ bookId } = await ingest({ filePath: file, profile: "vi-leaflet", ocr: true }));
  drugId = (await listGates(bookId)).flatMap((row) => row.findings).find((finding) => finding.gate === "text_from_ocr")?.place.drugId ?? "";
}, 120_000);
afterAll(() => data.remove());

const say = (verdict: "approve" | "quarantine" | "reopen") => decidePage({ bookId, drugId, physicalPage: 0, verdict, note: "", reviewer: "Lan" });
const view = async () => (await getWorkbench(bookId, drugId))!;
const ocrFindings = async () => [...(await view()).findings].filter((finding) => finding.gate === "text_from_ocr").map((finding) => finding.severity);

describe("a scan that was read by OCR", () => {
  it("is quarantined whole: nothing of it stands in a chunk, and it cannot be exported", async () => {
    const { sections, ocrPages, pages } = await view();
    expect(sections.map((section) => section.key)).toContain("lieu_luong_va_cach_dung");
    expect(sections.flatMap((section) => section.chunks)).toEqual([]);
    expect(sections.every((section) => section.ledger.unaccounted === 0 && section.ledger.quarantined === section.ledger.characters)).toBe(true);
    expect(ocrPages?.[0]?.state).toBe("waiting");
    expect(pages[0]?.ocr?.languages).toEqual(["vie"]);
    expect(await ocrFindings()).toEqual(["block"]);
    expect((await exportBook(bookId)).ok).toBe(false);
  });
  it("stands in chunks as soon as a person approves the page, and no more when that is taken back", async () => {
    expect(await say("approve")).toEqual({ ok: true });
    const approved = await view();
    expect(approved.sections.flatMap((section) => section.chunks).map((chunk) => chunk.sourceText)).toContain("Người lớn: uống một viên, ngày hai lần.");
    expect([approved.ocrPages?.[0]?.state, approved.decisions[0]?.carry, approved.decisions[0]?.current]).toEqual(["approved", "carried", true]);
    expect(await ocrFindings()).toEqual([]);
    expect(await takeBack({ bookId, reviewer: "Lan", direction: "undo", skip: [] })).toMatchObject({ ok: true });
    const undone = await view();
    expect([undone.ocrPages?.[0]?.state, undone.sections.flatMap((section) => section.chunks).length]).toEqual(["waiting", 0]);
  });
  it("can be found unfit: it stays out and only warns", async () => {
    expect(await say("quarantine")).toEqual({ ok: true });
    expect([(await view()).ocrPages?.[0]?.state, await ocrFindings()]).toEqual(["refused", ["warn"]]);
    expect(await say("reopen")).toEqual({ ok: true });
    expect((await view()).ocrPages?.[0]?.state).toBe("waiting");
  });
  it("waits in the queue as a page, in place of its finding, and counts among what is judged", async () => {
    const all = async () => (await getQueueWindow({ bookId, filter: parseQueueFilter({ state: "all" }), at: null, reviewer: null })).rows.filter((row) => row.kind === "page" || row.kind === "finding");
    const counted = async () => [(await getBook(bookId))?.ocrPages, (await listMonographs(bookId))[0]?.ocrPages, (await readProgress(bookId, { today: "", lastHour: "" })).get(bookId)?.[0]?.standing];
    expect(await all()).toMatchObject([{ id: `page:${drugId}:0`, kind: "page", physicalPage: 0, reasons: ["blocking_finding", "ocr"], state: "unjudged", judgedBy: null }]);
    expect(await counted()).toEqual([{ total: 1, judged: 0 }, { total: 1, judged: 0 }, 0]);
    for (const verdict of ["quarantine", "approve"] as const) {
      await say(verdict);
      expect(await all()).toMatchObject([{ id: `page:${drugId}:0`, state: "judged", judgedBy: "Lan" }]);
      expect(await counted()).toEqual([{ total: 1, judged: 1 }, { total: 1, judged: 1 }, 1]);
    }
    await say("reopen");
    expect(await all()).toMatchObject([{ state: "unjudged" }]);
  });
  it("says who was first to whoever judged it on an older screen", async () => {
    const { ocrPages } = await view();
    const seen = { bookId, drugId, physicalPage: 0, note: "", judged: ocrPages?.[0]?.judged };
    const reopened = (await view()).decisions.find((entry) => entry.current)?.decision.decisionId;
    expect(await decidePage({ ...seen, verdict: "quarantine", reason: "wrong_section", reviewer: "Lan", standing: reopened })).toEqual({ ok: true });
    expect(await decidePage({ ...seen, verdict: "approve", reviewer: "Minh", standing: reopened })).toMatchObject({ ok: false, reason: "decided_since", by: { reviewer: "Lan", reason: "wrong_section" } });
    expect(await decidePage({ ...seen, judged: "x", verdict: "approve", reviewer: "Minh" })).toEqual({ ok: false, reason: "changed_since" });
    expect(await decidePage({ ...seen, verdict: "quarantine", reason: "cells_wrong", reviewer: "Minh" })).toEqual({ ok: false, reason: "reason_missing" });
    await say("reopen");
  });
  it("keeps the words around a place that was judged on it to itself once it waits again; the log has them still", async () => {
    await say("approve");
    const section = (await view()).sections.find((entry) => entry.key === "than_trong")!;
    const [chunk] = section.chunks;
    const breaks = await listBreaks({ bookId, drugId, sectionKey: section.key, from: chunk?.start ?? 0, to: chunk?.end ?? 0 });
    const at = breaks.ok ? breaks.places[0] : undefined;
    expect(await breakHere({ bookId, drugId, sectionKey: section.key, at: at!, note: "", reviewer: "Lan" })).toMatchObject({ ok: true });
    const shown = async () => {
      const { sections, decisions } = await view();
      const listed = await listDecisions(bookId);
      return [sections.flatMap((entry) => entry.pins ?? []), decisions.filter((entry) => entry.decision.targetKind === "pin").map((entry) => [entry.decision.anchor, entry.withheld]), listed.filter((entry) => entry.decision.targetKind === "pin").map((entry) => [entry.decision.anchor, entry.withheld])];
    };
    expect(JSON.stringify(await shown())).toContain("Ngừng thuốc");
    await say("reopen");
    const hidden = await shown();
    expect(JSON.stringify(hidden)).not.toMatch(/người suy thận|Ngừng thuốc/);
    expect(hidden).toMatchObject([[{ before: "", after: "", withheld: true }], [[{ before: "", after: "" }, true]], [[{ before: "", after: "" }, true]]]);
    const log = await listLog(bookId);
    expect([verifyChain(log, sha256Text).ok, JSON.stringify(log).includes("Ngừng thuốc")]).toEqual([true, true]);
  });
  it("refuses a page without recognised text, and a word without a name", async () => {
    expect(await decidePage({ bookId, drugId, physicalPage: 7, verdict: "approve", note: "", reviewer: "Lan" })).toEqual({ ok: false, reason: "page_not_recognised" });
    expect(await decidePage({ bookId, drugId, physicalPage: 0, verdict: "approve", note: "", reviewer: " " })).toEqual({ ok: false, reason: "reviewer_missing" });
  });
});
