import { z } from "zod";
import { SECTION_KEYS } from "./section-key";

/** Reads a section's key. Apart from the keys, so that a browser that only shows them is not sent the schemas. */
export const sectionKeySchema = z.enum(SECTION_KEYS);
