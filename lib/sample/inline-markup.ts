/** Stretch of text in one style. Soft hyphens (U+00AD) in it mark where a word may be hyphenated; they are never drawn. */
export interface StyledText {
  text: string;
  bold: boolean;
  italic: boolean;
  script: "none" | "super" | "sub";
  /** Which of the texts that share a paragraph it belongs to (run-in headings and their texts). */
  owner: number;
}

/** A word: pieces without a breaking space between them. */
export type Word = StyledText[];

export const SOFT_HYPHEN = "\u00ad";

/** House rules of the printed page: no line starts with a dash or a degree sign, none ends on a comparison sign. */
function bindSigns(source: string): string {
  return source.replace(/ ([-–]) /g, "_$1 ").replace(/([<>]) /g, "$1_").replaceAll(" ^o^C", "_^o^C");
}

/** Reads inline marks (see `sample-source.ts`) into words. Text comes out NFC. */
export function parseMarkup(source: string, owner = 0, base: { bold?: boolean; italic?: boolean } = {}): Word[] {
  const words: Word[] = [];
  let word: Word = [];
  const state = { bold: base.bold ?? false, italic: base.italic ?? false, script: "none" as StyledText["script"] };
  let buffer = "";
  const endPiece = () => {
    if (buffer !== "") word.push({ text: buffer, ...state, owner });
    buffer = "";
  };
  const endWord = () => {
    endPiece();
    if (word.length > 0) words.push(word);
    word = [];
  };
  for (const token of bindSigns(source.normalize("NFC")).match(/\*\*|[\s\S]/gu) ?? []) {
    if (token === " ") {
      endWord();
    } else if (token === "_") {
      buffer += " ";
    } else if (token === "¬") {
      buffer += SOFT_HYPHEN;
    } else if (token === "**" || token === "*" || token === "^" || token === "~") {
      endPiece();
      if (token === "**") state.bold = !state.bold;
      else if (token === "*") state.italic = !state.italic;
      else if (token === "^") state.script = state.script === "super" ? "none" : "super";
      else state.script = state.script === "sub" ? "none" : "sub";
    } else {
      buffer += token;
    }
  }
  endWord();
  return words;
}

/** The text as a reader sees it, words joined by one space, without soft hyphens. */
export function plainText(words: readonly Word[]): string {
  return words.map(wordText).join(" ");
}

/** One word's text without soft hyphens. */
export function wordText(word: Word): string {
  return word.map((piece) => piece.text.replaceAll(SOFT_HYPHEN, "")).join("");
}
