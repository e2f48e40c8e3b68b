import { expect, type Locator, type Page, test } from "@playwright/test";
import { exportedChunks, nameReviewer, openMonograph, openSample, untilPainted } from "./support/desk";

const DRUG = "aciclovir";
const SECTION = "Liều lượng và cách dùng";

const seamsIn = (page: Page) => page.getByRole("region", { name: new RegExp(`^Mối nối \\d+, ${SECTION}`) });

/** What stands on both sides of a seam, as its strip shows it, or who judged it. Also where the strip is not laid out yet. */
async function startOfRight(strip: Locator): Promise<string> {
  return ((await strip.locator("p").last().textContent()) ?? "").slice(-80);
}

test("the keyboard alone moves a seam; it stays there after a reload, and undo brings it back", async ({ page }) => {
  const book = await openMonograph(page, DRUG);
  const before = await exportedChunks(page, book);
  const strip = seamsIn(page).first();
  const count = await seamsIn(page).count();
  const old = await startOfRight(strip);
  await strip.focus();
  await page.keyboard.press("m");
  const list = strip.getByRole("listbox");
  await expect(list).toBeFocused();
  await expect(list.getByRole("option", { selected: true })).toContainText("chỗ cắt hiện nay");
  await page.keyboard.press("ArrowDown");
  const chosen = list.getByRole("option", { selected: true });
  await expect(chosen).not.toContainText("chỗ cắt hiện nay");
  const wanted = (await chosen.locator("span").last().innerText()).slice(0, 40);
  await expect(strip.getByRole("status")).toContainText("token");
  await expect(strip.getByRole("status")).toContainText("Trên trang: tr. in");
  await page.keyboard.press("Enter");
  await nameReviewer(page);

  const line = page.locator('[data-change="moved"]');
  await expect(line).toContainText("Đã dời mối nối");
  await expect(line).toContainText("đổi chỗ");
  await expect(seamsIn(page)).toHaveCount(count);
  await expect(strip).toHaveAttribute("data-pinned", "true");
  await expect(strip).toContainText("do người duyệt ghim");
  await expect(strip.locator("p").last()).toContainText(wanted);
  await expect(strip).toBeFocused();
  expect(await exportedChunks(page, book)).not.toEqual(before);

  await page.reload();
  await expect(strip).toHaveAttribute("data-pinned", "true");
  await expect(strip.locator("p").last()).toContainText(wanted);

  // Undo is read from the log: it outlives the reload, and so does redo.
  await page.keyboard.press("z");
  await expect(page.locator('[data-change="undone"]')).toContainText(SECTION);
  await expect(strip).not.toHaveAttribute("data-pinned", "true");
  await page.reload();
  await untilPainted(page);
  await page.keyboard.press("Shift+Z");
  await expect(page.locator('[data-change="redone"]')).toContainText("Đã làm lại");
  await expect(strip).toHaveAttribute("data-pinned", "true");
  await page.keyboard.press("z");
  await expect(strip).not.toHaveAttribute("data-pinned", "true");
  expect(await startOfRight(strip)).toBe(old);
  expect(await exportedChunks(page, book)).toEqual(before);
});

test("z undoes the move just made, byte for byte, and the log tells both in words", async ({ page }) => {
  const book = await openMonograph(page, DRUG);
  const before = await exportedChunks(page, book);
  const strip = seamsIn(page).first();
  await strip.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await nameReviewer(page);
  await expect(page.locator('[data-change="moved"]')).toBeVisible();
  await expect(strip).toBeFocused();
  await page.keyboard.press("z");
  await expect(page.locator('[data-change="undone"]')).toContainText("Đã hoàn tác");
  await expect(strip).not.toHaveAttribute("data-pinned", "true");
  expect(await exportedChunks(page, book)).toEqual(before);
  await page.goto(`${book}/log`);
  await expect(page.getByRole("listitem").filter({ hasText: "đòi cắt ở" }).first()).toContainText(SECTION);
  await expect(page.getByRole("listitem").filter({ hasText: "bỏ ghim ở" }).first()).toContainText(SECTION);
  await expect(page.getByText(/^Chuỗi nguyên vẹn/)).toBeVisible();
});

test("Escape leaves everything as it is, and a break can be forbidden where it stands", async ({ page }) => {
  await openMonograph(page, DRUG);
  const strip = seamsIn(page).first();
  const old = await startOfRight(strip);
  await strip.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(strip.getByRole("listbox")).toBeHidden();
  await expect(strip).toBeFocused();
  expect(await startOfRight(strip)).toBe(old);

  await page.keyboard.press("m");
  await page.keyboard.press("Delete");
  await nameReviewer(page);
  await expect(page.locator('[data-change="never"]')).toContainText("Đã cấm cắt ở đó");
  await expect.poll(() => startOfRight(strip)).not.toBe(old);
  await page.locator('[data-change="never"]').getByRole("button", { name: "Hoàn tác" }).click();
  await expect.poll(() => startOfRight(strip)).toBe(old);
});

test("the book says what to judge next and why, and opens it", async ({ page }) => {
  const book = await openSample(page);
  const line = page.getByText("Việc kế tiếp").locator("..");
  await expect(line).toContainText("cắt sai ở mục này có thể hại người bệnh");
  const link = line.getByRole("link");
  const target = new URL((await link.getAttribute("href")) ?? "", page.url());
  expect(target.pathname.startsWith(`${book}/monographs/`)).toBe(true);
  const [kind, id] = [...target.searchParams][0] ?? [];
  await link.click();
  await expect(page.locator(`[data-stop="${kind}:${id}"]`)).toBeFocused();
});
