/** The last of a list, and nothing else. */

/** Undefined where there is none. Who asks a list for index -1 instead, even once, makes every later look-up at that place of the code a slow one. */
export function lastOf<Item>(list: readonly Item[]): Item | undefined {
  return list.length === 0 ? undefined : list[list.length - 1];
}
