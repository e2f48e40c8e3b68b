import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RECORD_FIELDS, chunkRecordSchema } from "./record";
import { chunk, rows } from "./record-fixture";
import { fromPrintedPage, fromRecord, toPrintedPage, toRecord } from "./to-record";

describe("toRecord", () => {
  it("writes schema v4, keys in the published order", () => {
    expect(JSON.stringify(toRecord(chunk()))).toBe(
      '{"chunk_id":"thuocgia__chi_dinh__0","drug_id":"thuocgia","drug_name":"THUỐC GIẢ","section_key":"chi_dinh","section_display_name":"Chỉ định",' +
        '"text":"Người lớn:\\nĐiều trị mất ngủ.","source_text":"Điều trị mất ngủ.","context_labels":["Người lớn:"],"heading_physical_page":0,"source_page_range":[0,1],' +
        '"printed_page_range":["xii",13],"atc_codes":["N05CF01"],"part_index":1,"part_count":2,"est_tokens":9,"oversized":false,"chunk_kind":"prose",' +
        '"attachments":[{"block_id":"thuocgia-t1","kind":"table","physical_page":1,"bbox":[10,20.5,30,40],"printed_page":13,"quarantined":true}],' +
        '"has_quarantined_content":true,"schema_version":4}',
    );
    expect(Object.keys(toRecord(chunk()))).toEqual(RECORD_FIELDS);
    expect(chunkRecordSchema.safeParse(toRecord(chunk())).success).toBe(true);
  });
  it("keeps a folio that is no plain number as printed, and null only where none is known", () => {
    expect(["1349", "0", "xii", "A-3", "007", "1349a", "", null].map(toPrintedPage)).toEqual([1349, 0, "xii", "A-3", "007", "1349a", null, null]);
  });
  it("gives every folio back", () => {
    fc.assert(fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.nat().map(String), fc.constant(null)), (folio) => fromPrintedPage(toPrintedPage(folio)) === folio));
  });
});

describe("fromRecord", () => {
  it("gives a chunk whose record is the same again", () => {
    for (const one of [chunk(), rows()]) expect(toRecord(fromRecord(toRecord(one)))).toEqual(toRecord(one));
  });
  it("knows the block of a rows chunk, and leaves unknown what a record does not hold", () => {
    expect(fromRecord(toRecord(rows()))).toMatchObject({ blockId: "thuocgia-t1", start: null, end: null, boxes: [] });
    expect(fromRecord(toRecord(chunk())).blockId).toBeNull();
  });
});
