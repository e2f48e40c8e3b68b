import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Decision } from "@/lib/model/decision";
import { canonicalJson } from "./canonical-json";
import { appendEntry, GENESIS_HASH, verifyAgainst, verifyChain } from "./hash-chain";
import { decision } from "./review-fixture";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

const anchor = { drugId: "thuocgia", sectionKey: "chi_dinh" as const, blockId: null, before: "a", after: "b", contentHash: "c" };
function log(length: number): Decision[] {
  const entries: Decision[] = [];
  for (let i = 0; i < length; i++) entries.push(appendEntry(entries[i - 1] ?? null, decision(99, "seam", anchor, { decisionId: `d${i}`, note: `ghi chú ${i}` }), sha256));
  return entries;
}

describe("hash chain", () => {
  it("numbers from 1, begins at the genesis hash and verifies", () => {
    const entries = log(3);
    expect(entries.map((entry) => entry.sequence)).toEqual([1, 2, 3]);
    expect(entries[0]?.previousHash).toBe(GENESIS_HASH);
    expect(verifyChain(entries, sha256)).toEqual({ ok: true, length: 3, head: entries[2]?.hash });
    expect(verifyChain([], sha256)).toEqual({ ok: true, length: 0, head: GENESIS_HASH });
  });
  it("gives the same hash whatever order keys were set in, as after a read from the database", () => {
    const [entry] = log(1);
    const reread = { ...Object.fromEntries(Object.entries(entry!).reverse()), anchor: Object.fromEntries(Object.entries(entry!.anchor).reverse()) } as Decision;
    expect(verifyChain([reread], sha256).ok).toBe(true);
  });
  it("hashes an entry without a value as logs did before there were values, and one with a value by it", () => {
    const [plain] = log(1);
    const { value, act: _, hash, ...before } = plain!;
    expect([value, hash]).toEqual([null, sha256(canonicalJson(before))]);
    const correction = (text: string) => appendEntry(null, decision(1, "correction", anchor, { verdict: "correct", value: { kind: "table_edit", operations: [{ op: "edit", row: 0, column: 0, was: "", text }] } }), sha256);
    expect(correction("5 mg").hash).not.toBe(correction("50 mg").hash);
    expect(verifyChain([{ ...correction("5 mg"), value: null }], sha256)).toMatchObject({ fault: "entry_changed" });
  });
  it("hashes an entry that is an act of its own as before there were acts", () => {
    const { hash, act: _act, value: _value, ...entry } = log(1)[0]!;
    expect(hash).toBe(sha256(canonicalJson(entry)));
  });
  it("names the first entry that was changed, taken out, put in or put elsewhere", () => {
    const entries = log(4);
    expect(verifyChain(entries.map((entry, i) => (i === 1 ? { ...entry, verdict: "reject" } : entry)), sha256)).toEqual({ ok: false, sequence: 2, fault: "entry_changed" });
    expect(verifyChain(entries.filter((_, i) => i !== 1), sha256)).toEqual({ ok: false, sequence: 2, fault: "number_missing" });
    expect(verifyChain(entries.slice(1), sha256)).toMatchObject({ ok: false, sequence: 1 });
    const forged = appendEntry(null, decision(1, "seam", anchor, { note: "forged" }), sha256);
    expect(verifyChain([forged, ...entries.slice(1)], sha256)).toEqual({ ok: false, sequence: 2, fault: "chain_broken" });
  });
  it("breaks at any change of any field of any entry", () => {
    const entries = log(3);
    const fields = Object.keys(entries[0]!) as (keyof Decision)[];
    fc.assert(
      fc.property(fc.nat({ max: 2 }), fc.constantFrom(...fields), (at, field) => {
        const changed = entries.map((entry, i) => (i === at ? { ...entry, [field]: field === "sequence" ? 7 : "x" } : entry)) as Decision[];
        expect(verifyChain(changed, sha256).ok).toBe(false);
      }),
    );
  });
});

describe("canonicalJson", () => {
  it("sorts keys at every depth and keeps the order of lists", () => {
    expect(canonicalJson({ b: [{ d: 1, c: undefined, a: null }], a: "ế" })).toBe('{"a":"ế","b":[{"a":null,"d":1}]}');
  });
  it("is JSON of the same data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("verifyAgainst", () => {
  const kept = log(5).map(({ sequence, hash }) => ({ sequence, hash }));
  it("holds for a log that grew since", () => expect(verifyAgainst(log(7), kept, sha256).ok).toBe(true));
  it("sees that the end was cut off", () => expect(verifyAgainst(log(3), kept, sha256)).toEqual({ ok: false, sequence: 4, fault: "end_cut_off" }));
  it("sees a log that was written anew as a whole", () => {
    const anew: Decision[] = [];
    for (const entry of log(5)) anew.push(appendEntry(anew.at(-1) ?? null, { ...entry, note: entry.sequence < 3 ? entry.note : "khác" }, sha256));
    expect(verifyChain(anew, sha256).ok).toBe(true);
    expect(verifyAgainst(anew, kept, sha256)).toEqual({ ok: false, sequence: 3, fault: "entry_replaced" });
  });
});
