/**
 * The text that is embedded for a part: every carried label on a line of its own, outermost first, then the source.
 * Without carried labels it is the source itself, unchanged.
 */

/** What stands before the source: the labels, each followed by a line end; empty without labels. */
export function embeddedPrefix(labels: readonly string[]): string {
  let prefix = "";
  for (const label of labels) prefix += `${label}\n`;
  return prefix;
}

/** Carried labels and source as one text. */
export function embeddedText(labels: readonly string[], source: string): string {
  return embeddedPrefix(labels) + source;
}
