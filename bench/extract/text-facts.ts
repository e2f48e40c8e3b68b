/** Compares the texts of a book's pages with ours: in go both, out come counts. It knows nothing of any reader. */

export interface TextFacts {
  /** Characters without white space, NFC. */
  characters: number;
  /** Of ours. */
  wanted: number;
  /** Those of ours that stand on the same page here too. */
  same: number;
  /** Those that ours has not. */
  surplus: number;
  /** Characters as given that NFC would write otherwise. */
  decomposed: number;
  /** Private-use, control and replacement characters. */
  unreadable: number;
  /** Words with one of them. */
  brokenWords: number;
}

export const NO_TEXT: TextFacts = { characters: 0, wanted: 0, same: 0, surplus: 0, decomposed: 0, unreadable: 0, brokenWords: 0 };

const UNREADABLE = /[\p{Co}\uFFFD\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu;

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const char of text.normalize("NFC").replace(/\s+/gu, "")) counts.set(char, (counts.get(char) ?? 0) + 1);
  return counts;
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

/** Adds what one book's pages show to `facts`. Pages that a reader does not give count as empty. */
export function addText(facts: TextFacts, pages: readonly string[], ours: readonly string[]): void {
  for (let i = 0; i < Math.max(pages.length, ours.length); i++) {
    const text = pages[i] ?? "";
    const [here, wanted] = [countsOf(text), countsOf(ours[i] ?? "")];
    let same = 0;
    for (const [char, count] of here) same += Math.min(count, wanted.get(char) ?? 0);
    facts.characters += sum(here);
    facts.wanted += sum(wanted);
    facts.same += same;
    facts.surplus += sum(here) - same;
    facts.decomposed += Math.max(0, text.length - text.normalize("NFC").length);
    facts.unreadable += text.match(UNREADABLE)?.length ?? 0;
    facts.brokenWords += text.split(/\s+/u).filter((word) => word.search(UNREADABLE) >= 0).length;
  }
}
