import { expect, type Page, test } from "@playwright/test";
import { exportedChunks, nameReviewer, openMonograph, openSample, untilPainted } from "./support/desk";

const DRUG = "aciclovir";
const dialog = (page: Page) => page.getByRole("dialog");
const corrections = (page: Page) => page.getByRole("list", { name: "Các sửa đề mục và số trang" });
const sectionNames = (page: Page) => page.locator("section[data-section] h2").allTextContents();
const expectSections = (page: Page, names: readonly string[]) => expect(page.locator("section[data-section] h2")).toHaveText([...names]);

test("the keyboard alone makes a line a heading; the section is there at once, marked with who said so, and is taken back in one step", async ({ page }) => {
  const book = await openMonograph(page, DRUG);
  const before = await exportedChunks(page, book);
  const names = await sectionNames(page);
  await page.keyboard.press("h");
  const lines = page.locator("[data-line]");
  await expect(lines.first()).toBeFocused();
  for (let i = 0; i < 40 && (await page.locator("[data-line]:focus").getAttribute("data-role")) === "heading"; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  while ((await page.locator("[data-line]:focus").getAttribute("data-role")) === "heading") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("quy che");
  await expect(dialog(page).getByRole("option", { selected: true })).toContainText("Thông tin quy chế");
  await expect(dialog(page).getByRole("status")).toContainText("mục mới");
  await page.keyboard.press("Enter");
  await nameReviewer(page);
  await expect(page.locator('[data-change="corrected"]')).toContainText("Đã sửa");
  await expect(corrections(page)).toContainText("là đề mục của Thông tin quy chế");
  await expect(page.locator("section[data-section] h2")).toHaveCount(names.length + 1);
  await expect(page.getByText("đã sửa", { exact: true }).first()).toBeVisible();
  expect(await exportedChunks(page, book)).not.toEqual(before);

  await page.reload();
  await untilPainted(page);
  await corrections(page).getByRole("button", { name: /^Bỏ sửa/ }).click();
  await expect(corrections(page)).toBeHidden();
  await expectSections(page, names);
  expect(await exportedChunks(page, book)).toEqual(before);
});

test("a heading that is none becomes text of the section before; undo makes it a heading again", async ({ page }) => {
  const book = await openMonograph(page, DRUG);
  const before = await exportedChunks(page, book);
  const names = await sectionNames(page);
  const last = page.locator("section[data-section]").last();
  await last.getByRole("button", { name: /^Sửa: / }).click();
  await expect(dialog(page).getByRole("status")).toContainText("không còn");
  await dialog(page).getByRole("button", { name: /^Sửa/ }).click();
  await nameReviewer(page);
  await expect(page.locator('[data-change="corrected"]')).toBeVisible();
  await expectSections(page, names.slice(0, -1));
  await page.keyboard.press("z");
  await expect(corrections(page)).toBeHidden();
  await expectSections(page, names);
  expect(await exportedChunks(page, book)).toEqual(before);
});

test("a wrong folio is set right on the page and in every citation of it; nonsense is refused", async ({ page }) => {
  const book = await openMonograph(page, DRUG);
  const before = await exportedChunks(page, book);
  await page.getByRole("button", { name: "Sửa số trang in" }).click();
  const field = dialog(page).getByLabel(/^Trang này in số/);
  await field.fill("mười");
  await expect(dialog(page).getByRole("status")).toContainText("số La Mã");
  await expect(dialog(page).getByRole("button", { name: /^Sửa/ })).toBeDisabled();
  await field.fill("901");
  await expect(dialog(page).getByRole("status")).toContainText("→ 901");
  await field.press("Enter");
  await nameReviewer(page);
  await expect(corrections(page)).toContainText("in số 901");
  await expect(page.getByRole("toolbar")).toContainText("901");
  await expect(page.getByRole("toolbar")).toContainText("đã sửa");
  const changed = (await exportedChunks(page, book)).filter((chunk) => String(chunk.printed_page_range).includes("901"));
  expect(changed.length).toBeGreaterThan(0);
  await page.goto(`${book}/log`);
  await expect(page.getByRole("main")).toContainText("901");
  await openSample(page);
  await page.goto(`${book}/monographs/${DRUG}`);
  await corrections(page).getByRole("button", { name: /^Bỏ sửa/ }).click();
  await expect(corrections(page)).toBeHidden();
  expect(await exportedChunks(page, book)).toEqual(before);
});
