import { expect, type Page, test } from "@playwright/test";
import { foldTruth } from "@/lib/sample/truth-fixture";
import { chunkCard, openMonograph, untilPainted } from "./support/desk";
import { inkInside, liesOn, sampleTruth, sectionOf } from "./support/sample";

/** Boxes of the lit chunk on the page that is open, in page space, unpadded. */
async function litBoxes(page: Page): Promise<number[][]> {
  return page.locator("g[data-chunk-id][data-lit] rect").evaluateAll((rects) =>
    rects.map((rect) => {
      const of = (name: string) => Number(rect.getAttribute(name));
      return [of("x"), of("y"), of("x") + of("width"), of("y") + of("height")];
    }),
  );
}

test("hovering a chunk lights the boxes on exactly its own words", async ({ page }) => {
  const truth = await sampleTruth();
  await openMonograph(page, "metformin");
  const section = sectionOf(truth, "metformin", "chi_dinh");
  await chunkCard(page, section.heading).hover();
  await expect(page.locator("g[data-chunk-id$='__chi_dinh__0'][data-lit]")).toBeVisible();

  const open = Number(await page.locator("svg[data-physical-page]").getAttribute("data-physical-page"));
  const lines = section.lines.filter((line) => line.physicalPage === open);
  expect(lines.length).toBeGreaterThan(0);
  const boxes = await litBoxes(page);
  expect(boxes).toHaveLength(lines.length);
  for (const line of lines) expect(boxes.filter((box) => liesOn(box, line)).length, line.text).toBe(1);
  for (const box of boxes) expect(await inkInside(page, box, truth.pageWidth)).toBeGreaterThan(3);
});

test("the overlay lies on the drawn page to the pixel, at every zoom and turned every way", async ({ page }) => {
  await openMonograph(page, "metformin");
  for (const key of ["0", "+", "+", "-", "r", "r", "r", "r"]) {
    await page.keyboard.press(key);
    await untilPainted(page);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const canvas = [...document.querySelectorAll("canvas")].find((candidate) => candidate.offsetParent !== null)?.getBoundingClientRect();
          const overlay = document.querySelector("svg[data-physical-page]")?.getBoundingClientRect();
          if (!canvas || !overlay) return 99;
          return Math.max(Math.abs(canvas.left - overlay.left), Math.abs(canvas.top - overlay.top), Math.abs(canvas.right - overlay.right), Math.abs(canvas.bottom - overlay.bottom));
        }),
      )
      .toBeLessThan(1.5);
  }
});

test("a chunk on two pages has its boxes on both, and the page turns to them", async ({ page }) => {
  const truth = await sampleTruth();
  await openMonograph(page, "aciclovir");
  const section = sectionOf(truth, "aciclovir", "lieu_luong_va_cach_dung");
  const pages = [...new Set(section.lines.map((line) => line.physicalPage))];
  expect(pages.length).toBeGreaterThan(1);
  const card = page.getByRole("article", { name: new RegExp(`^${section.heading}, đoạn`) }).filter({ has: page.getByRole("button", { name: /[2-9] trang/ }) });
  const chunk = card.first();
  await chunk.focus();
  const seen = new Set<string>();
  for (let turn = 0; turn < 2; turn++) {
    const overlay = page.locator("svg[data-physical-page]");
    await expect(overlay.locator("g[data-chunk-id][data-lit]")).toBeVisible();
    const open = (await overlay.getAttribute("data-physical-page")) ?? "";
    seen.add(open);
    const words = foldTruth(await chunk.innerText());
    const lines = section.lines.filter((line) => line.physicalPage === Number(open));
    for (const box of await litBoxes(page)) {
      const line = lines.find((candidate) => liesOn(box, candidate));
      expect(line, `a box of the chunk on page ${open} lies on a line of its section`).toBeDefined();
      if (line && !line.hyphenated) expect(words).toContain(foldTruth(line.text).slice(2, 12));
    }
    await chunk.getByRole("button", { name: /trang ▸/ }).click();
    if (turn === 0) await expect(overlay).not.toHaveAttribute("data-physical-page", open);
  }
  expect(seen.size).toBe(2);
});

test("clicking a box brings its chunk into view and gives it the focus", async ({ page }) => {
  const truth = await sampleTruth();
  await openMonograph(page, "metformin");
  const section = sectionOf(truth, "metformin", "thoi_ky_cho_con_bu");
  const card = chunkCard(page, section.heading);
  await expect(card).not.toBeInViewport();
  while (Number(await page.locator("svg[data-physical-page]").getAttribute("data-physical-page")) !== section.headingPhysicalPage) await page.keyboard.press("]");
  await untilPainted(page);
  await page.locator("g[data-chunk-id$='__thoi_ky_cho_con_bu__0'] rect").first().click();
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
});

test("Enter on a box does the same as a click", async ({ page }) => {
  await openMonograph(page, "metformin");
  const box = page.locator("g[data-box]").first();
  await box.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const chunkId = await page.evaluate(() => document.activeElement?.getAttribute("data-chunk-id"));
  await page.keyboard.press("Enter");
  await expect(page.locator(`article[data-stop="chunk:${chunkId}"]`)).toBeFocused();
});
