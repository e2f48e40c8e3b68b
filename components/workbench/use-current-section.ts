import { type RefObject, useEffect, useState } from "react";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionView } from "@/lib/model/views";

/** Which section stands at the top of the column. */
export function useCurrentSection(column: RefObject<HTMLDivElement | null>, sections: readonly SectionView[]): SectionKey | null {
  const [current, setCurrent] = useState<SectionKey | null>(sections[0]?.key ?? null);
  useEffect(() => {
    const pane = column.current;
    if (pane === null) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const edge = pane.getBoundingClientRect().top + 60;
        const top = [...pane.querySelectorAll<HTMLElement>("[data-section]")].find((element) => element.getBoundingClientRect().bottom > edge);
        setCurrent(sections.find((section) => section.key === top?.dataset.section)?.key ?? null);
      });
    };
    look();
    pane.addEventListener("scroll", look, { passive: true });
    return () => {
      pane.removeEventListener("scroll", look);
      cancelAnimationFrame(frame);
    };
  }, [column, sections]);
  return current;
}
