/** Comes in: a UTF-16 unit. Goes out: whether it is white space. The one answer for every ledger, so that two of them never count one character differently. */

/** What JavaScript's `\s` knows, and the zero-width space: nothing that a reader sees. */
export function isWhiteSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 160) return false;
  return code === 0xa0 || code === 0x1680 || (code >= 0x2000 && code <= 0x200b) || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000 || code === 0xfeff;
}
