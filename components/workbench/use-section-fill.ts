import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { WorkbenchView } from "@/lib/model/views";
import type { LinkRef } from "./link-store";
import { createSectionFill, type SectionFill, sectionOf, sectionsAround, waitingSections } from "./section-fill";

/** The rest is drawn after so long even where the page never comes, milliseconds. */
const LONGEST_WAIT = 3_000;
/** Sections that come so near to the window are drawn at once, pixels. */
const NEAR = 800;

export interface DrawnSections {
  fill: SectionFill;
  /** The printed page stands there: the processor is free. */
  onPageDrawn: () => void;
  /** Gives the element of a stop: at once, or when its section has been drawn. Nothing where there is none of that name. */
  withStop: (ref: LinkRef, then: (element: HTMLElement) => void) => void;
}

/**
 * What a reader opens is drawn first; the other sections when the printed page stands there, one after the other while nothing else is to be done, and any at once that is
 * scrolled or jumped to: on a cold link all of a long monograph would be waited for otherwise. In the end every section is drawn.
 */
export function useSectionFill(view: WorkbenchView, target: LinkRef | null, column: RefObject<HTMLDivElement | null>): DrawnSections {
  const { sections } = view;
  const [fill] = useState(() => createSectionFill(sectionsAround(sections, target)));
  const [drawn, setDrawn] = useState(false);
  const onPageDrawn = useCallback(() => setDrawn(true), []);
  useEffect(() => {
    const late = setTimeout(onPageDrawn, LONGEST_WAIT);
    return () => clearTimeout(late);
  }, [onPageDrawn]);

  useEffect(() => {
    if (!drawn) return;
    const waiting = waitingSections(sections, fill);
    const fillNext = () => {
      const next = waiting.find((key) => !fill.isFilled(key));
      if (next === undefined) return;
      fill.fill([next]);
      callOff = whenIdle(fillNext);
    };
    let callOff = whenIdle(fillNext);
    return () => callOff();
  }, [drawn, sections, fill]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = new Set(entries.filter((entry) => entry.isIntersecting).map((entry) => (entry.target as HTMLElement).dataset.section));
        fill.fill(sections.filter(({ key }) => near.has(key)).map(({ key }) => key));
      },
      { root: column.current, rootMargin: `${NEAR}px 0px` },
    );
    for (const element of column.current?.querySelectorAll("[data-section][aria-busy]") ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [column, sections, fill]);

  // The way to a stop stays the same function when the view comes anew: what waits to go there must not think that it is asked again.
  const latest = useRef(sections);
  useEffect(() => {
    latest.current = sections;
  }, [sections]);
  const withStop = useCallback(
    (ref: LinkRef, then: (element: HTMLElement) => void) => {
      const find = () => document.getElementById(`stop-${ref}`);
      const there = find();
      if (there !== null) return then(there);
      const key = sectionOf(latest.current, ref);
      if (key === null || fill.isFilled(key)) return;
      fill.fill([key]);
      requestAnimationFrame(() => {
        const element = find();
        if (element !== null) then(element);
      });
    },
    [fill],
  );
  return { fill, onPageDrawn, withStop };
}

/** Calls when the browser has nothing else to do. Yields what calls it off. */
function whenIdle(does: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(does, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(does, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}
