import { expect, test } from "@playwright/test";
import { foldTruth } from "@/lib/sample/truth-fixture";
import { exportedChunks, nameReviewer, openMonograph, REVIEWER } from "./support/desk";
import { sampleTruth, tableOf } from "./support/sample";

/** The longest cell of each row: what must be found, or must not be found, in an export. */
const tellingCells = (cells: readonly (readonly string[])[]) => cells.map((row) => [...row].sort((a, b) => b.length - a.length)[0] ?? "").filter((cell) => cell.length > 12);

test("an approved table is in the export; quarantined again, none of its text is", async ({ page }) => {
  const truth = await sampleTruth();
  const table = tableOf(truth, "digoxin");
  const wanted = tellingCells(table.cells).map(foldTruth);
  expect(wanted.length).toBeGreaterThan(1);
  const book = await openMonograph(page, "digoxin");
  const exported = async () => foldTruth(JSON.stringify((await exportedChunks(page, book, "chunks-full.jsonl")).filter((chunk) => chunk.drug_id === "digoxin")));
  const inProse = foldTruth(truth.monographs.find((monograph) => monograph.drugId === "digoxin")?.sections.flatMap((section) => section.paragraphs).join("") ?? "");
  const telling = wanted.filter((cell) => !inProse.includes(cell));
  expect(telling.length).toBeGreaterThan(0);

  const before = await exported();
  for (const cell of telling) expect(before).not.toContain(cell);

  const card = page.getByRole("region", { name: /^Bảng 1\b/ });
  await card.getByRole("button", { name: "Duyệt", exact: true }).click();
  await nameReviewer(page);
  await expect(card.getByText("đã duyệt").first()).toBeVisible();
  await expect(card).toContainText(REVIEWER);
  const approved = await exported();
  for (const cell of telling) expect(approved).toContain(cell);

  await card.getByRole("button", { name: "Cách ly", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("textbox").fill("Ô thứ hai đọc sai");
  await dialog.getByRole("button", { name: /^Cách ly/ }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toHaveAttribute("data-state", "quarantined");
  const withheld = await exported();
  for (const cell of telling) expect(withheld).not.toContain(cell);
  const descriptor = (await exportedChunks(page, book)).find((chunk) => chunk.drug_id === "digoxin" && chunk.chunk_kind === "block_descriptor");
  expect(descriptor?.has_quarantined_content).toBe(true);

  await page.reload();
  await expect(card).toHaveAttribute("data-state", "quarantined");
  await page.goto(`${book}/log`);
  await expect(page.getByText(/Chuỗi nguyên vẹn/)).toBeVisible();
  await expect(page.getByText(REVIEWER).first()).toBeVisible();
});

test("a cell and its box on the page light up together", async ({ page }) => {
  await openMonograph(page, "digoxin");
  const card = page.getByRole("region", { name: /^Bảng 1\b/ });
  await card.scrollIntoViewIfNeeded();
  await card.focus();
  await expect(page.locator("g[data-block-id][data-lit]").first()).toBeVisible();
  await card.getByRole("table").locator("td").nth(1).hover();
  await expect(page.locator("g[data-lit] > rect[data-cell]")).toHaveCount(1);
});

test("a quarantined block is hatched on the page and named", async ({ page }) => {
  const truth = await sampleTruth();
  const formula = truth.formulas[0];
  const book = await openMonograph(page, "gentamicin");
  await page.goto(`${book}/pages/${(formula?.physicalPage ?? -1) + 1}`);
  await expect(page.getByRole("button", { name: /^Công thức 1, cách ly/ })).toBeVisible();
});
