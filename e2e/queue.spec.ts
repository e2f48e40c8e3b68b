import { type Browser, expect, type Page, test } from "@playwright/test";
import { nameReviewer, openSample } from "./support/desk";

const item = (page: Page) => page.locator("[data-item]");
const idOf = (page: Page) => item(page).getAttribute("data-item");

async function openQueue(page: Page, query = ""): Promise<string> {
  const book = await openSample(page);
  await page.goto(`${book}/queue${query}`);
  await expect(item(page)).toHaveAttribute("data-ready", "true");
  return book;
}

/** Waits until another place than this one is on the screen, ready to be judged, and has the focus. */
async function untilNext(page: Page, id: string | null): Promise<void> {
  await expect(item(page)).not.toHaveAttribute("data-item", id ?? "");
  await expect(item(page)).toHaveAttribute("data-ready", "true");
  await expect(item(page)).toBeFocused();
}

/** Waits until the walk is at this place again. */
async function untilBack(page: Page, id: string | null): Promise<void> {
  await expect(item(page)).toHaveAttribute("data-item", id ?? "");
  await expect(item(page)).toHaveAttribute("data-ready", "true");
}

/** A second person at a browser of their own. */
async function secondReviewer(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "vi-VN" })).newPage();
  await page.goto(path);
  await page.getByRole("button", { name: /Chưa có tên/ }).click();
  await page.getByLabel("Họ tên người duyệt").fill("DS. Minh");
  await page.getByLabel("Họ tên người duyệt").press("Enter");
  await expect(page.getByRole("button", { name: /DS\. Minh/ })).toBeVisible();
  return page;
}

test("ten places are judged with the keyboard alone, and undo brings each back", async ({ page }) => {
  test.setTimeout(120_000);
  await openQueue(page);
  await expect(page.getByText("Vì sao ở đây:")).toBeVisible();
  await expect(page.locator("canvas").first()).toBeVisible();
  const total = Number((await page.locator("[data-item] header").first().innerText()).match(/\/\s*(\d+)/)?.[1]);
  const judged: (string | null)[] = [];
  for (let n = 0; n < 10; n++) {
    const id = await idOf(page);
    judged.push(id);
    if (n % 3 === 1) {
      await page.keyboard.press("x");
      await expect(page.getByRole("dialog").getByRole("radio").first()).toBeFocused();
      await page.keyboard.press("2");
    } else await page.keyboard.press("a");
    if (n === 0) await nameReviewer(page);
    await untilNext(page, id);
  }
  expect(new Set(judged).size).toBe(10);
  await expect(item(page).locator("header").first()).toContainText(`/ ${total - 10}`);
  await page.reload();
  await expect(item(page)).toHaveAttribute("data-ready", "true");
  // Drawn by the browser itself: from now on the page hears keys.
  await expect(page.locator("canvas").first()).toBeVisible();
  for (const id of [...judged].reverse()) {
    await page.keyboard.press("z");
    await untilBack(page, id);
    await expect(item(page)).toHaveAttribute("data-state", "unjudged");
  }
  await expect(page.locator('[data-change="undone"]')).toContainText("Đã hoàn tác");
  await expect(item(page).locator("header").first()).toContainText(`/ ${total}`);
  await page.keyboard.press("Shift+Z");
  await expect(page.locator('[data-change="redone"]')).toContainText("Đã làm lại");
  await page.keyboard.press("z");
  await expect(page.locator('[data-change="undone"]')).toBeVisible();
});

test("the filter stands in the address, and the walk goes on in the workbench", async ({ page }) => {
  await openQueue(page);
  await page.getByLabel("Loại").selectOption("block");
  await expect(page).toHaveURL(/kind=block/);
  await expect(item(page)).toHaveAttribute("data-item", /^block:/);
  await expect(item(page).getByRole("region", { name: /^(Bảng|Công thức) \d/ })).toBeVisible();
  const first = await idOf(page);
  await page.getByLabel("Loại").blur();
  await page.keyboard.press("n");
  await untilNext(page, first);
  const second = await idOf(page);
  await page.keyboard.press("p");
  await untilBack(page, first);
  await page.keyboard.press("o");
  await expect(page.locator(`[data-stop="${first}"]`)).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.locator(`[data-stop="${second}"]`)).toBeFocused();
  await page.keyboard.press("p");
  await expect(page.locator(`[data-stop="${first}"]`)).toBeFocused();
});

