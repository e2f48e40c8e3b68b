import { expect, test } from "@playwright/test";
import { chunkCard, exportedChunks, nameReviewer, openMonograph } from "./support/desk";

const SECTION = "Chỉ định";

test("the keyboard alone breaks a chunk in two at a chosen place, and undo makes it whole again", async ({ page }) => {
  const book = await openMonograph(page, "aciclovir");
  const before = await exportedChunks(page, book);
  const card = page.getByRole("article", { name: new RegExp(`^${SECTION},`) }).first();
  await card.focus();
  await page.keyboard.press("b");
  const list = page.locator("[data-break-chooser]").getByRole("listbox");
  await expect(list).toBeFocused();
  await expect(list.getByRole("option", { selected: true })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  const outcome = page.locator("[data-break-chooser]").getByRole("status");
  await expect(outcome).toContainText("Trước chỗ cắt");
  await expect(outcome).toContainText("Trên trang: tr. in");
  const wanted = (await list.getByRole("option", { selected: true }).locator("span").last().innerText()).slice(0, 30);
  await page.keyboard.press("Enter");
  await nameReviewer(page);
  await expect(page.locator('[data-change="broken"]')).toContainText("Đã cắt ở đây");
  await expect(chunkCard(page, SECTION, 2)).toContainText(wanted);
  await page.keyboard.press("z");
  await expect(chunkCard(page, SECTION, 2)).toHaveCount(0);
  expect(await exportedChunks(page, book)).toEqual(before);
});
