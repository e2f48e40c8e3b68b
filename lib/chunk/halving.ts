/** Looks for a place in an ordered list by halving it: in go the list and an offset, out comes an index, the list's length where there is none. Three functions and not one with a test, because some are asked for every label. */

/** Index of the first of ascending places at or after `at`. */
export function indexFrom(places: ArrayLike<number>, at: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first of ascending stretches that starts at or after `at`. */
export function firstStartingFrom(stretches: readonly { start: number }[], at: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle] as { start: number }).start < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first of ascending stretches that ends behind `at`. */
export function firstEndingBehind(stretches: readonly { end: number }[], at: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle] as { end: number }).end <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
