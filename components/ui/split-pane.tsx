"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import css from "./split-pane.module.css";

export interface SplitPaneProps {
  /** Share of the width that the left pane takes, 0..1. */
  share: number;
  min: number;
  max: number;
  label: string;
  onShare: (share: number) => void;
  left: ReactNode;
  right: ReactNode;
}

/** Two panes and a border that can be dragged, or moved with the arrow keys. */
export function SplitPane({ share, min, max, label, onShare, left, right }: SplitPaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onShare(clamp((event.clientX - box.left) / box.width));
  };
  const keys = (event: KeyboardEvent) => {
    const next = { ArrowLeft: share - 0.02, ArrowRight: share + 0.02, Home: min, End: max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShare(clamp(next));
  };
  return (
    <div ref={frame} className={css.split}>
      <div style={{ width: `${share * 100}%` }}>{left}</div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={Math.round(min * 100)}
        aria-valuemax={Math.round(max * 100)}
        aria-valuenow={Math.round(share * 100)}
        className={css.handle}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onKeyDown={keys}
      />
      <div>{right}</div>
    </div>
  );
}
