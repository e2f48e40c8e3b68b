import type { WorkbenchView } from "@/lib/model/views";
import type { TocEntry } from "./section-toc";
import { stopsOfSection } from "./to-judge";

/** The table of contents: each section with what waits in it and how long it is beside the longest. */
export function tocEntries(view: WorkbenchView): TocEntry[] {
  const longest = Math.max(1, ...view.sections.map((section) => section.ledger.characters));
  return view.sections.map((section) => {
    const waiting = stopsOfSection(section, view.decisions).filter((stop) => stop.judge).length;
    const blocked = section.findings.some((finding) => finding.severity === "block");
    const withheld = section.blocks.some((block) => block.state !== "approved");
    const meaning = blocked ? "blocked" : waiting > 0 ? "judge" : withheld ? "withheld" : null;
    return { key: section.key, name: section.displayName, waiting, meaning, length: section.ledger.characters / longest };
  });
}
