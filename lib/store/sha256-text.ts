import { createHash } from "node:crypto";

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. */
export function sha256Text(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
