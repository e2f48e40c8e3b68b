/**
 * Remembers what is known of stretches of text: in goes a function of a stretch, out comes the same function, quick for stretches that it was asked
 * about before; it never keeps more than a fixed number of them.
 */
import type { Units } from "./units";

/** A function of the stretch `[start, end)` that gives the same for equal stretches, wherever they stand. */
export type OfStretch<Value> = (units: Units, start: number, end: number) => Value;

export interface MemorySize {
  /** A power of two; half of it is the most that is kept. */
  slots: number;
  /** UTF-16 units of all that is kept. */
  units: number;
  /** Longer stretches, at most 255 units, are looked at anew each time: they are rare and would fill the memory. */
  longest: number;
}

/** Units at its end by which a stretch is looked up, with the first one and its length. */
const HASHED = 8;

/** One open-addressed table over a pool of units. When the table or the pool is full it starts anew. */
export function remembered<Value>(look: OfStretch<Value>, size: MemorySize): OfStretch<Value> {
  const pool = new Uint16Array(size.units);
  const starts = new Int32Array(size.slots);
  const lengths = new Uint8Array(size.slots);
  const values: Value[] = [];
  // By slot: index of its value; what is kept stands in the order in which it came.
  const indices = new Int32Array(size.slots);
  let poolEnd = 0;
  const isSame = (from: number, units: Units, start: number, length: number): boolean => {
    for (let i = 0; i < length; i++) if (pool[from + i] !== units[start + i]) return false;
    return true;
  };
  const keep = (slot: number, stretch: Units, value: Value): void => {
    if (values.length >= size.slots >> 1 || poolEnd + stretch.length > size.units) {
      lengths.fill(0);
      values.length = 0;
      poolEnd = 0;
      return;
    }
    starts[slot] = poolEnd;
    lengths[slot] = stretch.length;
    indices[slot] = values.push(value) - 1;
    pool.set(stretch, poolEnd);
    poolEnd += stretch.length;
  };
  return (units, start, end) => {
    const length = end - start;
    if (length > size.longest || length === 0) return look(units, start, end);
    let hash = Math.imul(length, 0x01000193) ^ (units[start] as number);
    for (let at = Math.max(start + 1, end - HASHED); at < end; at++) hash = Math.imul(hash ^ (units[at] as number), 0x01000193);
    let slot = (hash ^ (hash >>> 15)) & (size.slots - 1);
    while (lengths[slot] !== 0) {
      if (lengths[slot] === length && isSame(starts[slot] as number, units, start, length)) return values[indices[slot] as number] as Value;
      slot = (slot + 1) & (size.slots - 1);
    }
    const value = look(units, start, end);
    keep(slot, units.subarray(start, end), value);
    return value;
  };
}
