import { expect, test } from "@playwright/test";
import { openSample, SAMPLE_TITLE } from "./support/desk";
import { sampleTruth } from "./support/sample";

test("the first start shows the sample formulary, and its monographs with both page numbers", async ({ page }) => {
  const truth = await sampleTruth();
  await page.goto("/");
  const row = page.getByRole("row", { name: new RegExp(SAMPLE_TITLE) });
  await expect(row).toContainText(String(truth.pageCount));
  await expect(row).toContainText(String(truth.monographs.length));

  await openSample(page);
  for (const monograph of truth.monographs) {
    const entry = page.getByRole("row", { name: new RegExp(`^${monograph.name}\\b`) });
    await expect(entry).toContainText(truth.pages[monograph.firstPhysicalPage]?.countedPage ?? "no such page");
    await expect(entry).toContainText(String(monograph.firstPhysicalPage + 1));
  }
});

test("monographs are found without typing accents", async ({ page }) => {
  await openSample(page);
  await page.getByRole("searchbox").fill("tinh dau");
  await expect(page.getByRole("row", { name: /TINH DẦU TRÀM/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /ACICLOVIR/ })).toHaveCount(0);
});

test("Enter on a row opens the monograph", async ({ page }) => {
  await openSample(page);
  const link = page.getByRole("link", { name: "METFORMIN" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/monographs\/metformin/);
  await expect(page.getByRole("heading", { name: "METFORMIN", level: 1 })).toBeVisible();
});
