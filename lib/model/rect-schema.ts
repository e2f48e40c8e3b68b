import { z } from "zod";

/** Reads a box in page space. Apart from its type, so that a browser that only draws boxes is not sent the schemas. */
export const pageRectSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]).brand<"page-space">();
