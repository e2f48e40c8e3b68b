// A font's name and flags in, bold, italic and legacy code out. FPDFFont_GetWeight is not asked: it reports 704 for a regular and 400 for a bold face.
import type { LegacyEncoding } from "@/lib/model/page";

/** Bits of /Flags in a font descriptor (PDF 32000-1, table 123). */
const ITALIC_FLAG = 1 << 6;
const FORCE_BOLD_FLAG = 1 << 18;

const BOLD_NAME = /bold|black|heavy|demi|(?:^|[-,_ .])(?:bd|b|bi|bdit?)(?:$|[-,_ .])|^(?:cmbx|cmssbx|sfbx|sfti?bx|lmbx)|bx\d+$/i;
const ITALIC_NAME = /italic|oblique|kursiv|slanted|inclined|(?:^|[-,_ .]|bold|light|medium|black|bd)it(?:$|[-,_ .])|(?:^|[-,_ .])b?i(?:$|[-,_ .])|^(?:cmti|cmsl|cmbxti|sfti|sfsl|lmri)\d*/i;

/** A PDF font name without the six-letter tag of a subset ("ABCDEF+Times-Bold" → "Times-Bold"). */
export function plainFontName(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, "");
}

/** Whether a face is bold, by its name or the descriptor's ForceBold flag. */
export function isBoldFont(name: string, flags: number): boolean {
  return BOLD_NAME.test(plainFontName(name)) || (flags & FORCE_BOLD_FLAG) !== 0;
}

/** Whether a face is italic, by its name, the descriptor's Italic flag or its ItalicAngle (degrees, negative leans right). */
export function isItalicFont(name: string, flags: number, italicAngle: number): boolean {
  return ITALIC_NAME.test(plainFontName(name)) || (flags & ITALIC_FLAG) !== 0 || Math.abs(italicAngle) >= 4;
}

/** A family of faces that draw Vietnamese letters in the places of Latin-1 ones. */
export interface LegacyFont {
  encoding: LegacyEncoding;
  /** Its small letters are drawn as capitals. */
  capitals: boolean;
}

/**
 * What a face's name says of the code that its text is in: the TCVN3 families are called ".VnTime", those of capitals end in H (".VnTimeH"), the VNI
 * families "VNI-Times". What the file calls "µ" is an "à" on paper, and no engine can know. Null for every other name.
 */
export function legacyFontOf(name: string): LegacyFont | null {
  const plain = plainFontName(name).replace(/#20/gu, " ");
  if (/^VNI[- ]/u.test(plain)) return { encoding: "vni", capitals: false };
  if (!/^\.?Vn[A-Z]/u.test(plain)) return null;
  return { encoding: "tcvn3", capitals: /^\.?Vn[A-Z][A-Za-z ]*H(?=$|[,_-])/u.test(plain) };
}
