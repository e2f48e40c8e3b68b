import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inspectFile } from "./inspect-file";

function pdf(...parts: (string | Buffer)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(["%PDF-1.6\n", ...parts].map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));
}

function stream(objectNumber: number, dictionary: string, content: Buffer): Buffer {
  const head = `${objectNumber} 0 obj <<${dictionary}/Filter/FlateDecode/Length ${content.length}>> stream\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\nendstream endobj\n")]);
}

function breakUp(content: Buffer): Buffer {
  const broken = Buffer.from(content);
  broken.fill(0xff, 12, 24);
  return broken;
}

const drawing = deflateSync(Buffer.from("BT /F1 9 Tf 1 0 0 1 50 700 Tm (words that must not get lost) Tj ET\n".repeat(20)));

describe("the unit of a page", () => {
  it("is found where the page is written plainly", () => {
    const facts = inspectFile(pdf("3 0 obj\n<< /Type /Page >>\nendobj\n12 0 obj << /Type /Page /UserUnit 2.5 >> endobj"));
    expect([3, 12, 99].map(facts.userUnitOf)).toEqual([1, 2.5, 1]);
  });

  it("is found where the page is packed in an object stream", () => {
    const [first, second] = ["<</Type/Page>>", "<</Type/Page/UserUnit 3>>"];
    const content = deflateSync(Buffer.from(`7 0 9 ${first.length + 1} ${first} ${second}`));
    const facts = inspectFile(pdf(stream(5, "/Type/ObjStm/N 2", content)));
    expect([7, 9].map(facts.userUnitOf)).toEqual([1, 3]);
  });

  it("is 1 where the file says something absurd", () => {
    const facts = inspectFile(pdf("1 0 obj << /UserUnit 0 >> endobj 2 0 obj << /UserUnit 99999 >> endobj"));
    expect([1, 2].map(facts.userUnitOf)).toEqual([1, 1]);
    expect(inspectFile(new Uint8Array()).userUnitOf(1)).toBe(1);
  });
});

describe("a page", () => {
  const pages = "1 0 obj <</Type/Pages/Kids[2 0 R 3 0 R]>> endobj\n2 0 obj <</Type/Page/Parent 1 0 R/Contents 4 0 R>> endobj\n3 0 obj <</Type/Page/Parent 1 0 R/Contents[6 0 R 5 0 R]>> endobj\n";
  const damaged = (...streams: Buffer[]) => [2, 3].map(inspectFile(pdf(pages, ...streams)).isDamaged);

  it("is sound while its streams are", () => {
    expect(damaged(stream(4, "", drawing), stream(5, "", drawing), stream(6, "", drawing))).toEqual([false, false]);
  });

  it("is damaged when one of its streams contradicts itself, and only that page", () => {
    expect(damaged(stream(4, "", drawing), stream(5, "", breakUp(drawing)), stream(6, "", drawing))).toEqual([false, true]);
  });

  it("is damaged by a broken font or form that it uses, through whatever it is referred", () => {
    const resources = "7 0 obj <</Font<</F1 8 0 R>>>> endobj 8 0 obj <</Type/Font/ToUnicode 9 0 R>> endobj ";
    const withFont = pages.replace("/Contents 4 0 R", "/Contents 4 0 R/Resources 7 0 R");
    const facts = inspectFile(pdf(withFont, resources, stream(4, "", drawing), stream(9, "", breakUp(drawing))));
    expect([2, 3].map(facts.isDamaged)).toEqual([true, false]);
  });

  it("is not damaged by a broken picture, nor by what an encrypted file holds", () => {
    expect(damaged(stream(4, "/Subtype/Image", breakUp(drawing)))).toEqual([false, false]);
    const encrypted = pdf(pages, stream(4, "", breakUp(drawing)), "trailer <</Encrypt 9 0 R>>");
    expect([2, 3].map(inspectFile(encrypted).isDamaged)).toEqual([false, false]);
  });
});
