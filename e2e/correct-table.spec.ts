import { expect, type Page, test } from "@playwright/test";
import { exportedChunks, nameReviewer, openMonograph, openSample, REVIEWER } from "./support/desk";

const cell = (page: Page, row: number, column: number) => page.locator(`td[data-cell="${row}:${column}"]`);

test("a cell is corrected by keyboard, the difference seen, saved, approved, exported, and taken back", async ({ page }) => {
  const book = await openMonograph(page, "voriconazol", "?block=voriconazol-t1");
  const exported = async () => JSON.stringify((await exportedChunks(page, book, "chunks-full.jsonl")).filter((chunk) => chunk.drug_id === "voriconazol"));
  await page.getByRole("region", { name: /^Bảng 1\b/ }).focus();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/blocks\/voriconazol-t1$/);
  const first = cell(page, 1, 1);
  const asRead = (await first.textContent()) ?? "";
  await cell(page, 0, 0).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(first).toBeFocused();
  await expect(page.locator('rect[data-cell="1:1"][data-lit]')).toHaveCount(1);
  await page.keyboard.press("F2");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("chữ do người viết");
  await page.keyboard.press("Enter");
  await expect(first).toHaveText("chữ do người viết");
  await expect(first).toHaveAttribute("data-changed");
  // The header grows by one row, and is as it was again.
  await cell(page, 1, 0).click();
  await page.keyboard.press("h");
  await expect(page.getByRole("list", { name: "Khác với bảng máy đọc" }).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("z");
  await expect(page.getByRole("list", { name: "Khác với bảng máy đọc" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: /^Nếu duyệt sẽ tạo/ })).toContainText("chữ do người viết");

  // A link asks before it leads away.
  await page.getByRole("link", { name: "Về chuyên luận" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ở lại" }).click();
  await page.getByRole("button", { name: "Lưu bản sửa" }).click();
  await nameReviewer(page);
  await expect(page.getByText(`${REVIEWER} đã sửa: 1 thay đổi`)).toBeVisible();
  expect(await exported()).not.toContain("chữ do người viết");
  await page.getByRole("button", { name: "Duyệt", exact: true }).click();
  await expect(page.getByText("đã duyệt").first()).toBeVisible();
  expect(await exported()).toContain("chữ do người viết");

  await page.getByRole("button", { name: "Như máy đọc" }).click();
  await expect(first).toHaveText(asRead);
  await page.getByRole("button", { name: "Như máy đọc" }).click();
  await page.getByRole("button", { name: "Rút bản sửa" }).click();
  await expect(page.getByText("Bảng như máy đọc.", { exact: true })).toBeVisible();
  await expect(first).toHaveText(asRead);
  expect(await exported()).not.toContain("chữ do người viết");
  await page.goto(`${book}/log`);
  await expect(page.getByText(/sửa một bảng/).first()).toBeVisible();
  await expect(page.getByText(/Chuỗi nguyên vẹn/)).toBeVisible();
});

test("what is not saved is still there after the page was closed", async ({ page }) => {
  const book = await openSample(page);
  await page.goto(`${book}/blocks/metformin-t1`);
  await cell(page, 1, 0).dblclick();
  await page.keyboard.type(" nữa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 thay đổi so với bảng máy đọc, chưa lưu")).toBeVisible();
  await page.goto(`${book}/log`);
  await page.goto(`${book}/blocks/metformin-t1`);
  await expect(cell(page, 1, 0)).toContainText("nữa");
  await page.getByRole("button", { name: "Bỏ phần chưa lưu" }).click();
  await expect(page.getByText("Bảng đang đúng như máy đọc.")).toBeVisible();
});

test("what is no table goes back to the text; drawn by keyboard it is a table again", async ({ page }) => {
  const book = await openSample(page);
  await page.goto(`${book}/blocks/furosemid-t1`);
  const word = (await cell(page, 1, 0).textContent()) ?? "";
  const box = page.locator("svg rect[data-cell]").first();
  await expect(box).toBeVisible();
  await page.getByRole("button", { name: "Không phải bảng" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Không phải bảng" }).click();
  await nameReviewer(page);
  await expect(page).toHaveURL(/\/monographs\/furosemid$/);
  await expect(page.getByRole("region", { name: /^Bảng 1\b/ })).toHaveCount(0);
  await expect(page.locator("article").filter({ hasText: word }).first()).toBeVisible();

  // On the Tables tab it can be taken back.
  await page.goto(`${book}/blocks`);
  await page.getByRole("region", { name: /chỗ sửa nơi bảng đứng/ }).getByRole("button", { name: "Rút" }).click();
  await expect(page.getByRole("region", { name: /chỗ sửa nơi bảng đứng/ })).toHaveCount(0);
  await page.goto(`${book}/blocks/furosemid-t1`);
  await expect(cell(page, 1, 0)).toHaveText(word);
  // Its lowest border is drawn higher by keyboard: the last row is left out.
  const rows = await page.locator("table[role=grid] tbody tr").count();
  await page.getByRole("button", { name: "Vẽ lại vùng" }).click();
  const drawer = page.getByRole("application");
  await expect(drawer).toBeFocused();
  for (let step = 0; step < 3; step++) await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator("table[role=grid] tbody tr")).toHaveCount(rows - 1);
});
