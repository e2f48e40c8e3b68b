/** Comes in: where to go when there is nothing to go back to. Goes out: the focus, where it was, once what had taken it has gone. */
import { useEffect } from "react";

/** To be called before the effect that takes the focus. Leaves the focus alone where somebody else has it by then. */
export function useFocusBack(fallback: string): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // A dialog that closes at the same time gives the focus back first.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const back = before !== document.body && before?.isConnected ? before : document.querySelector(fallback);
        if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
      });
    };
  }, [fallback]);
}
