import { useCallback, useEffect, useRef } from "react";
import type { TakenBack, WorkbenchView } from "@/lib/model/views";
import { useUndo } from "@/components/decision/undo-scope";
import { refOfTarget } from "./link-address";
import type { LinkRef } from "./link-store";

/** Brings what was undone or redone into view, once it stands there again. What is in another monograph is only told of. */
export function useUndoneInView(view: WorkbenchView, goTo: (ref: LinkRef) => void): void {
  const wanted = useRef<LinkRef | null>(null);
  const { drugId } = view.monograph;
  useUndo(
    useCallback(
      ({ what }: TakenBack) => {
        if (what.drugId !== drugId) return;
        wanted.current = refOfTarget(what);
        if (wanted.current !== null) goTo(wanted.current);
      },
      [drugId, goTo],
    ),
  );
  useEffect(() => {
    if (wanted.current !== null && view.sections.length > 0) goTo(wanted.current);
    wanted.current = null;
  }, [view, goTo]);
}
