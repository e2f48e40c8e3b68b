import { v5 } from "uuid";
import { describe, expect, it } from "vitest";
import { chunk } from "./record-fixture";
import { toRecord } from "./to-record";
import { POINT_NAMESPACE, pointId, writePoints } from "./vector-point";

describe("the points of a vector store", () => {
  it("rests on a UUIDv5 that gives the published vectors of RFC 9562 and of Python's uuid module", () => {
    expect(v5("www.example.com", v5.DNS)).toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
    expect(v5("python.org", v5.DNS)).toBe("886313e1-3b8a-5372-9b90-0c9aee199e5d");
  });
  it("derives the namespace as it is documented", () => {
    expect(POINT_NAMESPACE).toBe(v5("seamcheck:chunk_id", v5.URL));
  });
  it("gives a chunk the same point for ever, in any language", () => {
    expect(pointId("thuocgia__chi_dinh__0")).toBe("ea395322-1bcc-551e-847d-47b3055cd204");
    expect(pointId("thuốc-giả__chi_dinh__0")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  });
  it("writes a point a line: id and payload", () => {
    const records = [toRecord(chunk()), { ...toRecord(chunk()), chunk_id: "thuocgia__chi_dinh__1" }];
    const lines = writePoints(records).split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.map((line) => JSON.parse(line))).toEqual(records.map((record) => ({ id: pointId(record.chunk_id), payload: record })));
  });
});
