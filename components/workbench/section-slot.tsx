"use client";

import { useSyncExternalStore } from "react";
import type { SectionFill } from "./section-fill";
import { likelyHeight } from "./section-fill";
import { SectionPanel, type SectionPanelProps } from "./section-panel";
import css from "./section-panel.module.css";

/** A section, or its heading over as much room as it will take until its turn comes. */
export function SectionSlot({ fill, ...props }: SectionPanelProps & { fill: SectionFill }) {
  const { section } = props;
  const read = () => fill.isFilled(section.key);
  if (useSyncExternalStore(fill.subscribe, read, read)) return <SectionPanel {...props} />;
  return (
    <section aria-labelledby={`section-${section.key}`} aria-busy className={css.section} style={{ minHeight: likelyHeight(section) }} data-section={section.key}>
      <header className={css.head}>
        <h2 id={`section-${section.key}`}>{section.displayName}</h2>
      </header>
    </section>
  );
}
