import { describe, expect, it } from "vitest";
import { messagesFor } from "@/lib/pipeline/messages/messages";
import { drawBar } from "./terminal";

describe("drawBar", () => {
  it("fills with the share that is done", () => {
    expect(drawBar(messagesFor("en"), { stage: "reading", done: 161, total: 322 })).toBe("Reading pages ████████████░░░░░░░░░░░░ 161/322");
    expect(drawBar(messagesFor("vi"), { stage: "storing", done: 8, total: 8 })).toBe(`Đang lưu ${"█".repeat(24)} 8/8`);
  });

  it("stays empty where the total is not known", () => {
    expect(drawBar(messagesFor("en"), { stage: "segmenting", done: 0, total: 0 })).toBe(`Finding monographs ${"░".repeat(24)}`);
  });
});
