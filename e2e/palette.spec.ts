import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openMonograph, openSample, untilPainted } from "./support/desk";

const option = "option";

test("Ctrl+K goes to a monograph, a section and a page, and shows what the text has", async ({ page }) => {
  const book = await openSample(page);
  const palette = page.getByRole("dialog", { name: "Bảng lệnh" });
  const field = palette.getByRole("combobox");
  const open = async (text: string) => {
    await expect(async () => {
      if (!(await palette.isVisible())) await page.keyboard.press("Control+k");
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await field.fill(text);
  };
  await open("voricona");
  await expect(palette.getByRole(option, { selected: true })).toContainText("VORICONAZOL");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${book}/monographs/voriconazol`);
  await untilPainted(page);

  // Of the open monograph a section's name is enough; of another one both are said.
  await open("metformin chong chi dinh");
  await expect(palette.getByRole(option, { selected: true })).toContainText("METFORMIN › Chống chỉ định");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-stop="chunk:metformin__chong_chi_dinh__0"]')).toBeFocused();

  await open("118");
  await expect(palette.getByRole(option).first()).toContainText("Trang in 118");
  await expect(palette.getByRole(option).first()).toContainText("PDF 21");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/monographs\/paracetamol/);
  await untilPainted(page);

  await open("lieu dung tre em");
  await expect(palette.getByRole(option).filter({ hasText: /Tìm “lieu dung tre em” trong văn bản \(\d+ chỗ\)/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=lieu\+dung\+tre\+em/);
});

test("it does what the page can do, gives the focus back, and axe finds nothing in it", async ({ page }) => {
  await openMonograph(page, "metformin");
  await page.getByRole("button", { name: "Cắt lại…" }).focus();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Bảng lệnh" });
  await expect(palette.getByRole(option).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include("[data-palette]").withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cắt lại…" })).toBeFocused();

  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").fill("toi");
  await palette.getByRole(option).filter({ hasText: "Giao diện tối" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
