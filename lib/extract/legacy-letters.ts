// A code of a Vietnamese encoding from before Unicode in, the letter or mark that its fonts draw out; it never looks at words.

/**
 * TCVN 5712:1993, third set (VN3, "ABC"): the 67 small letters and the seven capitals without tone. Codes are Latin-1's; after the charts of TCVN 5712
 * as the X Window System's keyboard program xvnkb and UniKey have them. Capitals with tones have no code of their own: fonts of capitals draw them for
 * the small letters.
 */
const TCVN3_LETTERS: Readonly<Record<string, string>> = {
  "¡": "Ă", "¢": "Â", "£": "Ê", "¤": "Ô", "¥": "Ơ", "¦": "Ư", "§": "Đ",
  "¨": "ă", "©": "â", ª: "ê", "«": "ô", "¬": "ơ", "\u00ad": "ư", "®": "đ",
  "µ": "à", "¶": "ả", "·": "ã", "¸": "á", "¹": "ạ",
  "»": "ằ", "¼": "ẳ", "½": "ẵ", "¾": "ắ", Æ: "ặ",
  Ç: "ầ", È: "ẩ", É: "ẫ", Ê: "ấ", Ë: "ậ",
  Ì: "è", Î: "ẻ", Ï: "ẽ", Ð: "é", Ñ: "ẹ",
  Ò: "ề", Ó: "ể", Ô: "ễ", Õ: "ế", Ö: "ệ",
  "×": "ì", Ø: "ỉ", Ü: "ĩ", Ý: "í", Þ: "ị",
  ß: "ò", á: "ỏ", â: "õ", ã: "ó", ä: "ọ",
  å: "ồ", æ: "ổ", ç: "ỗ", è: "ố", é: "ộ",
  ê: "ờ", ë: "ở", ì: "ỡ", í: "ớ", î: "ợ",
  ï: "ù", ñ: "ủ", ò: "ũ", ó: "ú", ô: "ụ",
  õ: "ừ", ö: "ử", "÷": "ữ", ø: "ứ", ù: "ự",
  ú: "ỳ", û: "ỷ", ü: "ỹ", ý: "ý", þ: "ỵ",
};

/** VNI for Windows: small letters that are one code; a capital is the capital code. After the chart of xvnkb. */
const VNI_LETTERS: Readonly<Record<string, string>> = { ñ: "đ", ô: "ơ", ö: "ư", í: "í", ì: "ì", æ: "ỉ", ó: "ĩ", ò: "ị", î: "ỵ" };

/** VNI for Windows: codes that stand behind their letter and what they set over or under it. */
const VNI_TONES: Readonly<Record<string, string>> = { ù: "\u0301", ø: "\u0300", û: "\u0309", õ: "\u0303", ï: "\u0323" };
const VNI_HATS: Readonly<Record<string, string>> = { â: "\u0302", á: "\u0302\u0301", à: "\u0302\u0300", å: "\u0302\u0309", ã: "\u0302\u0303", ä: "\u0302\u0323" };
const VNI_BREVES: Readonly<Record<string, string>> = { ê: "\u0306", é: "\u0306\u0301", è: "\u0306\u0300", ú: "\u0306\u0309", ü: "\u0306\u0303", ë: "\u0306\u0323" };

/** The letter of a TCVN3 code; null for a code that is none. */
export function tcvn3Letter(code: string): string | null {
  return TCVN3_LETTERS[code] ?? null;
}

/** The letter of a VNI code that is a letter by itself; null for any other. */
export function vniLetter(code: string): string | null {
  const small = VNI_LETTERS[code.toLowerCase()];
  if (small === undefined) return null;
  return code === code.toLowerCase() ? small : small.toUpperCase();
}

/** The letter that a VNI code makes of the code before it; null where the two are no letter. */
export function vniMarked(base: string, mark: string): string | null {
  const [letter, sign] = [base.toLowerCase(), mark.toLowerCase()];
  const marks =
    ("aeouyôö".includes(letter) ? VNI_TONES[sign] : undefined) ?? ("aeo".includes(letter) ? VNI_HATS[sign] : undefined) ?? (letter === "a" ? VNI_BREVES[sign] : undefined);
  return marks === undefined || letter.length !== 1 ? null : ((vniLetter(base) ?? base) + marks).normalize("NFC");
}
