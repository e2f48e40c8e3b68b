// A private-use code and the name of its font in, the character that the font really shows out; it guesses nothing: what no published table says stays null.

/**
 * Adobe's Symbol encoding from 0x20 to 0x7E and from 0xA0 to 0xFE (PDF 32000-1, annex D.5; names by the Adobe Glyph List).
 * Word processors write these as U+F020 + n: "≥ 1/10", "≤", "µg" and "°C" get lost without it. A blank shows no character.
 */
const SYMBOL_LOW =
  "\u0020!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλµνοπθρστυϖωξψζ{|}∼";
const SYMBOL_HIGH =
  "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭";

/** The marks of Wingdings that lists and forms are made with, by code. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x6c: "●",
  0x6e: "■",
  0x6f: "□",
  0x71: "❑",
  0x72: "❒",
  0x75: "◆",
  0x76: "❖",
  0x77: "⬥",
  0x9e: "·",
  0x9f: "•",
  0xa1: "○",
  0xa7: "▪",
  0xa8: "◻",
  0xd8: "➢",
  0xdf: "←",
  0xe0: "→",
  0xe1: "↑",
  0xe2: "↓",
  0xe8: "➔",
  0xf0: "⇨",
  0xfb: "✗",
  0xfc: "✓",
  0xfd: "☒",
  0xfe: "☑",
};

/** Adobe's own private-use codes for parts of big brackets in Symbol (Adobe Glyph List), from U+F8E5. */
const CORPORATE = "‾⏐⎯®©™⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭";

export type SymbolFont = "symbol" | "wingdings" | null;

/** Which pictorial font a name (without subset tag) means. */
export function symbolFontOf(name: string): SymbolFont {
  if (/^symbol/i.test(name)) return "symbol";
  return /^wingdings(?![ -]?[23])/i.test(name) ? "wingdings" : null;
}

function symbolCharacter(code: number): string | null {
  const character = code < 0xa0 ? SYMBOL_LOW[code - 0x20] : SYMBOL_HIGH[code - 0xa0];
  return character === undefined || (character === " " && code !== 0x20) ? null : character;
}

/**
 * The character that a private-use code (U+F020–F0FF, U+F8E5–F8FE) stands for in a font; null when unknown.
 * Two bullets are so common that they are known whatever the font is called.
 */
export function privateUseCharacter(code: number, font: SymbolFont): string | null {
  if (code >= 0xf8e5 && code <= 0xf8fe) return CORPORATE[code - 0xf8e5] ?? null;
  if (code < 0xf020 || code > 0xf0ff) return null;
  if (font === "symbol") return symbolCharacter(code - 0xf000);
  if (font === "wingdings") return WINGDINGS[code - 0xf000] ?? null;
  if (code === 0xf0b7) return "•";
  return code === 0xf0a7 ? "▪" : null;
}
