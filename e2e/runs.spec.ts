import { expect, test } from "@playwright/test";
import { nameReviewer, openSample, REVIEWER } from "./support/desk";

test("the book is cut again, compared, and goes back to the earlier run; chunks made elsewhere are taken in or refused by line and field", async ({ page }) => {
  test.setTimeout(120_000);
  const book = await openSample(page);
  await page.goto(`${book}/runs`);
  const rows = page.getByRole("row");
  const first = Number(await rows.nth(1).getByRole("rowheader").innerText());
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Cắt lại cả sách…" }).click();
  await dialog.getByLabel("Đích").fill("400");
  await dialog.getByRole("button", { name: "Xem trước" }).click();
  await expect(dialog.getByText(/mục bị cắt khác đi/).first()).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^Trước \d+ đoạn, sau \d+ đoạn/ }).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Xác nhận cắt lại" }).click();
  await nameReviewer(page);
  await expect(rows.nth(1).getByRole("rowheader")).toHaveText(String(first + 1));

  await page.getByRole("button", { name: `So sánh lần ${first} và lần ${first + 1}` }).click();
  await expect(page.getByRole("heading", { name: `Lần cắt ${first} và lần cắt ${first + 1}` })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Trước \d+ đoạn/ }).first()).toBeVisible();

  await page.goto(`${book}/runs`);
  const goBack = async (number: number) => {
    await page.getByRole("button", { name: `Quay lại lần ${number}`, exact: true }).click();
    await expect(dialog.getByText(/mối nối dời chỗ/)).toBeVisible();
    await dialog.getByRole("button", { name: "Quay lại", exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await goBack(first);
  await expect(rows.nth(1)).toContainText(`${REVIEWER} · quay lại lần ${first}`);
  await expect(rows.nth(1)).toContainText("đang dùng");
  await expect(rows.nth(1)).toContainText("650 /");

  const chunks = await (await page.request.get(`/api${book}/export/chunks.jsonl`)).text();
  const takeIn = async (text: string) => {
    await page.getByRole("button", { name: "Nhập chunks.jsonl làm ở nơi khác…" }).click();
    await dialog.getByLabel("Tệp chunks.jsonl").setInputFiles({ name: "chunks.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(text) });
    await dialog.getByRole("button", { name: "Nhập", exact: true }).click();
  };
  await takeIn(`${chunks.split("\n")[0]}\n{"chunk_id":"x__chi_dinh__0"}\n`);
  await expect(dialog.getByRole("alert")).toContainText("không nhập đoạn nào");
  await expect(dialog.getByRole("row", { name: /^2 source_text thiếu trường/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await takeIn(chunks);
  await expect(dialog.getByRole("status")).toContainText(/đã nhập \d+ đoạn/);
  await page.keyboard.press("Escape");
  await expect(rows.nth(1)).toContainText("nhập đoạn từ tệp");
  await goBack(first);
  await expect(rows.nth(1)).toContainText(`quay lại lần ${first}`);
});
