import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import PDFDocument from "pdfkit";
import { drawTestPdf, NOTO_SERIF, NOTO_SERIF_BOLD, write } from "@/lib/extract/drawn-pdf-fixture";
import { scanOf } from "@/lib/extract/scanned-pdf-fixture";
import { nameReviewer } from "./support/desk";

const LINES = ["THUOCQUET 250", "THÀNH PHẦN", "Mỗi viên chứa 250 mg thuocquet.", "CHỈ ĐỊNH", "Đau đầu và sốt cao ở người lớn.", "LIỀU DÙNG, CÁCH DÙNG", "Người lớn: uống một viên, ngày hai lần.", "CHỐNG CHỈ ĐỊNH", "Quá mẫn với thuocquet.", "THẬN TRỌNG", "Cần giảm liều ở người suy thận.", "TƯƠNG TÁC THUỐC", "Chưa có tương tác nào được ghi nhận."];

async function scan(): Promise<Uint8Array> {
  const printed = await drawTestPdf(new PDFDocument({ size: [420, 500], margin: 0 }), (doc) => {
    for (const [row, text] of LINES.entries()) {
      doc.font(row === 0 ? NOTO_SERIF_BOLD : NOTO_SERIF).fontSize(row === 0 ? 18 : 12);
      write(doc, text, 40, 60 + 30 * row);
    }
  });
  return scanOf(printed, new PDFDocument({ autoFirstPage: false }));
}

test("a scan is offered text recognition; what was read is withheld until the page is approved beside its picture", async ({ page }) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "seamcheck-e2e-")), "to-quet.pdf");
  writeFileSync(file, await scan());
  await page.goto("/");
  await page.getByRole("button", { name: "Mở tệp PDF" }).click();
  await page.getByRole("radio", { name: /Tờ hướng dẫn sử dụng thuốc/ }).check();
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Chọn tệp…" }).press("Enter");
  await (await picker).setFiles(file);
  const refused = page.getByRole("listitem").filter({ hasText: "to-quet.pdf" });
  await expect(refused.getByRole("alert")).toContainText("không có lớp chữ");
  await refused.getByRole("button", { name: "Nhận dạng chữ (OCR)" }).click();

  await page.getByRole("table").getByRole("link", { name: "to-quet" }).click({ timeout: 60_000 });
  await page.getByRole("table").getByRole("link", { name: /THUOCQUET/ }).click();
  const card = page.getByRole("region", { name: "Chữ nhận dạng (OCR) của trang PDF 1" });
  await expect(card).toContainText("Người lớn: uống một viên, ngày hai lần.");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("toolbar").getByText("OCR", { exact: true })).toBeVisible();

  // The same page waits in the queue: unfit with a reason, taken back, and on to the workbench.
  await page.getByRole("link", { name: /^Hàng đợi/ }).click();
  const item = page.locator("[data-item]");
  await expect(item).toHaveAttribute("data-item", /^page:/);
  await expect(page.getByRole("link", { name: /^Hàng đợi/ })).toContainText("1");
  await expect(item).toContainText("Người lớn: uống một viên, ngày hai lần.");
  await expect(page.locator("canvas").first()).toBeVisible();
  await page.keyboard.press("x");
  await nameReviewer(page);
  await expect(page.getByRole("dialog")).toContainText("Chữ của trang không dùng được");
  await page.keyboard.press("1");
  await expect(page.getByText("Không còn gì chờ quyết định trong sách này.")).toBeVisible();
  await page.keyboard.press("z");
  await expect(item).toHaveAttribute("data-state", "unjudged");
  await page.keyboard.press("o");
  await expect(card).toBeFocused();

  await page.keyboard.press("a");
  await expect(card).toContainText("đã duyệt");
  await expect(page.getByRole("article").filter({ hasText: "uống một viên" })).toContainText("OCR");
  await page.goto(`${page.url().split("/monographs")[0]}/log`);
  await expect(page.getByRole("main")).toContainText("duyệt chữ nhận dạng của trang PDF 1");
});
