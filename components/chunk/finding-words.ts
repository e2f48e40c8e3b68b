/** What a translator offers of one namespace of the messages. */
interface Words {
  (key: string, values: Record<string, string>): string;
  has: (key: string) => boolean;
}

/** Phrases of gates that hold a name or an id: what is left of the name tells which phrase it is. */
const WITH_NAMES: readonly [RegExp, string][] = [
  [/^(\S+) before (\S+)$/, "before"],
  [/^nothing of (.+)$/, "nothing_of"],
  [/^no line of (.+)$/, "no_line_of"],
];

/**
 * The words of a finding's `expected` or `found` for a reader. Gates write data: names, quotes, numbers, and short fixed phrases in English; a phrase is
 * looked up with its numbers taken out ("3 of 12" is `n_of_n` with `n1`, `n2`), section keys become headings, and what is not known is shown as it is.
 */
export function findingWords(data: string, phrases: Words, sections: Words): string {
  const named = (text: string) => text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (word) => (sections.has(word) ? sections(word, {}) : word));
  for (const [pattern, key] of WITH_NAMES) {
    const match = pattern.exec(data);
    if (match && phrases.has(key)) return phrases(key, { a: named(match[1] ?? ""), b: named(match[2] ?? "") });
  }
  const numbers: string[] = [];
  const key = data
    .replace(/(?<![\p{L}\d])\d+(?:\.\d+)?(?![\p{L}\d])/gu, (number) => {
      numbers.push(number);
      return "n";
    })
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_|_$/g, "");
  if (/\p{L}/u.test(data) && phrases.has(key)) return phrases(key, Object.fromEntries(numbers.map((number, index) => [`n${index + 1}`, number])));
  return named(data);
}
