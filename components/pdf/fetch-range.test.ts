import { beforeEach, expect, test, vi } from "vitest";
import { fetchEnds, fetchRange } from "./fetch-range";

/** A file of that many bytes, each the last digit of its place; notes what is asked for. */
function serve(length: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: { range: string } }) => {
    asked.push(headers.range);
    const [first = 0, last = 0] = headers.range.replace("bytes=", "").split("-").map(Number);
    return new Response(Uint8Array.from({ length: Math.min(last + 1, length) - first }, (_, at) => (first + at) % 10), { status: 206 });
  });
  return asked;
}

beforeEach(() => vi.unstubAllGlobals());
const signal = new AbortController().signal;

test("the two ends are asked for once, and given to who wants just them", async () => {
  const asked = serve(150_000);
  fetchEnds("/a.pdf", 150_000);
  expect(asked).toEqual(["bytes=0-65535", "bytes=131072-149999"]);
  expect((await fetchRange("/a.pdf", 131_072, 150_000, signal)).byteLength).toBe(18_928);
  expect((await fetchRange("/a.pdf", 0, 65_536, signal))[9]).toBe(9);
  expect(asked).toHaveLength(2);
  await fetchRange("/a.pdf", 0, 65_536, signal);
  expect(asked).toHaveLength(3);
});

test("a file of one piece is asked for once, one of just two pieces ends with its second", () => {
  expect([serve(500), fetchEnds("/b.pdf", 500)][0]).toEqual(["bytes=0-499"]);
  expect([serve(131_072), fetchEnds("/c.pdf", 131_072)][0]).toEqual(["bytes=0-65535", "bytes=65536-131071"]);
});

test("fewer bytes than were asked for are refused", async () => {
  serve(100);
  await expect(fetchRange("/d.pdf", 50, 200, signal)).rejects.toThrow("came with 50");
});
