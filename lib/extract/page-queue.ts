// A page count in, blocks of pages out, each to one taker, whichever thread asks; never gives a page twice.

/** Pages in one block: few enough that no thread waits long for another at the end of a book. */
const BLOCK_PAGES = 16;

/** A block of consecutive physical pages, 0-indexed, end exclusive. */
export interface PageBlock {
  from: number;
  to: number;
}

/** The next block is a number in memory that the threads share. */
export class PageQueue {
  private readonly next: Int32Array;

  /** `memory` is that of the queue that another thread made, or new. */
  constructor(
    private readonly pageCount: number,
    readonly memory: SharedArrayBuffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  ) {
    this.next = new Int32Array(memory);
  }

  /** A block that nobody else has; null when all are given out. */
  take(): PageBlock | null {
    const from = Atomics.add(this.next, 0, BLOCK_PAGES);
    return from < this.pageCount ? { from, to: Math.min(from + BLOCK_PAGES, this.pageCount) } : null;
  }

  /** Gives out no more. */
  close(): void {
    Atomics.store(this.next, 0, this.pageCount);
  }
}
