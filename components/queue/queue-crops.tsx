import { pageFragment } from "@/lib/geometry/page-fragment";
import { unionAll } from "@/lib/geometry/rect";
import type { PageRect } from "@/lib/model/rect";
import type { PageView, QueueDetail } from "@/lib/model/views";
import { overlayItems } from "@/components/pdf/overlay-items";
import { PageCite } from "@/components/pdf/page-cite";
import { pageNumbers } from "@/components/pdf/page-numbers";
import { PageOverlay } from "@/components/pdf/page-overlay";
import type { Crop } from "@/components/pdf/pdf-crops";
import type { LinkRef, LinkStore } from "@/components/workbench/link-store";

/** Boxes of what is judged on one page: the lines at the border, the block's stretches, what was read from it, or what a finding points at. */
function boxesOn({ section, ocrPage }: QueueDetail, physicalPage: number): PageRect[] {
  if (ocrPage !== null) return ocrPage.bbox === null ? [] : [ocrPage.bbox];
  if (section === null) return [];
  const here = <T extends { physicalPage: number; bbox: PageRect }>(boxes: readonly T[]) => boxes.filter((box) => box.physicalPage === physicalPage).map((box) => box.bbox);
  const border = section.seams.flatMap((seam) => here(seam.boxes));
  if (border.length > 0) return border;
  const pieces = section.blocks.flatMap((view) => here(view.block.pieces));
  return pieces.length > 0 ? pieces : section.chunks.flatMap((chunk) => here(chunk.boxes));
}

const wholePage = (page: PageView): PageRect => [0, 0, page.width, page.height] as unknown as PageRect;

/** The pages of a place of the queue, each around what is judged on it, with its boxes. */
export function queueCrops(detail: QueueDetail, pdfUrl: string, store: LinkStore, onOpen: (ref: LinkRef) => void): Crop[] {
  const numbers = new Map(detail.section?.blocks.map((view) => [view.block.blockId, detail.blockNumber ?? ""]));
  return detail.pages.map((page) => {
    const { physicalPage, width, height } = page;
    const view = { pages: detail.pages, sections: detail.section === null ? [] : [detail.section] };
    const here = pageNumbers(detail.pages, physicalPage);
    return {
      physicalPage,
      width,
      height,
      region: unionAll(boxesOn(detail, physicalPage)) ?? wholePage(page),
      head: <PageCite span={{ first: here, last: here }} href={`${pdfUrl}#${pageFragment(physicalPage)}`} />,
      overlay: <PageOverlay width={width} height={height} physicalPage={physicalPage} items={overlayItems(view, physicalPage, numbers)} seams={detail.section?.seams ?? []} store={store} onOpen={onOpen} />,
    };
  });
}
