import { z } from "zod";
import { pageRectSchema } from "./rect-schema";

/** A stretch of one fragment or line set in one style. `start`/`end` are UTF-16 offsets into the owner's `text`, end exclusive. */
export const styleRunSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  bold: z.boolean(),
  italic: z.boolean(),
  /** Raised or lowered small type ("m²" set as a raised 2, "°" set as a raised letter o). */
  script: z.enum(["none", "super", "sub"]),
  /** Points. */
  fontSize: z.number(),
});
export type StyleRun = z.infer<typeof styleRunSchema>;

/** Codes from before Unicode in which fonts draw Vietnamese letters in the places of Latin-1 ones: TCVN3 (ABC) and VNI. */
export const legacyEncodingSchema = z.enum(["tcvn3", "vni"]);
export type LegacyEncoding = z.infer<typeof legacyEncodingSchema>;

/**
 * What the PDF engine saw: glyphs on one baseline without a wide gap between them. Not yet a line of text:
 * columns, table cells and justified lines are told apart by `lib/segment`.
 */
export const textFragmentSchema = z.object({
  /** NFC, ligatures folded, no control characters other than those kept in `suspects`. Inner words are separated by one space. */
  text: z.string(),
  bbox: pageRectSchema,
  /** y of the baseline in page space, points. */
  baseline: z.number(),
  /**
   * Left x of every UTF-16 unit of `text`, and the right x of the last: `text.length + 1` numbers in points (rounded to 0.1).
   * Lets a fragment be cut at any offset with an exact box.
   */
  xs: z.array(z.number()),
  runs: z.array(styleRunSchema),
  /** Direction in which the text runs as shown, clockwise degrees: 0 for upright. Anything but 0 is not ordinary prose. */
  angle: z.number(),
  /** Count of control, private-use, U+FFFD or unmapped glyphs in it. */
  suspects: z.number().int(),
  /** The file holds it in this code, and it was read as what the fonts draw. Absent where the file's own characters stand. */
  convertedFrom: legacyEncodingSchema.optional(),
});
export type TextFragment = z.infer<typeof textFragmentSchema>;

/** A straight rule, whether drawn as a stroke or as a thin filled rectangle. Page space, points. */
export const rulingSchema = z.object({
  orientation: z.enum(["h", "v"]),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
  width: z.number(),
});
export type Ruling = z.infer<typeof rulingSchema>;

/** A word that recognition read with little confidence. */
export const doubtfulWordSchema = z.object({
  text: z.string(),
  bbox: pageRectSchema,
  /** Per cent, as the recogniser gives it. */
  confidence: z.number(),
});
export type DoubtfulWord = z.infer<typeof doubtfulWordSchema>;

/** What recognition can read, as ISO 639-2 codes. */
export const ocrLanguageSchema = z.enum(["vie", "eng"]);
export type OcrLanguage = z.infer<typeof ocrLanguageSchema>;

/** What is known of a page whose text was read from its picture (OCR). Nothing of such a page is quoted before a person approves it. */
export const ocrReadingSchema = z.object({
  /** Languages that the reader knew. */
  languages: z.array(ocrLanguageSchema),
  /** Of the picture that was read, dots an inch of page space. */
  dpi: z.number(),
  /** Words read. */
  words: z.number().int(),
  doubtful: z.array(doubtfulWordSchema),
  /** Characters of the file's own text layer that were not used, because they are no words; 0 for a plain scan. */
  setAside: z.number().int(),
});
export type OcrReading = z.infer<typeof ocrReadingSchema>;

/** An annotation that shows text of its own on the page (a note, a stamp, a filled field): not printed, so no part of the page's text. */
export const pageAnnotationSchema = z.object({ bbox: pageRectSchema, /** Without white space. */ characters: z.number().int() });
export type PageAnnotation = z.infer<typeof pageAnnotationSchema>;

/** One physical page as extracted. */
export const pageSchema = z.object({
  /** 0-indexed page of the PDF file. */
  physicalPage: z.number().int(),
  /** Size as shown, points (CropBox, /Rotate and UserUnit applied). */
  width: z.number(),
  height: z.number(),
  /** /Rotate of the page: 0, 90, 180 or 270. Already applied to every box. */
  rotate: z.number().int(),
  /** The PDF's own page label (/PageLabels), a third number beside physical and printed page; null when there is none. */
  pageLabel: z.string().nullable(),
  /** The page could not be read, or a stream behind it is broken: text may be missing or wrong. Absent on a sound page. */
  damaged: z.boolean().optional(),
  /** Its text was to be read from its picture, and that failed. Such a page is `damaged` too; the file need not be. */
  unread: z.boolean().optional(),
  /** Present where the text was read from the picture. */
  ocr: ocrReadingSchema.optional(),
  fragments: z.array(textFragmentSchema),
  rulings: z.array(rulingSchema),
  images: z.array(pageRectSchema),
  /** Absent on a page without any. */
  annotations: z.array(pageAnnotationSchema).optional(),
});
export type Page = z.infer<typeof pageSchema>;
