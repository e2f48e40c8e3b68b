import { expect, test } from "@playwright/test";
import { chunkCard, openMonograph, openSample, untilPainted } from "./support/desk";
import { sampleTruth, sectionOf, tableOf } from "./support/sample";

test("a chunk's citation opens the PDF file itself at its own physical page", async ({ page, context }) => {
  const truth = await sampleTruth();
  const book = await openMonograph(page, "aciclovir");
  const section = sectionOf(truth, "aciclovir", "lieu_luong_va_cach_dung");
  const cite = chunkCard(page, section.heading, 1).getByRole("link", { name: /PDF/ });
  const physical = section.lines[0]?.physicalPage ?? -1;
  await expect(cite).toContainText(`tr. in ${truth.pages[physical]?.countedPage}`);
  await expect(cite).toHaveAttribute("href", `/api${book}/pdf#page=${physical + 1}`);
  const [opened] = await Promise.all([context.waitForEvent("page"), cite.click()]);
  expect(opened.url()).toContain(`/pdf#page=${physical + 1}`);
  const file = await page.request.get(`/api${book}/pdf`);
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a table's citation names the page that the table stands on, not the paragraph's", async ({ page }) => {
  const truth = await sampleTruth();
  const book = await openMonograph(page, "warfarin");
  const table = tableOf(truth, "warfarin");
  const own = table.pieces[0]?.physicalPage ?? -1;
  const card = page.getByRole("region", { name: /^Bảng 1\b/ });
  await expect(card.getByRole("link", { name: /PDF/ })).toHaveAttribute("href", `/api${book}/pdf#page=${own + 1}`);
});

test("a byte range of the PDF is answered with just that range", async ({ page }) => {
  const book = await openSample(page);
  const part = await page.request.get(`/api${book}/pdf`, { headers: { range: "bytes=0-99" } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  const wrong = await page.request.get(`/api${book}/pdf`, { headers: { range: "bytes=999999999-" } });
  expect(wrong.status()).toBe(416);
});

test("an address with #page= opens that page of the file", async ({ page }) => {
  await openMonograph(page, "aciclovir", "#page=6");
  await expect(page.locator("svg[data-physical-page]")).toHaveAttribute("data-physical-page", "5");
  await expect(page.getByRole("toolbar").getByRole("link", { name: /PDF/ })).toContainText("PDF 6");
});

test("a page's own address leads to the monograph that stands on it", async ({ page }) => {
  const truth = await sampleTruth();
  const book = await openSample(page);
  const metformin = truth.monographs.find((monograph) => monograph.drugId === "omeprazol");
  const physical = metformin?.lastPhysicalPage ?? -1;
  await page.goto(`${book}/pages/${physical + 1}`);
  await untilPainted(page);
  await expect(page.locator("svg[data-physical-page]")).toHaveAttribute("data-physical-page", String(physical));
});

test("a page without a folio shows the one inferred from its neighbours, and says so", async ({ page }) => {
  const truth = await sampleTruth();
  const book = await openSample(page);
  const bare = truth.pages.find((candidate) => candidate.kind === "body" && candidate.printedPage === null);
  if (!bare) throw new Error("the sample has no page without folio");
  await page.goto(`${book}/pages/${bare.physicalPage + 1}`);
  await untilPainted(page);
  const numbers = page.getByRole("toolbar");
  await expect(numbers).toContainText(bare.countedPage);
  await expect(numbers).toContainText("suy ra");
});
