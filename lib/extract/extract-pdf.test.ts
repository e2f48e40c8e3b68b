import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import type { Page, TextFragment } from "@/lib/model/page";
import { UserError } from "@/lib/model/user-error";
import { drawTestPdf, NOTO_SERIF, NOTO_SERIF_BOLD, setPageEntries, TEST_PAGE, type TestDocument, write } from "./drawn-pdf-fixture";
import { extractPages } from "./extract-pdf";
import { openPdf } from "./open-pdf";

function makeTestPdf(draw: (doc: TestDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  return drawTestPdf(new PDFDocument({ ...TEST_PAGE, ...options }), draw);
}

async function readFirst(draw: (doc: TestDocument) => void, options?: PDFKit.PDFDocumentOptions): Promise<Page> {
  const reader = await openPdf(await makeTestPdf(draw, options));
  try {
    return reader.readPage(0);
  } finally {
    reader.close();
  }
}

function find(page: Page, start: string): TextFragment {
  const found = page.fragments.find(({ text }) => text.startsWith(start));
  if (!found) throw new Error(`no fragment starts with ${start}: ${page.fragments.map(({ text }) => text).join(" | ")}`);
  return found;
}

const texts = (page: Page) => page.fragments.map(({ text }) => text);
const styled = ({ text, runs }: TextFragment) =>
  runs.map(({ start, end, bold, italic, script }) => [text.slice(start, end), bold, italic, script]);

function expectBox(box: readonly number[], wanted: readonly number[], slack = 0.3): void {
  box.forEach((value, i) => {
    expect(Math.abs(value - (wanted[i] ?? Number.NaN)), `${box} against ${wanted}`).toBeLessThanOrEqual(slack);
  });
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((reason: unknown) => reason);
  return error instanceof UserError ? error.code : `no UserError: ${String(error)}`;
}

describe("fragments", () => {
  it("stand where they were drawn, with an x for every character", async () => {
    let widths: number[] = [];
    const page = await readFirst((doc) => {
      write(doc, "500 mg mỗi 8 giờ".normalize("NFC").replace("ỗ", "o").replace("ờ", "o"), 50, 100);
      widths = ["", "5", "50", "500", "500 "].map((part) => doc.widthOfString(part));
    });
    const fragment = find(page, "500 mg");
    expect(fragment.xs).toHaveLength(fragment.text.length + 1);
    widths.forEach((width, i) => {
      expect(fragment.xs[i]).toBeCloseTo(50 + width, 0);
    });
    expect(fragment.baseline).toBeCloseTo(100, 1);
    expect(fragment.bbox[0]).toBeCloseTo(50, 1);
    expect(fragment.bbox[1]).toBeGreaterThan(90);
    expect(fragment.bbox[3]).toBeLessThan(103);
  });

  it("end at a gutter and not at a word space, whatever was drawn first", async () => {
    const page = await readFirst((doc) => {
      write(doc, "right column", 220, 100);
      write(doc, "left", 50, 100);
      write(doc, "column", 50 + doc.widthOfString("left "), 100);
    });
    expect(texts(page).sort()).toEqual(["left column", "right column"]);
  });

  it("end at a cell border, however narrow the cells", async () => {
    const page = await readFirst((doc) => {
      write(doc, "250", 50, 100);
      const border = 50 + doc.widthOfString("250") + 2;
      write(doc, "750", border + 2, 100);
      doc.moveTo(border, 80).lineTo(border, 120).lineWidth(0.5).stroke();
    });
    expect(texts(page)).toEqual(["250", "750"]);
  });

  it("keep a spaced-out word whole", async () => {
    const page = await readFirst((doc) => {
      doc.text("LIỀU DÙNG".normalize("NFD").replace(/\p{M}/gu, ""), 50, 90, { lineBreak: false, characterSpacing: 3 });
    });
    expect(texts(page)).toEqual(["LIEU DUNG"]);
  });

  it("end a slanted letter where the pen was, not where its ink ends", async () => {
    let wanted = 0;
    const page = await readFirst((doc) => {
      write(doc.font("Times-Italic").fontSize(40), "Yf Yf", 50, 100);
      wanted = doc.widthOfString("Yf");
      // Placed word by word, without a space glyph between them.
      write(doc.fontSize(10), "half", 50, 150);
      write(doc.font("Times-Roman"), "dose", 50 + doc.font("Times-Italic").widthOfString("half") + 2.5, 150);
      write(doc.font("Times-Italic").fontSize(40), "f", 50, 220);
      const afterF = 50 + doc.widthOfString("f") + 10;
      write(doc.font("Times-Roman"), "g", afterF, 220);
    });
    expect(texts(page)).toEqual(["Yf Yf", "half dose", "f g"]);
    const { xs } = find(page, "Yf");
    expect(xs[2]).toBeCloseTo(50 + wanted, 0);
    xs.slice(1).forEach((x, i) => {
      expect(x).toBeGreaterThan(xs[i] ?? 0);
    });
  });

  it("say bold and italic by the font's name", async () => {
    const page = await readFirst((doc) => {
      let x = 50;
      for (const [font, text] of [["Times-Bold", "Bold "], ["Times-Italic", "italic "], ["Times-BoldItalic", "both "]] as const) {
        write(doc.font(font), text, x, 100);
        x += doc.widthOfString(text);
      }
      write(doc.font(NOTO_SERIF_BOLD), "đậm", 50, 130);
      write(doc.font(NOTO_SERIF), "thường", 50, 160);
    });
    expect(styled(find(page, "Bold"))).toEqual([
      ["Bold ", true, false, "none"],
      ["italic ", false, true, "none"],
      ["both", true, true, "none"],
    ]);
    expect(find(page, "đậm").runs[0]?.bold).toBe(true);
    expect(find(page, "thường").runs[0]?.bold).toBe(false);
  });

  it("take raised and lowered marks into their line", async () => {
    const page = await readFirst((doc) => {
      const at = (text: string, x: number, y: number, size: number) => {
        write(doc.fontSize(size), text, x, y);
        return x + doc.widthOfString(text);
      };
      let x = at("30 mg/m", 50, 100, 10);
      x = at("2", x, 96.5, 6);
      at(" at 15 C", x, 100, 10);
      x = at("H", 50, 150, 10);
      x = at("2", x, 152, 6);
      at("O", x, 150, 10);
    });
    expect(styled(find(page, "30"))).toEqual([
      ["30 mg/m", false, false, "none"],
      ["2", false, false, "super"],
      [" at 15 C", false, false, "none"],
    ]);
    expect(find(page, "30").baseline).toBeCloseTo(100, 1);
    expect(styled(find(page, "H"))[1]).toEqual(["2", false, false, "sub"]);
  });

  it("give sizes as shown", async () => {
    const page = await readFirst((doc) => {
      doc.save().scale(2);
      write(doc, "twice", 20, 40);
      doc.restore();
    });
    expect(find(page, "twice").runs[0]?.fontSize).toBeCloseTo(20, 1);
    expect(find(page, "twice").bbox[0]).toBeCloseTo(40, 1);
  });

  it("leave out what an annotation shows, and say where it stands", async () => {
    const page = await readFirst((doc) => {
      write(doc, "Take 500 mg.", 50, 100);
      const note = (contents: string, entries: Record<string, unknown>, x: number) => doc.annotate(x, 120, 80, 20, { Contents: new String(contents), ...entries } as PDFKit.Mixins.AnnotationOption);
      note("sửa: 250 mg", { Subtype: "FreeText" }, 50);
      note("ẩn", { Subtype: "FreeText", F: 2 }, 150);
      note("khép", { Subtype: "Text" }, 250);
    });
    expect(texts(page)).toEqual(["Take 500 mg."]);
    expect(page.annotations?.map(({ characters }) => characters)).toEqual([9]);
    expectBox(page.annotations?.[0]?.bbox ?? [], [50, 120, 130, 140], 1);
  });

  it("put separate marks back on their letters", async () => {
    const drawn = "Mệt mỏi, chóng mặt, ưu đường";
    const page = await readFirst((doc) => {
      doc.font(NOTO_SERIF);
      write(doc, drawn.normalize("NFD"), 50, 100);
      // One code point at a time, with a stray space after every mark.
      let x = 50;
      for (const character of "mỏi mệt".normalize("NFD")) {
        const isMark = /\p{M}/u.test(character);
        write(doc, isMark ? `${character} ` : character, x, 150);
        if (!isMark) x += doc.widthOfString(character);
      }
    });
    expect(texts(page)).toEqual([drawn.normalize("NFC"), "mỏi mệt".normalize("NFC")]);
    expect(page.fragments.map(({ suspects }) => suspects)).toEqual([0, 0]);
  });

  it("hold text printed twice only once, bold when it was printed with a shift", async () => {
    const page = await readFirst((doc) => {
      for (const shift of [0, 0.4]) write(doc, "WARNING", 50 + shift, 100);
      for (const shift of [0, 0]) write(doc, "plain", 50 + shift, 150);
      let x = 50;
      for (const letter of "letters") {
        for (const shift of [0, 0.3]) write(doc, letter, x + shift, 200);
        x += doc.widthOfString(letter);
      }
    });
    expect(page.fragments.map(({ text, runs }) => [text, runs.map(({ bold }) => bold)])).toEqual([
      ["WARNING", [true]],
      ["plain", [false]],
      ["letters", [true]],
    ]);
  });

  it("know how the text is turned", async () => {
    const page = await readFirst((doc) => {
      doc.save().rotate(90, { origin: [200, 150] });
      write(doc, "down", 200, 150);
      doc.restore().save().rotate(-45, { origin: [100, 200] });
      write(doc, "watermark", 100, 200);
      doc.restore();
    });
    expect(find(page, "down").angle).toBe(90);
    expectBox(find(page, "down").bbox, [197.5, 150, 208.8, 172], 0.5);
    expect(find(page, "watermark").angle).toBe(315);
  });
});

describe("page space", () => {
  const draw = (entries: Record<string, unknown>) => (doc: TestDocument) => {
    setPageEntries(doc, entries);
    write(doc, "corner", 60, 80);
    write(doc, "outside", 10, 20);
    doc.rect(60, 100, 80, 0.5).fill();
  };
  const plain = readFirst(draw({}));

  it("begins at the CropBox, and what lies outside it is set aside", async () => {
    // 50 in from the left and 40 down from the top of a page 300 high.
    const page = await readFirst(draw({ CropBox: [50, 30, 390, 260] }));
    expect([page.width, page.height, page.rotate]).toEqual([340, 230, 0]);
    expect(texts(page)).toEqual(["corner"]);
    const whole = find(await plain, "corner").bbox;
    expectBox(find(page, "corner").bbox, [whole[0] - 50, whole[1] - 40, whole[2] - 50, whole[3] - 40]);
    expect(page.rulings[0]).toMatchObject({ orientation: "h", x0: 10, x1: 90 });
  });

  it.each([90, 180, 270])("turns by /Rotate %i, text and rules alike", async (rotate) => {
    const page = await readFirst(draw({ Rotate: rotate }));
    const [x0, y0, x1, y1] = find(await plain, "corner").bbox;
    const wanted = { 90: [300 - y1, x0, 300 - y0, x1], 180: [400 - x1, 300 - y1, 400 - x0, 300 - y0], 270: [y0, 400 - x1, y1, 400 - x0] };
    expect([page.width, page.height, page.rotate]).toEqual([rotate === 180 ? 400 : 300, rotate === 180 ? 300 : 400, rotate]);
    expect(find(page, "corner").angle).toBe(rotate);
    expectBox(find(page, "corner").bbox, wanted[rotate as 90]);
    expect(page.rulings.map(({ orientation }) => orientation)).toEqual([rotate === 180 ? "h" : "v"]);
  });

  it("is upright where the page's turn undoes the text's", async () => {
    const page = await readFirst((doc) => {
      setPageEntries(doc, { Rotate: 90 });
      doc.rotate(-90, { origin: [200, 150] });
      write(doc, "landscape table", 150, 150);
    });
    expect(page.fragments.map(({ text, angle }) => [text, angle])).toEqual([["landscape table", 0]]);
  });

  it("is larger by the UserUnit", async () => {
    const page = await readFirst(draw({ UserUnit: 2 }));
    expect([page.width, page.height]).toEqual([800, 600]);
    const whole = find(await plain, "corner").bbox;
    expectBox(find(page, "corner").bbox, whole.map((value) => value * 2), 0.6);
    expect(find(page, "corner").runs[0]?.fontSize).toBeCloseTo(20, 1);
  });
});

describe("rulings and images", () => {
  it("are found as strokes, as thin rectangles and in pieces", async () => {
    const page = await readFirst((doc) => {
      doc.lineWidth(0.7).moveTo(50, 40).lineTo(350, 40).stroke();
      doc.rect(50, 60, 300, 0.6).fill();
      for (const x of [50, 150, 250]) doc.rect(x, 80, 100, 0.6).fill();
      doc.lineWidth(0.5).rect(100, 120, 60, 30).stroke();
      doc.rect(200, 120, 60, 30).fill("#eee");
    });
    expect(page.rulings.map(({ orientation, x0, y0, x1, y1 }) => [orientation, ...[x0, y0, x1, y1].map(Math.round)])).toEqual([
      ["h", 50, 40, 350, 40],
      ["h", 50, 60, 350, 60],
      ["h", 50, 80, 350, 80],
      ["h", 100, 120, 160, 120],
      ["h", 100, 150, 160, 150],
      ["v", 100, 120, 100, 150],
      ["v", 160, 120, 160, 150],
    ]);
    expect(page.rulings[0]?.width).toBeCloseTo(0.7, 1);
  });

  it("tells where pictures lie", async () => {
    const page = await readFirst((doc) => doc.image(onePixel(), 100, 50, { width: 80, height: 40 }));
    expect(page.images.map((image) => image.map(Math.round))).toEqual([[100, 50, 180, 90]]);
  });
});

/** A PNG of one grey pixel. */
function onePixel(): Buffer {
  return Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPgBwAADQAMcyjTvQAAAABJRU5ErkJggg==", "base64");
}

describe("a book", () => {
  const book = makeTestPdf(
    (doc) => {
      for (let page = 0; page < 5; page++) {
        if (page > 0) doc.addPage();
        doc.font("Times-Roman").fontSize(10);
        write(doc, `page ${page} of the book`, 50, 100);
      }
    },
    { info: { Title: "A small book" } },
  );

  it("comes out page by page, counted from 0, with its title", async () => {
    const told: string[] = [];
    const { pages, title } = await extractPages(await book, { onPage: (done, total) => told.push(`${done}/${total}`) });
    expect(title).toBe("A small book");
    expect(pages.map(({ physicalPage, fragments }) => [physicalPage, fragments[0]?.text])).toEqual(
      [0, 1, 2, 3, 4].map((page) => [page, `page ${page} of the book`]),
    );
    expect(told).toEqual(["1/5", "2/5", "3/5", "4/5", "5/5"]);
  });

  it("marks the one page whose content is broken, and refuses a book of which much is", async () => {
    const text = Array.from({ length: 40 }, (_, i) => `line ${i * 7919} of many`);
    const sound = await makeTestPdf((doc) => {
      for (let page = 0; page < 12; page++) {
        if (page > 0) doc.addPage();
        for (const [i, line] of text.entries()) write(doc.font("Times-Roman").fontSize(6), line, 20, 20 + i * 6);
      }
    });
    const starts = [...Buffer.from(sound).toString("latin1").matchAll(/FlateDecode\s*>>\s*stream\r?\n/g)].map((match) => match.index + match[0].length);
    const breakUp = (streams: readonly number[]) => {
      const broken = sound.slice();
      for (const start of streams) broken.fill(0xff, start + 20, start + 32);
      return broken;
    };
    const { pages } = await extractPages(breakUp(starts.slice(4, 5)));
    expect(pages.filter(({ damaged }) => damaged).map(({ physicalPage }) => physicalPage)).toEqual([4]);
    expect(await codeOf(extractPages(breakUp(starts)))).toBe("pdf_damaged");
    expect((await extractPages(sound)).pages.some(({ damaged }) => damaged)).toBe(false);
  });

  it("stops when told to", async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const work = extractPages(await book, {
      signal: stop.signal,
      onPage: (done) => {
        seen.push(done);
        if (done === 2) stop.abort();
      },
    });
    expect(await codeOf(work)).toBe("cancelled");
    expect(seen).toEqual([1, 2]);
  });

  it("knows no pages beyond its own, and none once closed", async () => {
    const reader = await openPdf(await book);
    expect(() => reader.readPage(5)).toThrow(RangeError);
    expect(() => reader.readPage(-1)).toThrow(RangeError);
    reader.close();
    reader.close();
    expect(() => reader.readPage(0)).toThrow();
  });
});

