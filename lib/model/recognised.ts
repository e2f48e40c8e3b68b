import { z } from "zod";

/** What the recogniser says of a picture, as far as it is used. Pixels, origin at the top left, y downwards. */
const pixelBoxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const recognisedWordSchema = z.object({
  text: z.string(),
  /** Per cent. */
  confidence: z.number(),
  bbox: pixelBoxSchema,
  symbols: z.array(z.object({ text: z.string(), bbox: pixelBoxSchema })),
});
const recognisedLineSchema = z.object({
  bbox: pixelBoxSchema,
  /** From the line's left end to its right end. */
  baseline: pixelBoxSchema,
  /** From the top of the ascenders to the bottom of the descenders. */
  rowAttributes: z.object({ rowHeight: z.number() }),
  words: z.array(recognisedWordSchema),
});

export const recognisedPageSchema = z.object({
  blocks: z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(recognisedLineSchema) })).nullish() })).nullish(),
});
export type RecognisedWord = z.infer<typeof recognisedWordSchema>;
export type RecognisedLine = z.infer<typeof recognisedLineSchema>;
