/** For tests that hold the sample's truth against what a reader made of it. */

/** Text as both sides mean it: no white space, raised and lowered characters as plain ones, the degree sign as the letter it is drawn with. */
export function foldTruth(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)))
    .replace(/[₀₁₂₃₄₅₆₇₈₉]/g, (digit) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit)))
    .replace(/⁺/g, "+")
    .replace(/⁻/g, "-")
    .replace(/[°º]/g, "o")
    .replace(/\s+/g, "");
}
