import type { Finding } from "@/lib/model/finding";
import { SCHEMA_VERSION } from "@/lib/model/required-fields";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** The loader takes exactly one schema version. Ours are written in it; a chunk read from a foreign file says its own. */
export function schemaVersionWrong(facts: MonographFacts): Finding[] {
  return facts.chunks
    .filter((chunk) => chunk.schemaVersion !== undefined && chunk.schemaVersion !== SCHEMA_VERSION)
    .map((chunk) => makeFinding("schema_version_wrong", placeOfChunk(chunk), String(SCHEMA_VERSION), String(chunk.schemaVersion)));
}
