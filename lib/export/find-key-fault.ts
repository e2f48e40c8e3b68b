/** Keys that reach into JavaScript's own objects. No record has a use for them. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export interface KeyFault {
  code: "duplicate_key" | "forbidden_key";
  /** Path of the key from the top, joined by dots; members of lists by their index. */
  path: string;
}

/**
 * Looks for a key that an object names twice (a JSON parser silently keeps the last one, another program may keep the first) or that
 * is forbidden, at any depth. `json` must be valid JSON: only strings and brackets are looked at.
 */
export function findKeyFault(json: string): KeyFault | null {
  /** One entry an open bracket: the keys seen of an object, or null for a list, and where in it we are. */
  const open: { keys: Set<string> | null; at: string | number }[] = [];
  for (let i = 0; i < json.length; i++) {
    const sign = json[i];
    const inner = open[open.length - 1];
    if (sign === "{") open.push({ keys: new Set(), at: "" });
    else if (sign === "[") open.push({ keys: null, at: 0 });
    else if (sign === "}" || sign === "]") open.pop();
    else if (sign === "," && inner !== undefined && typeof inner.at === "number") inner.at++;
    else if (sign === '"') {
      const end = endOfString(json, i);
      if (inner !== undefined && inner.keys !== null && isKey(json, end)) {
        const key = JSON.parse(json.slice(i, end)) as string;
        const code = FORBIDDEN.has(key) ? "forbidden_key" : inner.keys.has(key) ? "duplicate_key" : null;
        inner.keys.add(key);
        inner.at = key;
        if (code !== null) return { code, path: open.map((entry) => entry.at).join(".") };
      }
      i = end - 1;
    }
  }
  return null;
}

/** Index after the closing quote of the string that starts at `start`. */
function endOfString(json: string, start: number): number {
  let i = start + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === "\\" ? 2 : 1;
  return i + 1;
}

/** A string is a key when a colon follows it. */
function isKey(json: string, from: number): boolean {
  let i = from;
  while (json[i] === " " || json[i] === "\t" || json[i] === "\n" || json[i] === "\r") i++;
  return json[i] === ":";
}
