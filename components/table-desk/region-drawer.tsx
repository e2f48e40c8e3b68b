"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { useAnnounce } from "@/components/ui/announcer";
import { useFocusBack } from "@/components/ui/use-focus-back";
import css from "./desk-crop.module.css";

/** How far an arrow key moves a border, points; with Ctrl a single one. */
const STEP = 6;
/** The smallest region, points. */
const LEAST = 8;

export interface RegionDrawerProps {
  /** Size of the page as shown, points. */
  width: number;
  height: number;
  region: PageRect;
  onRegion: (region: PageRect) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A rectangle over the page, drawn with the pointer or moved and sized with the arrow keys. Page space throughout. */
export function RegionDrawer({ width, height, region, onRegion, onConfirm, onCancel }: RegionDrawerProps) {
  const t = useTranslations("table_place");
  const announce = useAnnounce();
  const frame = useRef<SVGSVGElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const [x0, y0, x1, y1] = region;
  useFocusBack("[data-redraw]");
  useEffect(() => frame.current?.focus(), []);

  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: clamp(((event.clientX - box.left) / box.width) * width, width), y: clamp(((event.clientY - box.top) / box.height) * height, height) };
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const [start, here] = [from.current, pointOf(event)];
    if (start === null || Math.abs(here.x - start.x) + Math.abs(here.y - start.y) < 4) return;
    onRegion(pageRect(round(Math.min(start.x, here.x)), round(Math.min(start.y, here.y)), round(Math.max(start.x, here.x)), round(Math.max(start.y, here.y))));
  };
  const say = (next: PageRect) => announce(t("region_now", { left: Math.round(next[0]), top: Math.round(next[1]), width: Math.round(next[2] - next[0]), height: Math.round(next[3] - next[1]) }));
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Enter") onConfirm();
    else if (event.key === "Escape") onCancel();
    else {
      const step = event.ctrlKey || event.metaKey ? 1 : STEP;
      const [dx = 0, dy = 0] = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [0, 0];
      if (dx === 0 && dy === 0) return;
      // Shift: the lower right corner; Alt: the upper left one; alone: the whole.
      const [left, top] = event.shiftKey ? [x0, y0] : [x0 + dx, y0 + dy];
      const [right, bottom] = event.altKey && !event.shiftKey ? [x1, y1] : [x1 + dx, y1 + dy];
      const next = pageRect(clamp(left, width), clamp(top, height), clamp(right, width), clamp(bottom, height));
      if (next[2] - next[0] < LEAST || next[3] - next[1] < LEAST) return event.preventDefault();
      onRegion(next);
      say(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <svg
      ref={frame}
      className={css.drawer}
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      tabIndex={0}
      aria-label={t("drawer", { left: Math.round(x0), top: Math.round(y0), width: Math.round(x1 - x0), height: Math.round(y1 - y0) })}
      onKeyDown={keys}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = pointOf(event);
      }}
      onPointerMove={draw}
      onPointerUp={() => {
        if (from.current !== null) say(region);
        from.current = null;
      }}
    >
      <path className={css.outside} d={`M0 0H${width}V${height}H0Z M${x0} ${y0}V${y1}H${x1}V${y0}Z`} />
      <rect className={css.drawn} x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
      {[
        [x0, y0],
        [x1, y1],
      ].map(([x = 0, y = 0]) => (
        <rect key={`${x}-${y}`} className={css.corner} x={x - 3} y={y - 3} width={6} height={6} />
      ))}
    </svg>
  );
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
const round = (value: number) => Math.round(value * 10) / 10;
