/** Turns a text into its UTF-16 units: in goes a string, out come numbers in an array, which a scanner reads several times as quickly as it asks a string; nothing here looks at what they mean. */

/** The UTF-16 units of a text, by offset. An offset behind the end gives `undefined`: who may come there asks for the length first. */
export type Units = Uint16Array;

/** The units of `text`, made once and then read by every scanner of it. */
export function unitsOf(text: string): Units {
  const units = new Uint16Array(text.length);
  return text.length < FEW_UNITS ? fillOneByOne(units, text, 0) : fillAtOnce(units, Buffer.from(units.buffer), text, 0);
}

/** Stands behind the end of a text that lies on a desk. A text may hold it, too, though Unicode keeps it for such use as this. */
export const END_UNIT = 0xffff;

/** A place where units are laid out for as long as one scan lasts: what a text is read on without making an array for it. */
export class Desk {
  private readonly units: Units;
  private readonly bytes: Buffer;

  /** `size` is the longest text in units that finds room; a longer one gets an array of its own. */
  constructor(private readonly size: number) {
    this.units = new Uint16Array(size + 1);
    this.bytes = Buffer.from(this.units.buffer);
  }

  /** An array that begins with the units of `text` and `END_UNIT`, and holds something else behind them; the next text goes over it. */
  layOut(text: string): Units {
    if (text.length > this.size) return endedUnits(text);
    this.units[text.length] = END_UNIT;
    return text.length < FEW_UNITS ? fillOneByOne(this.units, text, 0) : fillAtOnce(this.units, this.bytes, text, 0);
  }
}

function endedUnits(text: string): Units {
  const units = new Uint16Array(text.length + 1);
  units[text.length] = END_UNIT;
  return fillAtOnce(units, Buffer.from(units.buffer), text, 0);
}

/** Units that are kept, several texts in one array: making an array for each costs more than filling it. No text goes over another. */
export class Shelf {
  private units: Units = new Uint16Array(0);
  private bytes: Buffer = Buffer.alloc(0);
  private used = 0;

  /** `size` is how many units one array holds; a text that is longer than that with its end gets one of its own. */
  constructor(private readonly size: number) {}

  /** The units of `text` with `END_UNIT` behind them. */
  put(text: string): Units {
    const length = text.length + 1;
    if (length > this.size) return endedUnits(text);
    if (this.used + length > this.units.length) this.begin();
    const { used } = this;
    this.used += length;
    this.units[used + text.length] = END_UNIT;
    if (text.length < FEW_UNITS) fillOneByOne(this.units, text, used);
    else fillAtOnce(this.units, this.bytes, text, used);
    return this.units.subarray(used, this.used);
  }

  private begin(): void {
    // All of it is written before it is read, so that it need not be cleared.
    this.bytes = Buffer.allocUnsafeSlow(2 * this.size);
    this.units = new Uint16Array(this.bytes.buffer, this.bytes.byteOffset, this.size);
    this.used = 0;
  }
}

/** Below this many units, asking for them one by one is quicker than having them copied. */
const FEW_UNITS = 32;
/** A unit's bytes lie in memory as in UTF-16LE. */
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** `bytes` is the memory of `units`; the text begins at unit `from`. */
function fillAtOnce(units: Units, bytes: Buffer, text: string, from: number): Units {
  if (!IS_LITTLE_ENDIAN) return fillOneByOne(units, text, from);
  bytes.write(text, 2 * from, "utf16le");
  return units;
}

function fillOneByOne(units: Units, text: string, from: number): Units {
  for (let at = 0; at < text.length; at++) units[from + at] = text.charCodeAt(at);
  return units;
}

/** The text of a short stretch `[start, end)`, cut off at the end of the whole: for a pattern that is tried seldom. */
export function stringOf(units: Units, start: number, end: number): string {
  return String.fromCharCode(...units.subarray(start, end));
}
