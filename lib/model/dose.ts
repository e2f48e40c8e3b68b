/** A quantity as printed: a number (space or dot for thousands, comma or dot for decimals), perhaps a range, and a unit of dose. Finds the first one; who wants all makes a global copy. */
export const DOSE = /\p{N}[\p{N}\s.,–-]*(?:mg|g|kg|microgam|nanogam|micrograms?|mcg|µg|μg|ng|ml|mL|đv|đvqt|đơn vị|IU|UI|units?|mmol|mEq|viên|nang|ống|lọ|gói|giọt|tablets?|capsules?)(?![\p{L}\p{N}])/u;
