/** Text for comparison: NFC, lower case, without white space and without a closing colon. */
export function squeeze(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/\s+/gu, "").replace(/[:.]+$/u, "");
}

/** A name for comparison: without case, accents, spaces and punctuation ("Natri clorid 0,9 %" and "NATRI CLORID 0,9%" are one). */
export function foldName(text: string): string {
  return text.normalize("NFD").replace(/\p{M}+/gu, "").toLowerCase().replace(/đ/gu, "d").replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Words of a text, lower case, NFC: runs of letters and digits; punctuation, Markdown and its line breaks (`<br>`) fall away. */
export function words(text: string): string[] {
  const plain = text.includes("<") ? text.replace(/<br\s*\/?>/giu, " ") : text;
  return plain.normalize("NFC").toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
