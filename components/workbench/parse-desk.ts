import { z } from "zod";
import type { Desk } from "./desk";

const deskSchema = z.object({
  split: z.number().min(0.2).max(0.75).catch(0.48),
  contents: z.boolean().nullable().catch(null),
  follow: z.boolean().catch(true),
  dense: z.boolean().catch(false),
  zoom: z.union([z.literal("fit"), z.number().min(0.25).max(4)]).catch("fit"),
});

/** Reads the cookie; whatever is missing or broken in it takes its usual value. Runs on the server: the browser is not sent the schemas. */
export function parseDesk(cookie: string | undefined): Desk {
  try {
    return deskSchema.parse(JSON.parse(decodeURIComponent(cookie ?? "%7B%7D")));
  } catch {
    return deskSchema.parse({});
  }
}
