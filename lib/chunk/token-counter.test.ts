import fc from "fast-check";
import { getEncoding } from "js-tiktoken";
import { describe, expect, it } from "vitest";
import { readText } from "./read-text";
import { createTokenCounter, measureText } from "./token-counter";

const reference = getEncoding("cl100k_base");
const counter = createTokenCounter();
const wanted = (text: string): number => reference.encode(text, [], []).length;

const VIETNAMESE = ["Người lớn:", "liều", "khởi", "đầu", "ngày", "Trẻ em", "thường", "uống", "tĩnh mạch", "ĐƯỜNG", "ﬀ", "mg/kg", "Tiê\u0302\u0301m", "được", "nghỉ"];
const ODD = ["\ud83d\udc8a", "\ud83d\udc69\u200d\u2695\ufe0f", "\ud83d", "\udc8a", "\ufffd", "<|endoftext|>", "<|fim_prefix|>", "\u0000", "\u200b", "\u00a0", "\u3000", "日本語", "ไทย", "𝒳", "𝟘𝟙", "½", "²", "Ⅳ"];
const SPACES = [" ", "  ", "   ", "\n", "\r\n", "\n\n", " \n", "\n ", "\t", " \t ", "\u2028"];
const ENGLISH = ["The", "patient's", "we'll", "I'M", "don't", "'s", "'", "adults", "Re-use", "'Re", "'ll'd", "x".repeat(70), "=".repeat(40)];
const NUMBERS = ["7,5", "1 500", "0,1; 0,2", "1/1 000 < ADR < 1/100", "1234567", "٣٤", "10:30", "15 - 30 °C", "#", "(1)…(9)", "--", "...", "\u2264 5"];

const mixed = fc
  .array(fc.oneof(...[VIETNAMESE, ODD, SPACES, SPACES, ENGLISH, NUMBERS].map((list) => fc.constantFrom(...list)), fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 40 })
  .map((pieces) => pieces.join(""));

describe("the exact counter", () => {
  it("is named after its encoding", () => {
    expect(counter.name).toBe("cl100k_base");
  });

  it.each([
    ["", 0],
    ["a", 1],
    ["Người lớn: 500 mg mỗi 8 giờ.", wanted("Người lớn: 500 mg mỗi 8 giờ.")],
    ["<|endoftext|>", wanted("<|endoftext|>")],
  ])("counts %j", (text, tokens) => {
    expect(counter.count(text)).toBe(tokens);
  });

  it("takes a special token for the ordinary text that it is in print", () => {
    expect(counter.count("<|endoftext|>")).toBeGreaterThan(1);
  });

  it("counts what js-tiktoken counts, whatever the text", () => {
    fc.assert(
      fc.property(mixed, (text) => {
        expect(counter.count(text)).toBe(wanted(text));
      }),
      { numRuns: 1500 },
    );
  });

  it("counts any UTF-16 string as js-tiktoken does, broken surrogates included", () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((list) => String.fromCharCode(...list));
    fc.assert(
      fc.property(units, (text) => {
        expect(counter.count(text)).toBe(wanted(text));
      }),
      { numRuns: 500 },
    );
  });

  it("counts a stretch as a text of its own, wherever it begins and ends", () => {
    const stretch = fc.tuple(mixed, fc.nat(), fc.nat());
    fc.assert(
      fc.property(stretch, ([text, a, b]) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
        expect(measureText(text, counter).ruler.count(start, end)).toBe(counter.count(text.slice(start, end)));
      }),
      { numRuns: 6000 },
    );
  });

  it("goes on counting stretches of a text after it has read another one", () => {
    fc.assert(
      fc.property(mixed, mixed, fc.nat(), (one, other, at) => {
        const { ruler } = measureText(one, counter);
        expect(measureText(other, counter).ruler.count(0, other.length)).toBe(wanted(other));
        const end = at % (one.length + 1);
        expect(ruler.count(0, end)).toBe(wanted(one.slice(0, end)));
      }),
      { numRuns: 500 },
    );
  });

  it("reads the same marks and units as who does not count", () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const { units, marks } = measureText(text, counter);
        expect({ units, marks }).toEqual(readText(text));
      }),
      { numRuns: 1500 },
    );
  });

  it("counts every word of the packed alphabet as js-tiktoken does, with whatever sign before and behind it", () => {
    const word = fc.string({ unit: fc.constantFrom(..."aAeđĐưữƯ0123456789 .,:;()[]'\n–≥…½²ß\uffff"), maxLength: 12 });
    fc.assert(
      fc.property(word, (text) => {
        expect(counter.count(text)).toBe(wanted(text));
      }),
      { numRuns: 3000 },
    );
  });

  it("merges long runs as js-tiktoken does", () => {
    for (const run of ["a".repeat(700), "ab".repeat(400), "ế".repeat(300), "@-".repeat(350), "xyzzy".repeat(150)]) expect(counter.count(run)).toBe(wanted(run));
  });

  it("is quick on one run of 20,000 letters", () => {
    const start = performance.now();
    expect(counter.count("a".repeat(20_000))).toBe(2_500);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it("stays exact when its cache starts anew", () => {
    const words = Array.from({ length: 70_000 }, (_, i) => `w${i.toString(36)}é`).join(" ");
    const small = createTokenCounter();
    expect(small.count(words)).toBe(counter.count(words));
    expect(small.count("Trẻ em w1é")).toBe(wanted("Trẻ em w1é"));
    const letters = Array.from({ length: 40_000 }, (_, i) => [...i.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("")).join(" ");
    expect(small.count(letters)).toBe(counter.count(letters));
    expect(small.count("Trẻ em w1é")).toBe(wanted("Trẻ em w1é"));
  });
});

describe("without rank data", () => {
  const estimate = createTokenCounter(null);

  it("says that it estimates", () => {
    expect(estimate.name).toBe("estimate");
    expect(createTokenCounter({ bpe_ranks: "! 0 IQ==" }).name).toBe("estimate");
  });

  it("comes near the exact count of formulary text and does not fall short", () => {
    const text = "Người lớn: khởi đầu 500 mg mỗi 8 giờ, sau đó có thể tăng đến 1 500 mg/ngày nếu cần. Trẻ em: 7,5 mg/kg chia 3 lần.";
    expect(estimate.count(text) / wanted(text)).toBeGreaterThan(1);
    expect(estimate.count(text) / wanted(text)).toBeLessThan(1.4);
  });
});
