import { expect, type Page, test } from "@playwright/test";
import { openMonograph, openSample, untilPainted } from "./support/desk";

const openPage = async (page: Page) => Number(await page.locator("svg[data-physical-page]").getAttribute("data-physical-page"));

test("the page keys go on over the edge of a monograph, and back onto its last page", async ({ page }) => {
  await openMonograph(page, "aciclovir");
  const first = await openPage(page);
  let turned = first;
  while (page.url().includes("/monographs/aciclovir")) {
    await page.keyboard.press("]");
    turned++;
    await expect(page.locator(`svg[data-physical-page="${turned}"]`)).toBeVisible();
  }
  expect(turned).toBeGreaterThan(first + 1);
  await untilPainted(page);
  // Two monographs may share a page: one step back need not leave the second.
  while (!page.url().includes("/monographs/aciclovir")) {
    await page.keyboard.press("[");
    turned--;
    await expect(page.locator(`svg[data-physical-page="${turned}"]`)).toBeVisible();
  }
  expect(turned).toBeGreaterThan(first);
  await untilPainted(page);
});

test("the way back leads to the monograph as it was left, and forward again", async ({ page }) => {
  await openMonograph(page, "aciclovir");
  const next = page.getByRole("link", { name: /^Chuyên luận sau/ });
  const heading = page.locator("h1");
  const arrive = async (name: string) => {
    await expect(heading).toHaveText(name);
    await untilPainted(page);
    await expect(page.locator("article").first()).toBeVisible();
  };
  const names = [await heading.innerText()];
  for (let step = 0; step < 2; step++) {
    await next.click();
    await expect(heading).not.toHaveText(names.at(-1) ?? "");
    names.push(await heading.innerText());
    await arrive(names.at(-1) ?? "");
  }
  const [first = "", second = "", third = ""] = names;
  await page.goBack();
  await arrive(second);
  await page.goBack();
  await arrive(first);
  await page.goForward();
  await arrive(second);
  await page.goForward();
  await arrive(third);
});

test("a page of no monograph is drawn as well, with both its numbers, and the keys lead into the book", async ({ page }) => {
  const book = await openSample(page);
  await page.goto(`${book}/pages/1`);
  await expect(page.getByRole("heading", { name: "Trang PDF 1", exact: true })).toBeVisible();
  await untilPainted(page);
  await expect(page.getByRole("button", { name: /Trang trước/ })).toBeDisabled();
  for (let turn = 0; turn < 6 && !page.url().includes("/monographs/"); turn++) {
    const before = page.url();
    await page.keyboard.press("]");
    await expect(page).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/\/monographs\//);
});

test("the open page stays, under a bar, until the next one is there", async ({ page }) => {
  await openSample(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/monographs/**", async (route) => {
    await held;
    await route.continue();
  });
  const row = page.getByRole("row", { name: /ACICLOVIR/i });
  await row.getByRole("link").click();
  await expect(page.locator("[data-navigating]")).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "Đang mở…" })).toBeAttached();
  await expect(row).toBeVisible();
  release();
  await untilPainted(page);
  await expect(page.locator("[data-navigating]")).not.toBeAttached();
});

test("a page that the reader turned to stays, though another has the chunk that he reads", async ({ page }) => {
  await openMonograph(page, "aciclovir");
  const chunk = await page.locator("g[data-chunk-id]").first().getAttribute("data-chunk-id");
  await page.locator(`[id="stop-chunk:${chunk}"]`).focus();
  const first = await openPage(page);
  for (const turned of [first + 1, first + 2]) {
    await page.keyboard.press("]");
    await expect(page.locator(`svg[data-physical-page="${turned}"]`)).toBeVisible();
    // Longer than a pointer must rest before the page turns for it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await openPage(page)).toBe(turned);
  }
});

test("what a link names stands in view before the program's own scripts are there", async ({ page }) => {
  await openMonograph(page, "aciclovir");
  const last = await page.locator("article[data-stop^='chunk:']").last().getAttribute("data-stop");
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  await page.goto(`${page.url().replace(/[?#].*/, "")}?chunk=${encodeURIComponent(last?.slice("chunk:".length) ?? "")}`);
  await expect(page.locator(`[id="stop-${last}"]`)).toBeInViewport();
});
