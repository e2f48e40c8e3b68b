import type { Finding } from "@/lib/model/finding";
import type { BookGateInput } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** Share of a page's characters that must look like the book's language. */
const RELIABLE = 0.5;

/** Pages whose text layer does not read like the book's language. A warning where nothing of the page is quoted; where a prose chunk has lines on it, that blocks. Recognised text has a gate of its own. */
export function textLayerUnreliable(input: BookGateInput): Finding[] {
  const doubtful = input.book.pages.filter((page) => page.textReliability < RELIABLE && !page.ocr);
  if (doubtful.length === 0) return [];
  const quoted = new Map<number, string>();
  for (const chunk of input.chunks) if (chunk.chunkKind === "prose") for (const box of chunk.boxes) quoted.set(box.physicalPage, chunk.drugId);
  return doubtful.map((page) =>
    makeFinding(
      "text_layer_unreliable",
      { drugId: quoted.get(page.physicalPage) ?? null, physicalPage: page.physicalPage },
      `${Math.round(RELIABLE * 100)} % readable`,
      `${Math.round(page.textReliability * 100)} %`,
      quoted.has(page.physicalPage) ? "block" : "warn",
    ),
  );
}
