/** Comes in: a word. Goes out: whether Vietnamese could spell it. Never consults a list of words. */

const ONSET = "(?:ngh|ng|nh|gh|gi|kh|ph|qu|th|tr|ch|b|c|d|đ|g|h|k|l|m|n|p|r|s|t|v|x)";
/** Rhymes that end in a glide or are open: no final consonant follows. */
const OPEN = "(?:iêu|oai|oay|oao|oeo|uây|uôi|uya|uyu|ươi|ươu|ai|ao|au|ay|âu|ây|eo|êu|ia|iu|oi|ôi|ơi|ua|ui|ưa|ưi|ưu)";
/** Nuclei that may stand open or before a final consonant. */
const FREE = "(?:oa|oe|oo|uê|uơ|uy|a|e|ê|i|o|ô|ơ|u|ư|y)";
/** Nuclei that a final consonant must follow. */
const CHECKED = "(?:uyê|iê|oă|uâ|uô|ươ|ă|â)";
const CODA = "(?:ch|ng|nh|c|m|n|p|t)";
/** Without a consonant before it, "iê" is written "yê". */
const SYLLABLE = new RegExp(`^(?:${ONSET}?(?:${OPEN}|${FREE}${CODA}?|${CHECKED}${CODA})|yêu|(?:qu)?yê${CODA})$`, "u");
const NO_ONSET_IE = /^iê/u;
/** Before a stopped final consonant only the acute and the dot below are spoken, and always one of them in native words; loans go without. */
const STOPPED = /(?:c|ch|p|t)$/u;
const UNSTOPPED_TONES = /[\u0300\u0303\u0309]/u;
/** Grave, acute, tilde, hook above, dot below: the tones. The marks of â, ă, ê, ô, ơ, ư stay. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/** Could this word (letters only, any case) be a Vietnamese syllable? Says nothing about whether it is a word. */
export function isVietnameseSyllable(word: string): boolean {
  let isSyllable = known.get(word);
  if (isSyllable === undefined) {
    isSyllable = couldBeSpelt(word);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, isSyllable);
  }
  return isSyllable;
}

/** Words that were asked for: a book has few different ones, and is asked for each many times. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 50_000;

function couldBeSpelt(word: string): boolean {
  const marked = word.toLowerCase().normalize("NFD");
  const tones = marked.match(TONES)?.length ?? 0;
  const toneless = marked.replace(TONES, "").normalize("NFC");
  return tones <= 1 && SYLLABLE.test(toneless) && !NO_ONSET_IE.test(toneless) && !(UNSTOPPED_TONES.test(marked) && STOPPED.test(toneless));
}

/** Letters of the longest syllable that `SYLLABLE` takes ("nghuyêng"). */
export const LONGEST_SYLLABLE = 8;

/** Small letters, a capital at the very start at most: figures of a class ("độ I"), units and abbreviations are none. */
const PLAIN_WORD = /^\p{L}\p{Ll}*$/u;
const SMALL_LETTERS = /^\p{Ll}+$/u;
const ACCENTED = /[^\u0000-\u007f]/u;

/**
 * What stray blanks made of one syllable: `certain` where the parts can be no words of their own ("ng ười", "l iề u"), `doubtful` where a part might be one (a
 * list's letter, a symbol), `whole` where they are words.
 */
export function brokenSyllable(parts: readonly string[]): "certain" | "doubtful" | "whole" {
  const [first = "", ...rest] = parts;
  const joined = parts.join("");
  // In the order of what they cost: most words of a book stand beside words.
  if (parts.length < 2 || joined.length > LONGEST_SYLLABLE || !ACCENTED.test(joined)) return "whole";
  if (!PLAIN_WORD.test(first) || !rest.every((part) => SMALL_LETTERS.test(part))) return "whole";
  const broken = parts.filter((part) => !isVietnameseSyllable(part));
  if ((broken.length === 0 && rest.at(-1) !== "i") || !isVietnameseSyllable(joined)) return "whole";
  if (broken.length === 0) return "doubtful";
  return broken.every((part) => part.length === 1) && broken.length < parts.length ? "doubtful" : "certain";
}
