/** Turns a text into its UTF-16 units: in goes a string, out come numbers in an array, which a scanner reads several times as quickly as it asks a string; nothing here looks at what they mean. */

/** The UTF-16 units of a text, by offset. An offset behind the end gives `undefined`: who may come there asks for the length first. */
export type Units = Uint16Array;

/** The units of `text`, made once and then read by every scanner of it. */
export function unitsOf(text: string): Units {
  return fillUnits(new Uint16Array(text.length), text);
}

/** Writes the units of `text` to the start of an array that is at least as long, and gives that array back. */
export function fillUnits(units: Units, text: string): Units {
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

/** The text of a short stretch `[start, end)`, cut off at the end of the whole: for a pattern that is tried seldom. */
export function stringOf(units: Units, start: number, end: number): string {
  return String.fromCharCode(...units.subarray(start, end));
}
