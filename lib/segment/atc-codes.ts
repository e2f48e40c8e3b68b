/** Comes in: text that states ATC codes. Goes out: the codes as printed, each once, in order. Never mends a malformed one. */

const WELL_FORMED = /(?<![\p{L}\p{N}])[A-Z]\d{2}[A-Z]\s?[A-Z]\s?\d{2}(?![\p{L}\p{N}])/gu;
/** A token that stands where a code should and is built like one, digits and capitals mixed. */
const CODE_LIKE = /(?<![\p{L}\p{N}])[A-Z](?=[A-Z0-9OIl]{0,8}\d)[A-Z0-9OIl]{4,8}(?![\p{L}\p{N}])/gu;

/** Codes in a section that holds nothing else; malformed ones come out as printed, for a gate to find. */
export function atcCodesOfSection(text: string): string[] {
  return [...new Set([...text.matchAll(CODE_LIKE)].map((match) => match[0]))];
}

/** Codes in running text: only well-formed ones within reach of the letters "ATC"; a blank inside a code ("C09C A04") is left out. */
export function atcCodesInProse(text: string): string[] {
  const codes: string[] = [];
  for (const mention of text.matchAll(/\bATC\b/gu)) codes.push(...[...text.slice(mention.index, mention.index + 90).matchAll(WELL_FORMED)].map((match) => match[0].replace(/\s/gu, "")));
  return [...new Set(codes)];
}

/** Does the text say that there is no code? */
export function statesNoAtc(text: string, phrases: readonly string[]): boolean {
  const folded = text.toLowerCase();
  return phrases.some((phrase) => folded.includes(phrase.toLowerCase()));
}
