import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import PDFDocument from "pdfkit";
import { typesetSample } from "@/lib/sample/typeset-sample";

/** Writes a file to pick, and picks it. */
async function pick(page: Page, name: string, bytes: Uint8Array | string): Promise<void> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "seamcheck-e2e-")), name);
  writeFileSync(file, bytes);
  await page.getByLabel("Chọn tệp PDF").setInputFiles(file);
}

function pdf(draw: (document: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    draw(document);
    document.end();
  });
}

const refused: [string, () => Promise<Uint8Array | string> | string, RegExp][] = [
  ["khong-phai.pdf", () => "Chỉ là chữ, không phải PDF.", /không phải.*PDF/i],
  ["rong.pdf", () => "", /rỗng|trống/i],
  ["co-mat-khau.pdf", () => pdf((document) => document.text("Bí mật"), { userPassword: "mo-ra" }), /mật khẩu/i],
  ["ban-quet.pdf", () => pdf((document) => document.rect(50, 50, 300, 300).fill("#888")), /chữ|quét/i],
];
for (const [name, make, sentence] of refused)
  test(`a file that cannot be used says why in one sentence: ${name}`, async ({ page }) => {
    await page.goto("/");
    const books = await page.getByRole("table").getByRole("row").count();
    await pick(page, name, await make());
    const complaint = page.getByRole("alert").filter({ hasText: name });
    await expect(complaint).toContainText(sentence);
    await complaint.locator("xpath=..").getByRole("button", { name: "Bỏ qua" }).click();
    await expect(complaint).toBeHidden();
    await page.reload();
    expect(await page.getByRole("table").getByRole("row").count()).toBe(books);
  });

test("a damaged PDF is refused and leaves nothing behind", async ({ page }) => {
  const { pdf: bytes } = await typesetSample();
  await page.goto("/");
  const books = await page.getByRole("table").getByRole("row").count();
  await pick(page, "hong.pdf", bytes.slice(0, 4000));
  await expect(page.getByRole("alert").filter({ hasText: "hong.pdf" })).toContainText(/hỏng|đọc/i);
  await page.reload();
  expect(await page.getByRole("table").getByRole("row").count()).toBe(books);
});

test("a PDF that is already on the shelf leads to the same book", async ({ page }) => {
  const { pdf: bytes } = await typesetSample();
  await page.goto("/");
  const books = await page.getByRole("table").getByRole("row").count();
  await pick(page, "ban-sao.pdf", bytes);
  await expect(page.getByRole("progressbar", { name: /ban-sao/ })).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  expect(await page.getByRole("table").getByRole("row").count()).toBe(books);
});
