// Comes in: a monograph and the words on one of its pages that were read with doubt. Goes out: what was read on that page, to be compared with the print. It never leaves a word out.
import { containsMiddle, unionAll } from "@/lib/geometry/rect";
import type { SourceLine } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { DoubtfulWord } from "@/lib/model/page";
import type { SectionSpan } from "@/lib/model/section-span";
import type { OcrPageView } from "@/lib/model/views";
import type { Sha256 } from "./anchor";
import { type OcrPageState, pageAnchor } from "./page-approval";

type Runs = OcrPageView["parts"][number]["runs"];

/** What a person judges of one page: the monograph's text on it, as read, and where it stands. */
export function toOcrPageView(monograph: Monograph, physicalPage: number, state: OcrPageState, doubtful: readonly DoubtfulWord[], sha256: Sha256): OcrPageView {
  const names = monograph.nameLines.filter((line) => line.physicalPage === physicalPage);
  const places = [...names, ...monograph.sections.flatMap((section) => [...section.headings, ...section.lines])].filter((place) => place.physicalPage === physicalPage);
  return {
    physicalPage,
    state,
    judged: pageAnchor(monograph, physicalPage, sha256)?.contentHash ?? "",
    bbox: unionAll(places.map((place) => place.bbox)),
    name: names.length > 0 ? monograph.drugName : null,
    parts: ocrPageText(monograph, physicalPage, doubtful),
  };
}

/** Section by section in printed order; sections without text on the page are left out. Blocks are judged by themselves and not in it. */
export function ocrPageText({ sections }: Pick<Monograph, "sections">, physicalPage: number, doubtful: readonly DoubtfulWord[]): OcrPageView["parts"] {
  return sections.flatMap((section) => {
    const lines = section.lines.filter((line) => line.physicalPage === physicalPage);
    const begins = section.headings.some((heading) => heading.physicalPage === physicalPage);
    return lines.length > 0 || begins ? [{ sectionName: section.displayName, begins, runs: runsOf(section, lines, doubtful) }] : [];
  });
}

function runsOf(section: SectionSpan, lines: readonly SourceLine[], doubtful: readonly DoubtfulWord[]): Runs {
  const runs: Runs = [];
  const add = (text: string, isDoubtful: boolean) => {
    const last = runs.at(-1);
    if (text === "") return;
    if (last?.doubtful === isDoubtful) last.text += text;
    else runs.push({ text, doubtful: isDoubtful });
  };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before) add(section.text.slice(before.end, line.start) || "\n", false);
    let from = line.start;
    for (const [start, end] of doubtfulIn(section.text.slice(line.start, line.end), line, doubtful)) {
      add(section.text.slice(from, line.start + start), false);
      add(section.text.slice(line.start + start, line.start + end), true);
      from = line.start + end;
    }
    add(section.text.slice(from, line.end), false);
  });
  return runs;
}

/** Where doubtful words stand in a line's text, ascending: by their letters, each at the first place that is free, from left to right. */
function doubtfulIn(text: string, line: SourceLine, doubtful: readonly DoubtfulWord[]): [number, number][] {
  const own = doubtful.filter(({ bbox }) => containsMiddle(line.bbox, bbox)).sort((a, b) => a.bbox[0] - b.bbox[0]);
  const places: [number, number][] = [];
  let from = 0;
  for (const word of own) {
    const at = wordAt(text, word.text, from);
    if (at === -1) continue;
    from = at + word.text.length;
    places.push([at, from]);
  }
  return places;
}

function wordAt(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = (at === 0 || text.charAt(at - 1) === " ") && (at + word.length === text.length || text.charAt(at + word.length) === " ");
    if (isWhole) return at;
  }
  return -1;
}
