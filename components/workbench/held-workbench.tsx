"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { WorkbenchView } from "@/lib/model/views";
import { Workbench, type WorkbenchProps } from "./workbench";

export interface HeldWorkbenchProps extends Omit<WorkbenchProps, "view"> {
  /** Holds the view until the monograph is left. */
  held: { view: WorkbenchView | null };
}

/**
 * The workbench of a monograph that gives its view back when it is left. The router keeps what the server sent for every page of a visit, for the way back: of a
 * long book that would be every monograph that was looked at. Who comes back gets the monograph as it is by then.
 */
export function HeldWorkbench({ held, ...rest }: HeldWorkbenchProps) {
  const router = useRouter();
  const isGone = held.view === null;
  // What is on the screen stays there, on the way back to another place of the same monograph, until the monograph has come again.
  const last = useRef(held.view);
  const view = held.view ?? last.current;
  const shown = useRef<HeldWorkbenchProps["held"] | null>(null);
  useEffect(() => {
    shown.current = held;
    last.current = held.view ?? last.current;
    return () => {
      shown.current = null;
      // An effect that is only run anew has it back by then.
      queueMicrotask(() => {
        if (shown.current !== held) held.view = null;
      });
    };
  }, [held]);
  useEffect(() => {
    if (isGone) router.refresh();
  }, [isGone, router]);
  return view === null ? null : <Workbench view={view} {...rest} />;
}
