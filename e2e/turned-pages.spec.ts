import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { typesetSample } from "@/lib/sample/typeset-sample";
import { untilPainted } from "./support/desk";
import { laidDifferently } from "./support/laid-differently";
import { inkInside, liesOn, sampleTruth } from "./support/sample";

test("on pages that are turned or cropped every box sits on its words, at half, full and double size", async ({ page }) => {
  const truth = await sampleTruth();
  const { pdf } = await typesetSample();
  const file = path.join(mkdtempSync(path.join(tmpdir(), "seamcheck-e2e-")), "xoay-va-cat.pdf");
  writeFileSync(file, await laidDifferently(pdf));
  await page.goto("/");
  await page.getByLabel("Chọn tệp PDF").setInputFiles(file);
  const book = page.getByRole("link", { name: /xoay-va-cat/ }).first();
  await expect(book).toBeVisible({ timeout: 45_000 });
  const address = await book.getAttribute("href");

  await page.goto(`${address}/monographs/aciclovir`);
  await untilPainted(page);
  const lines = truth.monographs.find((monograph) => monograph.drugId === "aciclovir")?.sections.flatMap((section) => section.lines) ?? [];
  const overlay = page.locator("svg[data-physical-page]");
  const kinds = new Set<number>();
  for (const [zoom, keys] of [[50, "------------"], [100, "+++"], [200, "++++"]] as const) {
    for (const key of keys) if ((await page.getByText(`${zoom} %`, { exact: true }).count()) === 0) await page.keyboard.press(key);
    await expect(page.getByText(`${zoom} %`, { exact: true })).toBeVisible();
    await untilPainted(page);
    const open = Number(await overlay.getAttribute("data-physical-page"));
    kinds.add(open % 3);
    const boxes = await overlay.locator("g[data-chunk-id] rect[data-line-id]").evaluateAll((rects) =>
      rects.map((rect) => {
        const of = (name: string) => Number(rect.getAttribute(name));
        return [of("x"), of("y"), of("x") + of("width"), of("y") + of("height")];
      }),
    );
    expect(boxes.length).toBeGreaterThan(20);
    const here = lines.filter((line) => line.physicalPage === open);
    for (const box of boxes.filter((_, order) => order % 7 === 0)) {
      expect(here.some((line) => liesOn(box, line)), `page ${open}: ${box.join()}`).toBe(true);
      expect(await inkInside(page, box, truth.pageWidth), `page ${open} at ${zoom} %: ${box.join()}`).toBeGreaterThan(3);
    }
    await page.keyboard.press("]");
    await expect(overlay).toHaveAttribute("data-physical-page", String(open + 1));
    await untilPainted(page);
  }
  expect(kinds.size).toBe(3);
});
