import { useEffect } from "react";
import type { LinkStore } from "./link-store";

/** When the reading moves on, the page is scrolled to the first of its boxes. A hover never scrolls the page away under the pointer. */
export function useLitInView(store: LinkStore, physicalPage: number): void {
  useEffect(() => {
    let frame = 0;
    let last = store.focused();
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const focused = store.focused();
        if (focused === null || store.linked() !== focused) return;
        document.querySelector(`[data-physical-page="${physicalPage}"] [data-lit] rect`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
      });
    };
    look();
    const stop = store.subscribe(() => {
      if (store.focused() === last) return;
      last = store.focused();
      look();
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [store, physicalPage]);
}
