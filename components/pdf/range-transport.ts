import { PDFDataRangeTransport } from "pdfjs-dist";
import { fetchRange } from "./fetch-range";

/** Tries per range before giving up; a hospital's network drops now and then. */
const TRIES = 3;

/**
 * Feeds pdf.js the byte ranges that it asks for, so that page 1 400 of a book opens without the pages before it.
 * The total length must be known beforehand: answers of a route carry no Content-Length that pdf.js would believe.
 */
export class RangeTransport extends PDFDataRangeTransport {
  private readonly stop = new AbortController();

  constructor(
    private readonly url: string,
    length: number,
    private readonly onFailure: () => void,
  ) {
    super(length, null);
  }

  /** `end` is exclusive, as pdf.js counts. */
  override requestDataRange(begin: number, end: number): void {
    void this.load(begin, end, TRIES);
  }

  override abort(): void {
    this.stop.abort();
  }

  private async load(begin: number, end: number, tries: number): Promise<void> {
    try {
      this.onDataRange(begin, await fetchRange(this.url, begin, end, this.stop.signal));
    } catch (error) {
      if (this.stop.signal.aborted) return;
      if (tries > 1) return this.load(begin, end, tries - 1);
      console.error(error);
      this.onFailure();
    }
  }
}
