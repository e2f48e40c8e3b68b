/** The sheet and its text area, in points, page space. */
export const SHEET = { width: 581.1, height: 822.05, left: 51, right: 530.1, gutter: 17, top: 67, bottom: 768, header: 47, headerRule: 53, footer: 797 };

export const COLUMN_WIDTH = (SHEET.right - SHEET.left - SHEET.gutter) / 2;

/** Where the next thing is set: a pen that goes down a column, to the next column, to the next page. */
export class PageFlow {
  column = 0;
  /** Top of the next thing to be set. */
  y = 0;
  /** Text area of the present page; full-width tables take from it. */
  top = 0;
  bottom = 0;
  private readonly floats: (() => void)[] = [];

  /** `openPage` adds the sheet to the PDF and gives its physical page; `closePage` draws its furniture. */
  constructor(
    private readonly sheets: { openPage(): number; closePage(physicalPage: number): void },
    public physicalPage = -1,
  ) {}

  get x(): number {
    return SHEET.left + this.column * (COLUMN_WIDTH + SHEET.gutter);
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** Nothing has been set in the present column yet. */
  get atTop(): boolean {
    return this.y <= this.top;
  }

  get hasFloats(): boolean {
    return this.floats.length > 0;
  }

  newPage(): void {
    this.closePage();
    this.physicalPage = this.sheets.openPage();
    this.column = 0;
    this.top = SHEET.top;
    this.bottom = SHEET.bottom;
    this.y = this.top;
    for (const draw of this.floats.splice(0)) draw();
  }

  closePage(): void {
    if (this.physicalPage >= 0) this.sheets.closePage(this.physicalPage);
  }

  nextColumn(): void {
    if (this.physicalPage >= 0 && this.column === 0) {
      this.column = 1;
      this.y = this.top;
    } else {
      this.newPage();
    }
  }

  /** Goes on to the next column unless `height` points are left in this one. */
  ensure(height: number): void {
    if (this.physicalPage < 0 || (this.room < height && !this.atTop)) this.nextColumn();
  }

  /** Space between things; none at the top of a column. */
  skip(height: number): void {
    if (!this.atTop) this.y += height;
  }

  /** Keeps something to be drawn at the top of the next page, at `y`. */
  floatToNextPage(draw: () => void): void {
    this.floats.push(draw);
  }
}
