import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chunk } from "@/lib/model/chunk";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Pin, Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { chunkInput, makeMonograph, makeSection } from "./chunk-fixture";
import { chunkMonograph } from "./chunk-monograph";
import { createTokenCounter } from "./token-counter";

/** Proved equal to js-tiktoken in `token-counter.test.ts`, and a hundred times quicker. */
const { count } = createTokenCounter();
const LIMITS: ChunkLimits = { ceilingTokens: 130, targetTokens: 100, overlapTokens: 24, maxEmbedTokens: 400 };

/** One dose with the labels that its author printed over it. */
interface TruthDose {
  words: string;
  labels: string[];
}

interface Generated {
  section: SectionSpan;
  doses: TruthDose[];
}

const PEOPLE = ["Người lớn", "Trẻ em", "Sơ sinh", "Người cao tuổi", "Suy thận"];
const ROUTES = ["Uống", "Tiêm", "Truyền tĩnh mạch"];
const TOPICS = ["Điều trị lao", "Nhiễm khuẩn máu", "Viêm khớp", "Đau sau mổ"];
const NAMES = ["amiodaron", "cimetidin", "digoxin", "erythromycin", "fluconazol", "heparin", "ketoconazol", "lithi", "phenytoin", "rifampicin"];

/** A dose as printed, with a number of its own so that no two are alike. */
function doseSentence(n: number, form: number): string {
  const forms = [
    `Dùng ${n},5 mg/kg mỗi ${1 + (n % 12)} giờ, tối đa 1 ${String(100 + (n % 900))} mg mỗi ngày.`,
    `Khởi đầu ${n} - ${n + 5} mg, sau đó 0,1; 0,2; 0,4 hoặc ${n} mg/ml tùy đáp ứng.`,
    `Pha loãng 1:1 000, giữ ở 15 - ${n + 15} độ, dùng trước ${n % 24}:00 hằng ngày (vd. sáng).`,
    `Nếu gặp ở 1/1 000 < ADR < 1/100 thì giảm còn ${n} mg v.v. rồi theo dõi thêm ${n} ngày.`,
  ];
  return forms[form % forms.length] as string;
}

