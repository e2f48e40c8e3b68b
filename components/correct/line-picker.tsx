"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { PageLineView } from "@/lib/model/views";
import { useFocusBack } from "@/components/ui/use-focus-back";
import css from "./line-picker.module.css";

export interface LinePickerProps {
  /** Size of the page as shown, points. */
  width: number;
  height: number;
  /** 0-indexed. */
  physicalPage: number;
  /** Null while they are being read. */
  lines: readonly PageLineView[] | null;
  onPick: (line: PageLineView) => void;
  onLeave: () => void;
}

/** The printed lines of a page as buttons over it, in reading order: arrows go from line to line, Enter or a click takes one, Escape leaves. */
export function LinePicker({ width, height, physicalPage, lines, onPick, onLeave }: LinePickerProps) {
  const t = useTranslations("correct");
  const frame = useRef<SVGSVGElement>(null);
  useFocusBack("#page-pane");
  useEffect(() => {
    const first = frame.current?.querySelector<SVGGElement>("[data-line]");
    if (lines !== null) first?.focus({ preventScroll: true });
  }, [lines]);
  const keys = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...event.currentTarget.querySelectorAll<SVGGElement>("[data-line]")];
    const at = all.findIndex((element) => element === document.activeElement);
    const line = lines?.[at];
    const steps: Partial<Record<string, number>> = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0, End: all.length - 1 };
    const to = steps[event.key];
    if (event.key === "Escape") onLeave();
    else if ((event.key === "Enter" || event.key === " ") && line !== undefined) onPick(line);
    else if (to !== undefined) all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <svg ref={frame} className={css.picker} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t("pick_lines", { page: physicalPage + 1 })} data-physical-page={physicalPage} onKeyDown={keys}>
      {(lines ?? []).map((line, order) => {
        const [x0, y0, x1, y1] = line.bbox;
        return (
          <g
            key={line.lineId}
            role="button"
            tabIndex={order === 0 ? 0 : -1}
            data-line={line.lineId}
            data-role={line.role}
            className={css.line}
            aria-label={t(line.role === "heading" ? "pick_heading" : "pick_line", { text: line.text })}
            onClick={() => onPick(line)}
          >
            <rect x={x0 - 1} y={y0 - 0.5} width={x1 - x0 + 2} height={y1 - y0 + 1} />
          </g>
        );
      })}
    </svg>
  );
}
