// Comes in: records. Goes out: the points that a vector store takes, without their vectors. It never computes a vector.
import { v5 } from "uuid";
import type { ChunkRecord } from "./record";

/**
 * The namespace of all our point ids, published so that anybody can compute the point of a chunk: the UUIDv5 of the name
 * `seamcheck:chunk_id` in the URL namespace of RFC 9562. It never changes.
 */
export const POINT_NAMESPACE = "51cc8955-f8c8-54f4-9cce-2ec03f6a1452";

/** The point id of a chunk: UUIDv5 of its id. The same chunk overwrites itself when it is loaded again. */
export function pointId(chunkId: string): string {
  return v5(chunkId, POINT_NAMESPACE);
}

/** points.jsonl: a point a line, id and payload; the vector is added by whoever embeds `payload.text`. */
export function writePoints(records: readonly ChunkRecord[]): string {
  return records.map((record) => `${JSON.stringify({ id: pointId(record.chunk_id), payload: record })}\n`).join("");
}