const group = fc.record({
  topic: fc.option(fc.constantFrom(...TOPICS)),
  people: fc.array(
    fc.record({ who: fc.constantFrom(...PEOPLE), ownLine: fc.boolean(), routes: fc.array(fc.record({ how: fc.option(fc.constantFrom(...ROUTES)), doses: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }) }), { minLength: 1, maxLength: 3 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  list: fc.option(fc.array(fc.constantFrom(...NAMES), { minLength: 3, maxLength: 90 }), { freq: 4 }),
  gap: fc.boolean(),
});

/** A dosage section: indication › population › route, with lists of drugs and, here and there, an unreadable paragraph. */
const generated: fc.Arbitrary<Generated> = fc.tuple(fc.array(group, { minLength: 1, maxLength: 5 }), fc.boolean()).map(([groups, withGaps]) => {
  const paragraphs: string[] = [];
  const doses: TruthDose[] = [];
  const gaps: string[] = [];
  let n = 0;
  for (const { topic, people, list, gap } of groups) {
    // A topic clears whoever stood before it; without one, nobody may be left standing, so every group has one.
    const name = `${topic ?? TOPICS[n % TOPICS.length]} ${n}`;
    paragraphs.push(`*${name}:*`);
    for (const { who, ownLine, routes } of people) {
      const label = `${who} ${n++}`;
      const written = routes.map(({ how, doses: forms }, i) => {
        // Behind another route in one paragraph nobody could tell a dose without one.
        const route = how ?? (ownLine || i === 0 ? null : ROUTES[i % ROUTES.length]);
        const sentences = forms.map((form) => doseSentence(++n, form));
        for (const words of sentences) doses.push({ words, labels: [`${name}:`, `${label}:`, ...(route == null ? [] : [`${route}:`])] });
        return `${route == null ? "" : `${route}: `}${sentences.join(" ")}`;
      });
      if (ownLine) paragraphs.push(`*${label}:*`, ...written);
      else paragraphs.push(`*${label}:* ${written.join(" ")}`);
    }
    if (list !== null) paragraphs.push(`Không phối hợp thuốc này lần ${++n} với ${list.map((drug, i) => `${drug} ${n}${String.fromCharCode(97 + (i % 26))}${i}`).join(", ")}.`);
    if (gap && withGaps) {
      gaps.push(`\u0001\u0002 ${++n} \u0003\u0004`);
      paragraphs.push(gaps[gaps.length - 1] as string);
    }
  }
  const section = makeSection(paragraphs.join("\n"));
  for (const words of gaps) section.quarantined.push({ start: section.text.indexOf(words), end: section.text.indexOf(words) + words.length, reason: "unreliable_text" });
  return { section, doses: withGaps && gaps.length > 0 ? dosesBeforeFirstGap(section, doses) : doses };
});

/** Labels do not reach over an unreadable stretch, so truth is only certain before the first. */
function dosesBeforeFirstGap(section: SectionSpan, doses: readonly TruthDose[]): TruthDose[] {
  const first = Math.min(...section.quarantined.map((gap) => gap.start));
  return doses.filter((dose) => section.text.indexOf(dose.words) < first);
}

function chunkSection(section: SectionSpan, pins: readonly Pin[] = [], limits = LIMITS) {
  return chunkMonograph(makeMonograph([section]), chunkInput({ limits, pinsOf: () => pins }));
}

const squeeze = (text: string): string => text.replace(/\s+/gu, "");

/** What a stranger to the packer sees cut at a border, by the signs on both sides. */
function cutAt(text: string, at: number): string | null {
  const left = text.slice(Math.max(0, at - 12), at);
  const right = text.slice(at, at + 14);
  if (at === 0 || at === text.length) return null;
  const crossesLine = /\n\s*$/u.test(left);
  if (/[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right)) return "word";
  if (!crossesLine && /\d[.,;:/]?\s?[-<>]?\s?$/u.test(left) && /^\s?\d/u.test(right)) return "number";
  if (/\d\s*$/u.test(left) && /^(?:mg|g|kg|ml|giờ|ngày|tuổi|lần|%)(?!\p{L})/u.test(right)) return "unit";
  return null;
}

/** Every law that the parts of a section break, in words; one `expect` for all keeps thousands of runs quick. */
function brokenLaws({ section, doses }: Generated, chunks: readonly Chunk[], seams: readonly Seam[]): string[] {
  return [...uncovered(section, chunks), ...chunks.flatMap((chunk) => brokenByPart(section, chunk)), ...doses.flatMap((dose) => brokenForDose(dose, chunks)), ...brokenBySeams(seams, chunks)];
}

function brokenByPart({ text, quarantined }: SectionSpan, chunk: Chunk): string[] {
  const { start, end } = chunk as { start: number; end: number };
  const endsAtGap = quarantined.some((gap) => gap.start >= end && squeeze(text.slice(end, gap.start)) === "");
  const laws: [string, boolean][] = [
    ["source is the exact stretch", chunk.sourceText === text.slice(start, end)],
    ["source stands once", text.indexOf(chunk.sourceText) === start && text.indexOf(chunk.sourceText, start + 1) < 0],
    ["text is labels, then source", chunk.text === [...chunk.contextLabels, chunk.sourceText].join("\n")],
    ["tokens are those of the text", chunk.estTokens === count(chunk.text)],
    ["within the ceiling", chunk.estTokens <= LIMITS.ceilingTokens && !chunk.oversized],
    ["no word, number or unit cut at its start", cutAt(text, start) === null],
    ["no word, number or unit cut at its end", cutAt(text, end) === null],
    ["overlap within its limit", chunk.overlapTokens <= LIMITS.overlapTokens],
    ["overlap tokens are those of the overlap", chunk.overlapTokens === count(text.slice(start, start + chunk.overlapLength))],
    ["overlap begins at an atom", chunk.overlapLength === 0 || /[\s]/u.test(text[start - 1] ?? " ")],
    ["does not end on a label", end === text.length || endsAtGap || !/:\s*$/u.test(chunk.sourceText)],
    ["touches no quarantined stretch", quarantined.every((gap) => gap.end <= start || gap.start >= end)],
    ["repeats nothing quarantined", quarantined.every((gap) => !chunk.text.includes(text.slice(gap.start, gap.end)))],
  ];
  return laws.filter(([, holds]) => !holds).map(([law]) => `${chunk.chunkId}: ${law}`);
}

/** Every part that holds a dose shows all that governs it, and a part that begins with a dose carries nothing else. */
function brokenForDose(dose: TruthDose, chunks: readonly Chunk[]): string[] {
  const holders = chunks.filter((chunk) => chunk.sourceText.includes(dose.words));
  if (holders.length === 0) return [`no part holds «${dose.words}»`];
  return holders.flatMap((holder) => [
    ...dose.labels.filter((label) => !holder.text.includes(label)).map((label) => `${holder.chunkId}: «${dose.words}» without ${label}`),
    ...(holder.sourceText.startsWith(dose.words) ? holder.contextLabels.filter((label) => !dose.labels.includes(label)).map((label) => `${holder.chunkId}: ${label} carried onto «${dose.words}»`) : []),
  ]);
}

function brokenBySeams(seams: readonly Seam[], chunks: readonly Chunk[]): string[] {
  return seams.flatMap((seam) => {
    const left = chunks[seam.index] as Chunk;
    const right = chunks[seam.index + 1] as Chunk;
    const isRight = seam.at === left.end && seam.overlapStart === right.start && seam.at === (right.start as number) + right.overlapLength;
    const ascending = seam.candidates.every((at, i) => at !== seam.at && (i === 0 || at > (seam.candidates[i - 1] as number)));
    return isRight && ascending ? [] : [`seam ${seam.index}`];
  });
}

/** Parts and unreadable stretches give the section back by their offsets; only white space at the rim of a gap is in neither. */
function uncovered(section: SectionSpan, chunks: readonly Chunk[]): string[] {
  const pieces = [...chunks.map((chunk) => ({ from: (chunk.start as number) + chunk.overlapLength, to: chunk.end as number })), ...section.quarantined.map((gap) => ({ from: gap.start, to: gap.end }))].sort((a, b) => a.from - b.from);
  const faults: string[] = [];
  let upTo = 0;
  for (const { from, to } of [...pieces, { from: section.text.length, to: section.text.length }]) {
    const between = section.text.slice(upTo, from);
    if (from < upTo || between.trim() !== "" || (between !== "" && section.quarantined.length === 0)) faults.push(`hole or double between ${upTo} and ${from}`);
    upTo = to;
  }
  return faults;
}

describe("laws of chunking", () => {
  it("hold for every generated section", () => {
    fc.assert(
      fc.property(generated, (made) => {
        const { chunks, seams } = chunkSection(made.section);
        expect(brokenLaws(made, chunks, seams)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it("every source stands once in its section, however often the section repeats itself", () => {
    const sentences = ["Uống 5 mg mỗi ngày.", "Uống 10 mg mỗi ngày.", "Theo dõi huyết áp và nhịp tim cẩn thận.", "*Trẻ em:* 3 mg/kg.", "*Người lớn:* 8 mg.", "Không dùng quá liều."];
    const repetitive = fc.tuple(fc.array(fc.constantFrom(...sentences), { minLength: 10, maxLength: 60 }), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(repetitive, ([list, each]) => {
        const paragraphs = list.flatMap((_, i) => (i % each === 0 ? [list.slice(i, i + each).join(" ")] : []));
        const section = makeSection(paragraphs.join("\n"));
        const { chunks } = chunkSection(section);
        expect(uncovered(section, chunks)).toEqual([]);
        expect(chunks.filter((chunk) => section.text.indexOf(chunk.sourceText) !== section.text.lastIndexOf(chunk.sourceText))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("a section within the ceiling is one chunk, verbatim", () => {
    fc.assert(
      fc.property(generated, ({ section }) => {
        fc.pre(section.quarantined.length === 0);
        const { chunks, seams } = chunkSection(section, [], { ...LIMITS, ceilingTokens: 8000, maxEmbedTokens: 8191 });
        expect(chunks).toHaveLength(1);
        expect(chunks[0]).toMatchObject({ text: section.text, sourceText: section.text, contextLabels: [], partCount: 1 });
        expect(seams).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("pins are obeyed wherever a reviewer can set one, and break no other law", () => {
    fc.assert(
      fc.property(generated, fc.infiniteStream(fc.nat(1000)), ({ section }, numbers) => {
        const first = chunkSection(section);
        fc.pre(first.seams.length > 0);
        const places = [...new Set(first.seams.flatMap((seam) => [seam.at, ...seam.candidates]))];
        const pins: Pin[] = [];
        for (let i = 0; i < 3; i++) {
          const at = places[numbers.next().value % places.length] as number;
          if (!pins.some((pin) => pin.at === at)) pins.push({ at, kind: numbers.next().value % 2 === 0 ? "break" : "no_break" });
        }
        const { chunks, seams, findings } = chunkSection(section, pins);
        expect([...uncovered(section, chunks), ...findings]).toEqual([]);
        const ends = chunks.map((chunk) => chunk.end);
        const starts = chunks.map((chunk) => chunk.start);
        const disobeyed = pins.filter(({ at, kind }) =>
          kind === "break" ? !ends.includes(at) || !seams.some((seam) => seam.at === at && seam.pinned) : ends.includes(at) || starts.includes(at),
        );
        expect(disobeyed).toEqual([]);
        const wrong = chunks.filter((chunk) => section.text.lastIndexOf(chunk.sourceText) !== chunk.start || (chunk.estTokens > LIMITS.ceilingTokens && !chunk.oversized));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it("the same input gives the same chunks, and another section's change touches none of their ids or texts", () => {
    fc.assert(
      fc.property(generated, generated, ({ section }, other) => {
        const warnings = { ...other.section, key: "than_trong" as const };
        const both = chunkMonograph(makeMonograph([section, warnings]), chunkInput({ limits: LIMITS }));
        expect(chunkMonograph(makeMonograph([section, warnings]), chunkInput({ limits: LIMITS }))).toEqual(both);
        const alone = chunkSection(section).chunks;
        expect(both.chunks.filter((chunk) => chunk.sectionKey === section.key)).toEqual(alone);
        expect(alone.map((chunk) => chunk.chunkId)).toEqual(alone.map((_, i) => `thuocgia__${section.key}__${i}`));
      }),
      { numRuns: 150 },
    );
  });
});
