/** A stretch of a file, both ends inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes. Null: no range asked for, or one of a kind that may be ignored (several at
 * once, another unit), so the whole file is the answer. "unsatisfiable": it lies outside.
 */
export function parseByteRange(header: string | null, size: number): ByteRange | null | "unsatisfiable" {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (found === null) return null;
  const [from = "", to = ""] = found.slice(1);
  if (from === "" && to === "") return null;
  if (from === "") {
    const tail = Number(to);
    return tail === 0 || size === 0 ? "unsatisfiable" : { first: Math.max(0, size - tail), last: size - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
