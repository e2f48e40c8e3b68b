import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { isMissing, REQUIRED_CHUNK_FIELDS, type RequiredChunkField } from "@/lib/model/required-fields";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** Where each required field of the record lives on a chunk. */
const ON_CHUNK: Readonly<Record<RequiredChunkField, keyof Chunk>> = {
  chunk_id: "chunkId",
  drug_id: "drugId",
  drug_name: "drugName",
  section_key: "sectionKey",
  text: "text",
  source_text: "sourceText",
  heading_physical_page: "headingPhysicalPage",
  source_page_range: "sourcePageRange",
  printed_page_range: "printedPageRange",
  chunk_kind: "chunkKind",
};

/** The loader would refuse a record without one of its required fields; 0 and false are present. */
export function requiredFieldMissing(facts: MonographFacts): Finding[] {
  return facts.chunks.flatMap((chunk) =>
    REQUIRED_CHUNK_FIELDS.filter((field) => isMissing(chunk[ON_CHUNK[field]])).map((field) => makeFinding("required_field_missing", placeOfChunk(chunk), field, "nothing")),
  );
}
