/** Comes in: a phrase that may be a heading. Goes out: the rule of the profile that it matches, exactly or nearly. Never guesses between two rules. */
import type { HeadingRule, Profile } from "@/lib/model/profile";
import { isVietnameseSyllable } from "@/lib/model/vietnamese-syllable";
import { editDistance, foldAccents, foldCase } from "./fold-text";

export interface HeadingMatch {
  rule: HeadingRule;
  /** False where the print departs from every known spelling. */
  exact: boolean;
  /** The spelling that was expected. */
  name: string;
}

interface Entry {
  rule: HeadingRule;
  name: string;
  folded: string;
  bare: string;
}

/** Looks headings up by name. */
export class HeadingIndex {
  private readonly entries: Entry[];
  private readonly exact: Map<string, Entry>;
  private readonly bare: Map<string, Entry[]>;
  private readonly near = new Map<string, HeadingMatch | null>();
  readonly longest: number;

  constructor(readonly profile: Profile) {
    this.entries = profile.headings.flatMap((rule) => rule.names.map((name) => ({ rule, name, folded: foldCase(name), bare: foldAccents(name) })));
    this.exact = new Map(this.entries.map((entry) => [entry.folded, entry]));
    this.bare = new Map();
    for (const entry of this.entries) this.bare.set(entry.bare, [...(this.bare.get(entry.bare) ?? []), entry]);
    this.longest = Math.max(...this.entries.map((entry) => entry.name.length));
  }

  /** Exact up to case and white space; closing colon, full stop and blanks do not count. */
  matchExact(text: string): HeadingMatch | null {
    const entry = this.exact.get(bareEnd(text));
    return entry === undefined ? null : { rule: entry.rule, exact: true, name: entry.name };
  }

  /** Exact, else without accents, else by a small edit distance that no other rule reaches. */
  match(text: string): HeadingMatch | null {
    const folded = bareEnd(text);
    if (folded.length < 4 || folded.length > this.longest + 4) return null;
    const known = this.near.get(folded);
    if (known !== undefined) return known;
    const found = this.matchExact(text) ?? this.nearest(folded);
    this.near.set(folded, found);
    return found;
  }

  private nearest(folded: string): HeadingMatch | null {
    const accentless = this.bare.get(foldAccents(folded));
    if (accentless?.[0] !== undefined && accentless.every((entry) => entry.rule === accentless[0]?.rule)) return { rule: accentless[0].rule, exact: false, name: accentless[0].name };
    let best: Entry | null = null;
    let least = Number.POSITIVE_INFINITY;
    let tied = false;
    for (const entry of this.entries) {
      const limit = entry.folded.length < 7 ? 0 : entry.folded.length < 14 ? 1 : 2;
      const distance = editDistance(folded, entry.folded, limit);
      if (distance > limit || distance > least || saysAnother(folded, entry.folded)) continue;
      tied = distance === least && best !== null && best.rule.key !== entry.rule.key;
      best = entry;
      least = distance;
    }
    return best === null || tied ? null : { rule: best.rule, exact: false, name: best.name };
  }

  /** The rule that carries this number ("4.2"); null where no heading does. */
  byNumber(number: string): HeadingRule | null {
    return this.profile.headings.find((rule) => rule.number === number) ?? null;
  }
}

function bareEnd(text: string): string {
  return foldCase(text).replace(/[\s.:;–-]+$/u, "");
}

/** In a name of more words than this one wrong word is a slip; in a shorter one it may be another phrase altogether. */
const SHORT_NAME = 3;

/** Does a short phrase hold another Vietnamese word in the place of one of the name's ("not indicated" for "contraindicated")? A slip leaves no word, or the word with other marks. */
function saysAnother(folded: string, name: string): boolean {
  const [found, wanted] = [folded.split(" "), name.split(" ")];
  if (found.length !== wanted.length || wanted.length > SHORT_NAME) return false;
  return found.some((word, index) => foldAccents(word) !== foldAccents(wanted[index] ?? "") && isVietnameseSyllable(word));
}
