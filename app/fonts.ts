import localFont from "next/font/local";

// The four files that nearly every screen needs, asked for with the page itself: text that changes its font after it was shown moves under the reader's eyes.
// Other alphabets and italics come by the packages' own style sheets, when a letter of theirs is shown. The build reads these calls as they stand: no names in place of the values.

const sansLatin = localFont({
  src: "../node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2",
  weight: "100 900",
  style: "normal",
  display: "swap",
  adjustFontFallback: false,
  variable: "--sans-latin",
  declarations: [{ prop: "unicode-range", value: "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD" }],
});

const sansVietnamese = localFont({
  src: "../node_modules/@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2",
  weight: "100 900",
  style: "normal",
  display: "swap",
  adjustFontFallback: false,
  variable: "--sans-vietnamese",
  declarations: [{ prop: "unicode-range", value: "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB" }],
});

const serifLatin = localFont({
  src: "../node_modules/@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2",
  weight: "100 900",
  style: "normal",
  display: "swap",
  adjustFontFallback: false,
  variable: "--serif-latin",
  declarations: [{ prop: "unicode-range", value: "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD" }],
});

const serifVietnamese = localFont({
  src: "../node_modules/@fontsource-variable/noto-serif/files/noto-serif-vietnamese-wght-normal.woff2",
  weight: "100 900",
  style: "normal",
  display: "swap",
  adjustFontFallback: false,
  variable: "--serif-vietnamese",
  declarations: [{ prop: "unicode-range", value: "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB" }],
});

/** Declares the families that `--sans` and `--serif` begin with. */
export const fontVariables = [sansLatin, sansVietnamese, serifLatin, serifVietnamese].map((font) => font.variable).join(" ");
