/** Comes in: a word. Goes out: whether Vietnamese could spell it. Never consults a list of words. */

const ONSET = "(?:ngh|ng|nh|gh|gi|kh|ph|qu|th|tr|ch|b|c|d|đ|g|h|k|l|m|n|p|r|s|t|v|x)?";
/** Nuclei that end in a glide or are open: no final consonant follows. */
const OPEN = "(?:iêu|yêu|oai|oay|oao|oeo|uây|uôi|uya|uyu|ươi|ươu|ai|ao|au|ay|âu|ây|eo|êu|ia|iu|oi|ôi|ơi|ua|ui|ưa|ưi|ưu)";
const NUCLEUS = "(?:uyê|iê|oa|oă|oe|oo|uâ|uê|uô|uơ|uy|ươ|yê|a|ă|â|e|ê|i|o|ô|ơ|u|ư|y)";
const CODA = "(?:ch|ng|nh|c|m|n|p|t)?";
const SYLLABLE = new RegExp(`^${ONSET}(?:${OPEN}|${NUCLEUS}${CODA})$`, "u");
/** Before a stopped final consonant only the acute and the dot below are spoken, and always one of them in native words; loans go without. */
const STOPPED = /(?:c|ch|p|t)$/u;
const UNSTOPPED_TONES = /[\u0300\u0303\u0309]/u;
/** Grave, acute, tilde, hook above, dot below: the tones. The marks of â, ă, ê, ô, ơ, ư stay. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/** Could this word (letters only, any case) be a Vietnamese syllable? Says nothing about whether it is a word. */
export function isVietnameseSyllable(word: string): boolean {
  const marked = word.toLowerCase().normalize("NFD");
  const tones = marked.match(TONES)?.length ?? 0;
  const toneless = marked.replace(TONES, "").normalize("NFC");
  return tones <= 1 && SYLLABLE.test(toneless) && !(UNSTOPPED_TONES.test(marked) && STOPPED.test(toneless));
}
