import { expect, test } from "@playwright/test";
import { openSample, untilPainted } from "./support/desk";
import { sampleTruth, tableOf } from "./support/sample";

test("words typed without accents are found, marked, and opened in the workbench by the keyboard alone", async ({ page }) => {
  await openSample(page);
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page).toHaveURL(/\/search$/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("lieu dung tre em");
  const hits = page.getByRole("list", { name: "Kết quả tìm" }).getByRole("link");
  await expect(page.getByRole("status").filter({ hasText: /Tìm thấy \d+ chỗ/ })).toBeVisible();
  await expect(hits.first().locator("mark").filter({ hasText: /trẻ em/i }).first()).toBeVisible();

  await page.getByRole("combobox", { name: "Mục" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/section=/);
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("ArrowDown");
  await expect(hits.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(hits.nth(1)).toBeFocused();
  const href = new URL((await hits.nth(1).getAttribute("href")) ?? "", page.url());
  await page.keyboard.press("Enter");
  await untilPainted(page);
  await expect(page.locator(`[data-stop="chunk:${href.searchParams.get("chunk")}"][data-lit]`)).toBeVisible();
  expect(await page.evaluate(() => [...(CSS.highlights.get("seamcheck-found") ?? [])].map((range) => range.toString().toLowerCase()))).toContain("trẻ em");
});

test("what nobody approved is not found by its words", async ({ page }) => {
  const book = await openSample(page);
  const table = tableOf(await sampleTruth(), "furosemid");
  // The longest row: words that stand in no prose in this order.
  const cell = table.cells.map((row) => row.join(" ")).sort((a, b) => b.length - a.length)[0] ?? "";
  expect(cell).not.toBe("");
  await page.goto(`${book}/search?q=${encodeURIComponent(`"${cell}"`)}`);
  await expect(page.getByRole("status").filter({ hasText: "Không thấy" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Kết quả tìm" })).toHaveCount(0);
});
