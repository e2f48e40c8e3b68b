import { describe, expect, it } from "vitest";
import { messagesFor } from "@/lib/pipeline/messages/messages";
import { drawBar, ProgressPen } from "./terminal";

describe("drawBar", () => {
  it("fills with the share that is done", () => {
    expect(drawBar(messagesFor("en"), { stage: "reading", done: 161, total: 322 })).toBe("Reading pages ████████████░░░░░░░░░░░░ 161/322");
    expect(drawBar(messagesFor("vi"), { stage: "chunking", done: 8, total: 8 })).toBe(`Đang cắt đoạn ${"█".repeat(24)} 8/8`);
  });

  it("stays empty where the total is not known", () => {
    expect(drawBar(messagesFor("en"), { stage: "segmenting", done: 0, total: 0 })).toBe(`Finding monographs ${"░".repeat(24)}`);
  });
});

describe("ProgressPen", () => {
  function pen(isTerminal: boolean) {
    const written: string[] = [];
    return { written, pen: new ProgressPen(messagesFor("en"), isTerminal, (text) => void written.push(text)) };
  }

  it("redraws one line of a terminal, with the rate and what is left, and wipes it", () => {
    const { written, pen: line } = pen(true);
    line.draw({ stage: "reading", done: 0, total: 100 }, 0);
    line.draw({ stage: "reading", done: 1, total: 100 }, 10);
    line.draw({ stage: "reading", done: 20, total: 100 }, 1000);
    line.wipe();
    expect(written.map((text) => text.replace(/[█░]+/, "▒"))).toEqual(["\r\u001b[KReading pages ▒ 0/100", "\r\u001b[KReading pages ▒ 20/100 · 20 pages/s · about 4 s left", "\r\u001b[K"]);
  });

  it("writes few lines elsewhere: one a stage, and one now and then", () => {
    const { written, pen: line } = pen(false);
    for (let second = 0; second <= 12; second++) line.draw({ stage: "reading", done: second, total: 20 }, second * 1000);
    line.draw({ stage: "chunking", done: 0, total: 3 }, 13_000);
    line.wipe();
    expect(written).toEqual(["Reading pages 0/20\n", "Reading pages 10/20 · 1.0 pages/s · about 10 s left\n", "Chunking 0/3\n"]);
  });
});
