import { expect, type Locator, type Page } from "@playwright/test";

export const SAMPLE_TITLE = "Dược thư mẫu";
export const REVIEWER = "Dược sĩ Thử Nghiệm";

/** Opens the library and, through it, the sample's table of monographs. Yields the book's address. */
export async function openSample(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: SAMPLE_TITLE }).first().click();
  await expect(page).toHaveURL(/\/books\/[0-9a-f]{16}$/);
  return new URL(page.url()).pathname;
}

/** Opens one monograph of the sample and waits until its printed page and all of its sections have been drawn. Yields the book's address. */
export async function openMonograph(page: Page, drugId: string, search = ""): Promise<string> {
  const book = await openSample(page);
  await page.goto(`${book}/monographs/${drugId}${search}`);
  await untilPainted(page);
  await expect(page.locator("[data-section][aria-busy]")).toHaveCount(0);
  return book;
}

/** Waits until pdf.js has drawn the page that is open. */
export async function untilPainted(page: Page): Promise<void> {
  await expect(page.locator("[data-painted]")).toBeVisible();
}

export function chunkCard(page: Page, section: string, part = 1): Locator {
  return page.getByRole("article", { name: new RegExp(`^${section.replace(/[()]/g, "\\$&")}, đoạn ${part} trên`) });
}

/** Gives the reviewer's name when the program asks for it. */
export async function nameReviewer(page: Page): Promise<void> {
  const field = page.getByRole("dialog").getByLabel("Họ tên người duyệt");
  await field.fill(REVIEWER);
  await field.press("Enter");
  await expect(field).toBeHidden();
}

/** The lines of an export, as objects. Fails unless the program lets the file out. */
export async function exportedChunks(page: Page, book: string, file = "chunks.jsonl"): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get(`/api${book}/export/${file}`);
  expect(answer.status()).toBe(200);
  return (await answer.text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
