import type { Finding, GateName, Place, Severity } from "@/lib/model/finding";
import { GATE_TABLE } from "./gate-table";

const QUOTE_LENGTH = 60;

/** A finding with the gate's usual severity unless one is given; places that are not known become null. */
export function makeFinding(gate: GateName, place: Partial<Place>, expected: string, found: string, severity: Severity = GATE_TABLE[gate].severity): Finding {
  return { gate, severity, place: { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage: null, bbox: null, ...place }, expected, found };
}

/** The end of a text as a short quote, on one line. */
export function quoteEnd(text: string): string {
  const flat = text.replace(/\s+/gu, " ").trim();
  return flat.length <= QUOTE_LENGTH ? flat : `…${wholeCharacters(flat.slice(-QUOTE_LENGTH))}`;
}

/** The start of a text as a short quote, on one line. */
export function quoteStart(text: string): string {
  const flat = text.replace(/\s+/gu, " ").trim();
  return flat.length <= QUOTE_LENGTH ? flat : `${wholeCharacters(flat.slice(0, QUOTE_LENGTH))}…`;
}

/** Drops half a surrogate pair that a cut left at an end. */
export function wholeCharacters(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, "");
}
