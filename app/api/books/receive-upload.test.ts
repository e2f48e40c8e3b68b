import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { receiveUpload } from "./receive-upload";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "upload-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A body that comes in several pieces. */
function bodyOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}
const upload = (body: ReadableStream<Uint8Array> | null, announced: number | null = null) => receiveUpload({ body, announced, fileName: "sach.pdf", folder });

describe("receiveUpload", () => {
  it("keeps a PDF byte for byte, in whatever pieces it comes", async () => {
    const rest = "x".repeat(5000);
    const filePath = await upload(bodyOf("%P", "DF-1.7\n", rest), 9 + rest.length);
    expect(await readFile(filePath, "utf8")).toBe(`%PDF-1.7\n${rest}`);
  });

  it("lets a PDF pass that begins with a few bytes of rubbish", async () => {
    await expect(upload(bodyOf("\r\n\r\n%PDF-1.4 short"))).resolves.toMatch(/\.pdf$/);
  });

  it.each([
    ["a body of no bytes", () => upload(bodyOf()), "file_empty"],
    ["no body at all", () => upload(null), "file_empty"],
    ["a short text", () => upload(bodyOf("hello")), "not_a_pdf"],
    ["a long text", () => upload(bodyOf("hello ".repeat(1000))), "not_a_pdf"],
    ["a body that was cut short", () => upload(bodyOf("%PDF-1.7 and then"), 5000), "pdf_damaged"],
    ["an announcement above the limit", () => upload(bodyOf("%PDF-1.7"), 2 ** 40), "pdf_too_large"],
  ])("refuses %s and leaves nothing behind", async (_, attempt, code) => {
    await expect(attempt()).rejects.toMatchObject({ code });
    expect(await readdir(folder)).toEqual([]);
  });
});
