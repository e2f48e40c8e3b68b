/** Comes in: a leaflet's or label's lines. Goes out: where its text begins and what is named in the title above. Never takes a heading or a notice for the name. */
import type { HeadingRule, Profile, TitleRule } from "@/lib/model/profile";
import { foldCase } from "./fold-text";
import type { HeadingIndex } from "./heading-index";
import { headingMarks } from "./heading-marks";
import type { LaidLine } from "./laid-line";
import type { NameFound } from "./name-found";

const NO_OPENING: { opening: boolean; openingRules: readonly HeadingRule[] } = { opening: false, openingRules: [] };

/** A title holds no more lines than this. */
const LONGEST_TITLE = 14;

/** The monograph that begins at this line of a `titled` profile; null where none does, or where no name stands above it. */
export function titledStart(lines: readonly LaidLine[], at: number, index: HeadingIndex): NameFound | null {
  const { profile } = index;
  const { title } = profile;
  if (title === undefined || !isBold(lines[at], profile) || !opensText(lines, at, index)) return null;
  if (headingsBelow(lines, at, index) < title.leastHeadings) return null;
  const above = titleLines(lines, at, index, title);
  return above === null ? null : nameIn(above, title);
}

/** Does the line spell what opens the text, as a heading or by itself? */
function opensText(lines: readonly LaidLine[], at: number, index: HeadingIndex): boolean {
  const { startsAt } = index.profile;
  const laid = lines[at];
  if (laid === undefined || startsAt === null) return false;
  const mark = headingMarks(lines, at, index, NO_OPENING)[0];
  const text = mark === undefined ? laid.line.text.slice(0, 200).replace(/[\s.:]+$/u, "") : mark.name;
  return startsAt.names.some((name) => foldCase(name) === foldCase(text));
}

function isBold(laid: LaidLine | undefined, profile: Profile): boolean {
  return profile.headingTypography === "any" || laid?.line.runs.some((run) => run.bold) === true;
}

/** Different headings from this line on that have text of their own, up to where another text opens. A list of contents has none. */
function headingsBelow(lines: readonly LaidLine[], at: number, index: HeadingIndex): number {
  const keys = new Set<string>();
  let open: string | null = null;
  for (let next = at; next < lines.length; next++) {
    const laid = lines[next] as LaidLine;
    if (next > at && opensText(lines, next, index)) break;
    const mark = headingMarks(lines, next, index, NO_OPENING)[0];
    if (mark?.rule != null) {
      open = mark.rule.key;
      next += mark.extraLines;
      if (mark.to >= laid.line.text.length) continue;
    }
    if (open !== null) keys.add(open);
  }
  return keys.size;
}

/** The lines of the title, in order; null where something other than a title stands above. */
function titleLines(lines: readonly LaidLine[], at: number, index: HeadingIndex, title: TitleRule): LaidLine[] | null {
  const page = lines[at]?.line.physicalPage;
  let from = at;
  while (from > 0) {
    const above = lines[from - 1] as LaidLine;
    if (title.within === "page" && above.line.physicalPage !== page) break;
    if (title.within === "file" && opensText(lines, from - 1, index)) break;
    if (title.within === "page" && headingMarks(lines, from - 1, index, NO_OPENING).length > 0) return null;
    from--;
  }
  return title.within === "page" && at - from > LONGEST_TITLE ? null : lines.slice(from, at);
}

/** What a pattern finds, else the first line in the largest type that is no notice. */
function nameIn(above: readonly LaidLine[], title: TitleRule): NameFound | null {
  // Without accents: a recogniser loses them, and no name differs from a notice by an accent alone.
  const notices = title.notNames.map((source) => new RegExp(withoutAccents(source), "iu"));
  const candidates = above.filter(({ line }) => /\p{L}{2}/u.test(line.text) && !notices.some((notice) => notice.test(withoutAccents(line.text.trim()))));
  for (const source of title.namePatterns) {
    const pattern = new RegExp(source, "u");
    for (const laid of candidates) {
      const name = pattern.exec(laid.line.text.trim())?.groups?.name?.trim();
      if (name) return found(laid, name);
    }
  }
  if (title.within === "file") return null;
  const largest = Math.max(...candidates.map((laid) => laid.fontSize));
  const first = candidates.find((laid) => laid.fontSize > largest - 0.1);
  return first === undefined ? null : found(first, first.line.text.trim().replace(/[\s.:]+$/u, ""));
}

/** Case stays, so that a pattern's escapes keep their meaning. */
function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}+/gu, "").replace(/đ/gu, "d").replace(/Đ/gu, "D");
}

function found(laid: LaidLine, name: string): NameFound {
  return { lines: [laid], name, slugFrom: name, shared: true };
}
