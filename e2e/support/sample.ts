import type { Page } from "@playwright/test";
import type { SampleTruth, TruthLine, TruthSection, TruthTable } from "@/lib/sample/sample-truth";
import { typesetSample } from "@/lib/sample/typeset-sample";

let set: Promise<SampleTruth> | null = null;

/** What the typesetter knows of the sample formulary that the workbench loads on its first start. */
export function sampleTruth(): Promise<SampleTruth> {
  set ??= typesetSample().then((sample) => sample.truth);
  return set;
}

export function sectionOf(truth: SampleTruth, drugId: string, key: string): TruthSection {
  const section = truth.monographs.find((monograph) => monograph.drugId === drugId)?.sections.find((candidate) => candidate.key === key);
  if (!section) throw new Error(`the sample has no ${key} in ${drugId}`);
  return section;
}

export function tableOf(truth: SampleTruth, drugId: string): TruthTable {
  const table = truth.tables.find((candidate) => candidate.drugId === drugId);
  if (!table) throw new Error(`the sample has no table in ${drugId}`);
  return table;
}

/** Whether a box of the overlay, in page space, lies on the words of a printed line. */
export function liesOn(box: readonly number[], line: Pick<TruthLine, "box">): boolean {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const [a0, b0, a1, b1] = line.box;
  const middle = (b0 + b1) / 2;
  return y0 < middle && middle < y1 && Math.min(x1, a1) - Math.max(x0, a0) > 0.5 * Math.min(x1 - x0, a1 - a0);
}

/** Dark pixels per hundred inside a box of the page as drawn, the overlay left out. `box` is in page space. */
export async function inkInside(page: Page, box: readonly number[], pageWidth: number): Promise<number> {
  return page.evaluate(
    ([x0, y0, x1, y1, width]) => {
      const canvas = [...document.querySelectorAll("canvas")].find((candidate) => candidate.offsetParent !== null);
      const context = canvas?.getContext("2d");
      if (!canvas || !context) return -1;
      const scale = canvas.width / width;
      const { data } = context.getImageData(x0 * scale, y0 * scale, Math.max(1, (x1 - x0) * scale), Math.max(1, (y1 - y0) * scale));
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark++;
      return (100 * dark) / (data.length / 4);
    },
    [box[0], box[1], box[2], box[3], pageWidth] as [number, number, number, number, number],
  );
}
