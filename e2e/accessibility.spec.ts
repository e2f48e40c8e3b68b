import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openMonograph, openSample } from "./support/desk";

const tabs = ["", "/queue", "/search?q=lieu", "/blocks", "/blocks/digoxin-t1", "/pages/5/table", "/gates", "/runs", "/runs/compare?before=1&after=1", "/log", "/export"];

for (const locale of ["vi-VN", "en-GB"] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });
      test("axe finds nothing on any screen", async ({ page }) => {
        test.setTimeout(180_000);
        const check = async (where: string) => {
          const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
          expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
        };
        await page.goto("/");
        await check("library");
        const book = await openSample(page);
        for (const tab of tabs) {
          await page.goto(`${book}${tab}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await check(tab || "monographs");
        }
        await openMonograph(page, "gentamicin");
        await check("workbench");
        await page.keyboard.press("?");
        await expect(page.getByRole("dialog")).toBeVisible();
        await check("cheat sheet");
      });
    });