test("the list at the side shows the whole queue; arrows choose, and verdicts are given from it", async ({ page }) => {
  await openQueue(page);
  await expect(page.locator("canvas").first()).toBeVisible();
  const first = await idOf(page);
  const total = Number((await page.locator("[data-item] header").first().innerText()).match(/\/\s*(\d+)/)?.[1]);
  await page.keyboard.press("l");
  const list = page.getByRole("navigation", { name: `${total} chỗ trong hàng đợi` });
  await expect(list.locator(`[data-id="${first}"]`)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const third = await list.locator("button:focus").getAttribute("data-id");
  await untilBack(page, third);
  await page.keyboard.press("a");
  await nameReviewer(page);
  await expect(item(page)).not.toHaveAttribute("data-item", third ?? "");
  const fewer = page.getByRole("navigation", { name: `${total - 1} chỗ trong hàng đợi` });
  await expect(fewer.locator(`[data-id="${third}"]`)).toHaveCount(0);
  await expect(fewer.locator("[aria-current]")).toBeFocused();
  await page.keyboard.press("z");
  await untilBack(page, third);
  await expect(list.locator(`[data-id="${third}"]`)).toHaveAttribute("aria-current", "true");
  await list.locator(`[data-id="${third}"]`).focus();
  await page.keyboard.press("End");
  await expect(list.locator(`[aria-posinset="${total}"] button`)).toBeFocused();
  await list.locator(`[aria-posinset="${total - 1}"] button`).click();
  await untilBack(page, await list.locator(`[aria-posinset="${total - 1}"] button`).getAttribute("data-id"));
  await page.keyboard.press("l");
  await expect(list).toBeHidden();
  await expect(item(page)).toBeFocused();
});

test("of two who decide at once the second is told what the first did, and loses nothing", async ({ page, browser }) => {
  const book = await openQueue(page, "?kind=seam");
  const other = await secondReviewer(browser, `${book}/queue?kind=seam`);
  await expect(item(other)).toHaveAttribute("data-ready", "true");
  const id = await idOf(page);
  await untilBack(other, id);
  await page.keyboard.press("a");
  await nameReviewer(page);
  await untilNext(page, id);

  await other.keyboard.press("x");
  await other.keyboard.press("3");
  const alert = other.getByRole("alert").filter({ hasText: "vừa quyết định" });
  await expect(alert).toContainText("Đã nhận");
  await alert.getByRole("button", { name: /^Vẫn ghi/ }).click();
  await expect(alert).toBeHidden();
  await other.goto(`${book}/queue?kind=seam&state=judged&at=${encodeURIComponent(id ?? "")}`);
  await expect(item(other)).toContainText("Câu bị cắt đôi");

  // The first one's undo does not sweep away what the second said.
  await page.keyboard.press("z");
  await expect(page.locator('[data-change="refused"]')).toContainText("DS. Minh");
  await other.keyboard.press("z");
  await expect(other.locator('[data-change="undone"]')).toBeVisible();
  await page.keyboard.press("z");
  await other.context().close();
});

test("the clean rest is accepted together once it was confirmed, and taken back as one", async ({ page }) => {
  const book = await openQueue(page);
  await page.getByRole("button", { name: "Nhận hàng loạt…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText(/\d+ mối nối sạch trong \d+ chuyên luận/);
  await expect(dialog).toContainText("đoạn sau không mang nhãn nào");
  await dialog.getByRole("checkbox").check();
  await expect(dialog.getByRole("list", { name: "Trong các chuyên luận" })).toContainText("VORICONAZOL");
  const count = Number((await dialog.getByRole("status").innerText()).match(/^\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: `Nhận ${count} mối nối` }).click();
  await nameReviewer(page);
  await expect(page.locator('[data-change="done"]')).toContainText(`Đã nhận ${count} mối nối sạch`);
  await page.goto(`${book}/log`);
  await expect(page.getByRole("listitem").filter({ hasText: "Nhận hàng loạt" })).toHaveCount(count);
  await expect(page.getByText(/^Chuỗi nguyên vẹn/)).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.locator('[data-change="undone"]')).toBeVisible();
  await page.goto(`${book}/queue?state=judged&kind=seam&drug=voriconazol`);
  await expect(page.getByText("Không có chỗ nào khớp bộ lọc.")).toBeVisible();
});
