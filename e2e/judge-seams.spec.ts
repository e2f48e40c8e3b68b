import { expect, test } from "@playwright/test";
import { nameReviewer, openMonograph, REVIEWER } from "./support/desk";

test("seams are accepted and rejected with a reason, and chunking again keeps every decision", async ({ page }) => {
  await openMonograph(page, "aciclovir");
  const seams = page.getByRole("region", { name: /^Mối nối \d+, Liều lượng và cách dùng/ });
  const log = page.getByRole("button", { name: /^Quyết định/ });
  const told = Number((await log.innerText()).match(/\d+/)?.[0] ?? 0);
  expect(await seams.count()).toBeGreaterThanOrEqual(3);
  await expect(seams.first()).toContainText("Cuối đoạn 1");
  await expect(seams.first()).toContainText("Đầu đoạn 2");

  await seams.nth(0).getByRole("button", { name: "Nhận" }).click();
  await nameReviewer(page);
  await expect(seams.nth(0)).toHaveAttribute("data-verdict", "accept");

  await seams.nth(1).getByRole("button", { name: "Bác" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /Câu bị cắt|câu/i }).first().check();
  await dialog.getByRole("button", { name: /^Bác/ }).click();
  await expect(seams.nth(1)).toHaveAttribute("data-verdict", "reject");
  await expect(seams.nth(1)).toContainText(REVIEWER);

  // Other limits move the borders: the decisions must stay with their text, and come back with it.
  const rechunk = async (target: string, ceiling: string, button = "Cắt lại…") => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByLabel("Đích").fill(target);
    await page.getByLabel("Trần").fill(ceiling);
    await page.getByRole("dialog").getByRole("button", { name: "Xem trước" }).click();
    const commit = page.getByRole("dialog").getByRole("button", { name: "Xác nhận cắt lại" });
    await expect(commit).toBeVisible();
    await commit.click();
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  const before = await seams.count();
  await rechunk("400", "500");
  await expect.poll(() => seams.count()).toBeGreaterThan(before);
  await log.click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(told + 2);
  await page.keyboard.press("Escape");

  await rechunk("650", "800");
  await expect.poll(() => seams.count()).toBe(before);
  await expect(seams.nth(0)).toHaveAttribute("data-verdict", "accept");
  await expect(seams.nth(1)).toHaveAttribute("data-verdict", "reject");

  // One section alone: the others stay as they are, and it says that it has limits of its own.
  const others = page.getByRole("region", { name: /^Mối nối \d+, (?!Liều lượng)/ });
  const elsewhere = await others.count();
  const only = "Cắt lại riêng mục Liều lượng và cách dùng…";
  await rechunk("300", "400", only);
  await expect.poll(() => seams.count()).toBeGreaterThan(before);
  expect(await others.count()).toBe(elsewhere);
  await expect(page.getByText("300 / 400")).toBeVisible();
  await rechunk("650", "800", only);
  await expect.poll(() => seams.count()).toBe(before);
  await expect(page.getByText("300 / 400")).toBeHidden();
  await expect(seams.nth(0)).toHaveAttribute("data-verdict", "accept");
});

test("carried labels are shown as added, and stand in no source text", async ({ page }) => {
  await openMonograph(page, "aciclovir");
  const parts = page.getByRole("article", { name: /^Liều lượng và cách dùng, đoạn [2-9] trên/ });
  const added = parts.filter({ hasText: "thêm" }).first();
  await expect(added).toBeVisible();
});

test("the keyboard alone walks to what waits and judges it", async ({ page }) => {
  await openMonograph(page, "voriconazol");
  await page.keyboard.press("n");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-stop"));
  expect(first).toMatch(/^(seam|block):/);
  await page.keyboard.press("a");
  await nameReviewer(page);
  await expect(page.locator(`[data-stop="${first}"]`)).toHaveAttribute(first?.startsWith("seam") ? "data-verdict" : "data-state", first?.startsWith("seam") ? "accept" : "approved");
  await page.keyboard.press("j");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-stop"))).toMatch(/^chunk:/);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Phím");
});

test("a key pressed once too often adds nothing to the log, and the walk goes round the end", async ({ page }) => {
  await openMonograph(page, "prednisolon");
  await page.keyboard.press("n");
  await page.keyboard.press("a");
  await nameReviewer(page);
  await expect(page.getByRole("button", { name: /^Quyết định/ })).toContainText("1");
  const judged = page.locator("[data-stop][data-verdict='accept'], [data-stop][data-state='approved']").first();
  await judged.focus();
  await page.keyboard.press("a");
  await expect(page.getByText("Chỗ này đã có đúng quyết định ấy.")).toBeAttached();
  await expect(page.getByRole("button", { name: /^Quyết định/ })).toContainText("1");
});
