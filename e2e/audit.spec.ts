import { expect, test } from "@playwright/test";
import { nameReviewer, openMonograph, REVIEWER } from "./support/desk";

test("the log says who judged what, before and after, by what one chooses, and that its chain holds", async ({ page }) => {
  const book = await openMonograph(page, "ibuprofen");
  await page.keyboard.press("n");
  await page.keyboard.press("a");
  await nameReviewer(page);
  await expect(page.getByText(/^Đã nhận/).first()).toBeVisible();

  await page.goto(`${book}/log`);
  await expect(page.getByText(/^Chuỗi nguyên vẹn: \d+ dòng/)).toBeVisible();
  await page.getByRole("combobox", { name: "Chuyên luận" }).selectOption({ label: "IBUPROFEN" });
  await expect(page).toHaveURL(/drug=ibuprofen/);
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries.first()).toContainText(REVIEWER);
  for (const entry of await entries.all()) await expect(entry).toContainText("IBUPROFEN");
  await entries.first().getByText("Trước và sau").click();
  await expect(entries.first()).toContainText("chưa quyết định");
  await expect(entries.first()).toContainText(`Đã nhận (${REVIEWER}`);

  // The choice outlives a reload; days that are past have nothing.
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Chuyên luận" })).toHaveValue("ibuprofen");
  await page.getByLabel("Đến hết ngày").fill("2020-01-01");
  await expect(page.getByText("Không có dòng nào phù hợp.")).toBeVisible();
  await page.getByRole("button", { name: "Bỏ lọc" }).click();
  await expect(entries.first()).toBeVisible();
});
