import { conversionFindings } from "@/lib/model/conversion-findings";
import type { Finding } from "@/lib/model/finding";
import type { BookGateInput } from "./gate-facts";

/** Pages whose file holds an old Vietnamese code: what stands in the chunks is not what stands in the file, and a person should be told once. */
export function textConverted(input: BookGateInput): Finding[] {
  return conversionFindings(input.book.pages);
}
