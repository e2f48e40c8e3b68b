import { expect, it } from "vitest";
import { setText } from "./book-fixture";
import type { FlowItem, PageFlow, TableItem } from "./flow";
import { formLine } from "./form-line";
import { joinSplitCaptions } from "./join-split-captions";
import { pageRect } from "@/lib/model/rect";

const line = (text: string, page: number, y: number, size = 10): FlowItem => ({ kind: "line", laid: formLine([{ index: 0, fragment: setText(text, 50, y, { size }) }], page, 0, { x0: 50, x1: 550 }) });
const table = (page: number, y: number, caption: string | null = null): TableItem => ({
  kind: "table", physicalPage: page, page: { width: 600, height: 800 }, captionLines: [], cellLines: [], atColumnTop: true,
  table: { bbox: pageRect(50, y, 550, y + 100), rows: 2, columns: 2, headerRows: 1, rowLabelColumns: 1, cells: [], fragmentIndexes: [], captionFragmentIndexes: [], caption, ruled: "full", confidence: 1, reasons: [] },
});
const flow = (...items: FlowItem[]): PageFlow => ({ items, furniture: [] });
const textsOf = (flows: PageFlow[]) => flows.map(({ items }) => items.map((item) => (item.kind === "line" ? item.laid.line.text : item.kind === "table" ? `[${item.table.caption ?? ""}]` : "")));
const join = (...flows: PageFlow[]) => textsOf(joinSplitCaptions(flows, ["Table"], () => true));

it("puts a caption that a page break cut through, or cut off, back on its table", () => {
  expect(join(flow(line("Some prose ends here.", 0, 700), line("Table 5: Mean change from baseline", 0, 780)), flow(line("at week 24", 1, 40), table(1, 50), line("After.", 1, 200)))).toEqual([
    ["Some prose ends here."],
    ["[Table 5: Mean change from baseline at week 24]", "After."],
  ]);
  expect(join(flow(line("Table 5: Mean change", 0, 780)), flow(table(1, 50)))).toEqual([[], ["[Table 5: Mean change]"]]);
});

it("leaves a page alone that a reviewer has laid out", () => {
  const flows = [flow(line("Table 5: Mean change", 0, 780)), flow(table(1, 50))];
  expect(joinSplitCaptions(flows, ["Table"], () => false)).toEqual(flows);
});

it("leaves alone what only mentions a table, and tables that have a caption or stand elsewhere", () => {
  const untouched = [
    [flow(line("The drugs are listed in", 0, 768), line("Table 3. Because of bleeding", 0, 780)), flow(line("they are watched.", 1, 40), table(1, 50))],
    [flow(line("Table 3 shows the drugs", 0, 780)), flow(line("that matter.", 1, 40), table(1, 50))],
    [flow(line("Table 3: Drugs", 0, 780)), flow(table(1, 50, "Table 4: Others"))],
    [flow(line("Table 3: Drugs", 0, 780)), flow(line("Prose far above.", 1, 40), table(1, 400))],
    [flow(line("Table 3: Drugs", 0, 780)), flow(line("Bigger type", 1, 40, 14), table(1, 50))],
  ];
  for (const flows of untouched) expect(join(...flows)).toEqual(textsOf(flows));
});
