// What the engine read of one page in, the page of the model out; it decides which glyphs make one fragment and which strokes one rule, never what they mean.
import { intersection } from "@/lib/geometry/rect";
import type { Page } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { convertLegacy } from "./convert-legacy";
import { gatherClusters } from "./gather-clusters";
import { linkAtoms } from "./link-atoms";
import { makeFragment } from "./make-fragment";
import { mergeRulings } from "./merge-rulings";
import type { RawPage } from "./raw-page";
import { splitAtRulings } from "./split-at-rulings";

/** `physicalPage` is 0-indexed. Fragments come in the order in which they were drawn. */
export function assemblePage(physicalPage: number, raw: RawPage): Page {
  const shown = pageRect(0, 0, raw.width, raw.height);
  const rulings = mergeRulings(raw.strokes, raw.fills, raw);
  return {
    physicalPage,
    width: raw.width,
    height: raw.height,
    rotate: raw.rotate,
    pageLabel: raw.pageLabel,
    fragments: splitAtRulings(linkAtoms(gatherClusters(convertLegacy(raw.glyphs))), rulings).map(makeFragment),
    rulings,
    ...(raw.damaged ? { damaged: true } : {}),
    ...(raw.annotations.length > 0 ? { annotations: raw.annotations } : {}),
    images: raw.images.map((image) => intersection(image, shown)).filter((image): image is PageRect => image !== null),
  };
}
