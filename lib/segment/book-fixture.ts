/** Hand-made pages for the segmenter's tests: text set at given places, every character half its size wide. */
import type { Page, Ruling, StyleRun, TextFragment } from "@/lib/model/page";
import { type Profile, profileSchema } from "@/lib/model/profile";
import { pageRect } from "@/lib/model/rect";

/** A small book profile for tests. */
export const PLAIN_PROFILE: Profile = profileSchema.parse({
  profileId: "plain", language: "vi", monographStart: "capitals", startsAt: null, endsAt: [], maxColumns: 2,
  headings: [{ key: "ten_chung_quoc_te", names: ["Tên chung quốc tế"] }], runInHeadings: true, headingTypography: "bold",
  folioPatterns: ["^(\\d{1,4})\\s+\\p{L}.*SÁCH$", "^SÁCH.*\\s(\\d{1,4})$", "^(\\d{1,4})$", "^([ivx]+)$"], headerNamePatterns: ["^\\d+\\s+(?<name>.+?)\\s+SÁCH$", "^SÁCH\\s+(?<name>.+?)\\s+\\d+$"],
  captionWords: ["Bảng"], atcAbsentPhrases: ["chưa có"], labels: [], notLabels: [], abbreviations: [], units: [],
});

export interface SetText {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  angle?: number;
  /** Stretches set raised or lowered, UTF-16 offsets. */
  scripts?: { start: number; end: number; script: "super" | "sub" }[];
  suspects?: number;
  /** Bold stretch only from the start to this offset. */
  boldUntil?: number;
}

const CHARACTER_WIDTH = 0.5;

/** One fragment whose first glyph stands at x and whose baseline at y. */
export function setText(text: string, x: number, y: number, options: SetText = {}): TextFragment {
  const size = options.size ?? 10;
  const width = CHARACTER_WIDTH * size;
  const xs = Array.from({ length: text.length + 1 }, (_, index) => x + index * width);
  const plain = { bold: options.bold ?? false, italic: options.italic ?? false, script: "none" as const, fontSize: size };
  const runs: StyleRun[] = [];
  let at = 0;
  for (const mark of options.scripts ?? []) {
    if (mark.start > at) runs.push({ ...plain, start: at, end: mark.start });
    runs.push({ ...plain, start: mark.start, end: mark.end, script: mark.script, fontSize: size * 0.6 });
    at = mark.end;
  }
  if (options.boldUntil !== undefined) {
    runs.push({ ...plain, bold: true, start: 0, end: options.boldUntil });
    at = options.boldUntil;
  }
  if (at < text.length) runs.push({ ...plain, start: at, end: text.length });
  return { text, bbox: pageRect(x, y - 0.8 * size, x + text.length * width, y + 0.2 * size), baseline: y, xs, runs, angle: options.angle ?? 0, suspects: options.suspects ?? 0 };
}

/** A page of 600 × 800 points. */
export function makePage(physicalPage: number, fragments: TextFragment[], rulings: Ruling[] = []): Page {
  return { physicalPage, width: 600, height: 800, rotate: 0, pageLabel: null, fragments, rulings, images: [] };
}

/** Lines below each other, 12 points apart, from y downwards; text beginning with "**" is bold up to the closing "**", a leading ">" indents by 10 points. */
export function setLines(lines: readonly string[], x: number, y: number, size = 10): TextFragment[] {
  return lines.flatMap((line, index) => {
    const indent = line.startsWith(">") ? 10 : 0;
    const bare = line.replace(/^>/u, "");
    if (bare === "") return [];
    const bold = /^\*\*(.+?)\*\*/u.exec(bare);
    const text = bare.replace(/\*\*/gu, "");
    return [setText(text, x + indent, y + index * 12, bold === null ? { size } : { size, boldUntil: bold[1]?.length ?? 0 })];
  });
}
