import type { PDFDocumentProxy } from "pdfjs-dist";
import { beforeEach, expect, test, vi } from "vitest";

/** A PDF that notes which pages are drawn, and how wide. */
function fakePdf() {
  const drawn: [number, number][] = [];
  const cancel = vi.fn();
  const getPage = async (number: number) => ({
    getViewport: ({ scale }: { scale: number }) => ({ width: 500 * scale, height: 700 * scale }),
    render: ({ viewport }: { viewport: { width: number } }) => {
      drawn.push([number, viewport.width]);
      return { promise: Promise.resolve(), cancel };
    },
  });
  return { pdf: { getPage } as unknown as PDFDocumentProxy, drawn };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("window", { devicePixelRatio: 2 });
  vi.stubGlobal("document", { createElement: () => ({ width: 0, height: 0 }) });
});

test("a page is drawn in the screen's own pixels", async () => {
  const { drawPage } = await import("./draw-page");
  const { pdf, drawn } = fakePdf();
  expect(await drawPage({ pdf, physicalPage: 6, width: 250 }).canvas).toMatchObject({ width: 500, height: 700 });
  expect(drawn).toEqual([[7, 500]]);
});

test("what was drawn ahead is given to the first who asks for just that, and drawn once", async () => {
  const { drawAhead, drawPage } = await import("./draw-page");
  const { pdf, drawn } = fakePdf();
  drawAhead({ pdf, physicalPage: 6, width: 250 });
  await drawPage({ pdf, physicalPage: 6, width: 250 }).canvas;
  expect(drawn).toHaveLength(1);
  await drawPage({ pdf, physicalPage: 6, width: 250 }).canvas;
  expect(drawn).toHaveLength(2);
});

test("what was drawn ahead in another size is given up", async () => {
  const { drawAhead, drawPage } = await import("./draw-page");
  const { pdf, drawn } = fakePdf();
  drawAhead({ pdf, physicalPage: 6, width: 250 });
  await drawPage({ pdf, physicalPage: 6, width: 300 }).canvas;
  expect(drawn).toEqual([[7, 600]]);
});

test("nothing is drawn ahead once somebody has asked", async () => {
  const { drawAhead, drawPage } = await import("./draw-page");
  const { pdf, drawn } = fakePdf();
  await drawPage({ pdf, physicalPage: 6, width: 250 }).canvas;
  drawAhead({ pdf, physicalPage: 7, width: 250 });
  await Promise.resolve();
  expect(drawn).toEqual([[7, 500]]);
});

test("a drawing that was cancelled rejects and gives its memory back", async () => {
  const { drawPage } = await import("./draw-page");
  const { pdf, drawn } = fakePdf();
  const drawing = drawPage({ pdf, physicalPage: 6, width: 250 });
  drawing.cancel();
  await expect(drawing.canvas).rejects.toThrow("cancelled");
  expect(drawn).toEqual([]);
});