describe("what cannot be used is refused by name", () => {
  it("an empty file", async () => expect(await codeOf(openPdf(new Uint8Array()))).toBe("file_empty"));

  it("a file that is no PDF", async () => {
    expect(await codeOf(openPdf(new TextEncoder().encode("Liều dùng: 500 mg mỗi 8 giờ.\n".repeat(99))))).toBe("not_a_pdf");
  });

  it("a locked file without its password", async () => {
    const locked = await makeTestPdf((doc) => write(doc, "secret", 50, 100), { userPassword: "mật khẩu", pdfVersion: "1.7ext3" });
    expect(await codeOf(openPdf(locked))).toBe("pdf_encrypted");
    expect(await codeOf(openPdf(locked, { password: "wrong" }))).toBe("pdf_encrypted");
    const { pages } = await extractPages(locked, { password: "mật khẩu" });
    expect(pages[0]?.fragments[0]?.text).toBe("secret");
  });

  it("a file cut off in the middle", async () => {
    const whole = await makeTestPdf((doc) => write(doc, "whole", 50, 100));
    expect(await codeOf(extractPages(whole.slice(0, whole.length / 2)))).toBe("pdf_damaged");
  });

  it("noise behind a PDF header", async () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251);
    noise.set(new TextEncoder().encode("%PDF-1.7\n"));
    expect(await codeOf(extractPages(noise))).toBe("pdf_damaged");
  });

  it("a scan without text", async () => {
    const scan = await makeTestPdf((doc) => doc.image(onePixel(), 0, 0, { width: 400, height: 300 }));
    expect(await codeOf(extractPages(scan))).toBe("pdf_without_text");
  });
});
