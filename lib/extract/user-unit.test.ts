import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { findUserUnits } from "./user-unit";

const bytes = (...parts: (string | Buffer)[]) => new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));

it("finds the unit of a page written plainly", () => {
  const file = bytes("%PDF-1.6\n3 0 obj\n<< /Type /Page >>\nendobj\n12 0 obj << /Type /Page /UserUnit 2.5 >> endobj");
  expect([...findUserUnits(file)]).toEqual([[12, 2.5]]);
});

it("finds the unit of a page packed in an object stream", () => {
  const [first, second] = ["<</Type/Page>>", "<</Type/Page/UserUnit 3>>"];
  const head = `7 0 9 ${first.length + 1} `;
  const stream = deflateSync(Buffer.from(`${head}${first} ${second}`));
  const file = bytes(`%PDF-1.6\n5 0 obj <</Type/ObjStm/N 2/First ${head.length}/Filter/FlateDecode/Length ${stream.length}>> stream\r\n`, stream, "\r\nendstream endobj");
  expect([...findUserUnits(file)]).toEqual([[9, 3]]);
});

it("ignores what is absurd or broken", () => {
  expect(findUserUnits(bytes("1 0 obj << /UserUnit 0 >> 2 0 obj << /UserUnit 99999 >>")).size).toBe(0);
  expect(findUserUnits(bytes("5 0 obj <</Type/ObjStm>> stream\nno deflate data\nendstream")).size).toBe(0);
  expect(findUserUnits(new Uint8Array()).size).toBe(0);
});
