import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import PDFDocument from "pdfkit";
import { twoKindsPdf } from "@/lib/extract/two-kinds-pdf-fixture";
import { exportedChunks, nameReviewer, openSample } from "./support/desk";

const dialog = (page: Page) => page.getByRole("dialog");
const readAgain = (page: Page) => page.getByRole("button", { name: "Đọc lại theo kiểu…" }).click();
const kindLine = (page: Page) => page.getByText(/^Đọc theo kiểu/);

/** Imports a book that is read otherwise as a formulary than as a leaflet, and opens it. Yields its address. */
async function openTwoKinds(page: Page): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "seamcheck-e2e-")), "hai-kieu-sach.pdf");
  writeFileSync(file, await twoKindsPdf(new PDFDocument({ autoFirstPage: false })));
  await page.goto("/");
  await page.getByLabel("Chọn tệp PDF").setInputFiles(file);
  await page.getByRole("link", { name: "hai-kieu-sach" }).first().click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/books\/[0-9a-f]{16}$/);
  await expect(page.getByRole("link", { name: "KALINOXIN", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "PARAZOLINE", exact: true })).toBeVisible();
  return new URL(page.url()).pathname;
}

test("a book is read again as another kind: what would change is shown first, cancelled it stays, committed it is there at once, undone it is as it was", async ({ page }) => {
  const book = await openTwoKinds(page);
  await expect(kindLine(page)).toContainText("Dược thư Quốc gia Việt Nam");
  const before = await exportedChunks(page, book);
  await readAgain(page);
  await dialog(page).getByRole("radio", { name: /Tờ hướng dẫn sử dụng thuốc/ }).check();
  await expect(dialog(page).getByRole("status")).toContainText("2 chuyên luận → 1");
  await expect(dialog(page).getByRole("status")).toContainText("Mất (1): KALINOXIN");
  await dialog(page).getByRole("button", { name: "Thôi" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await exportedChunks(page, book)).toEqual(before);

  await readAgain(page);
  await dialog(page).getByRole("radio", { name: /Tờ hướng dẫn sử dụng thuốc/ }).check();
  await dialog(page).getByRole("button", { name: "Đọc lại", exact: true }).click();
  await nameReviewer(page);
  await expect(kindLine(page)).toContainText("Tờ hướng dẫn sử dụng thuốc do người duyệt chọn");
  await expect(page.getByRole("link", { name: "KALINOXIN", exact: true })).toBeHidden();
  expect(await exportedChunks(page, book)).not.toEqual(before);
  await page.goto(`${book}/log`);
  await expect(page.getByRole("main")).toContainText("theo kiểu: Tờ hướng dẫn sử dụng thuốc");
  await page.goto(book);
  await page.locator("#main").focus();
  await page.keyboard.press("z");
  await expect(kindLine(page)).toContainText("Dược thư Quốc gia Việt Nam");
  await expect(page.getByRole("link", { name: "KALINOXIN", exact: true })).toBeVisible();
  expect(await exportedChunks(page, book)).toEqual(before);
});

test("a kind that finds no monograph is refused with a sentence, and nothing can be committed", async ({ page }) => {
  await openSample(page);
  await readAgain(page);
  await dialog(page).getByRole("radio", { name: /EMA/ }).check();
  await expect(dialog(page).getByRole("status")).toContainText("không tìm thấy chuyên luận nào");
  await expect(dialog(page).getByRole("button", { name: "Đọc lại", exact: true })).toBeDisabled();
});
