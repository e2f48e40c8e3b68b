/** The independent checker: in go pieces and the generator's truth, out come defect counts. It knows nothing of any splitter, ours included. */
import type { GeneratedTable, GeneratedText } from "./generate";

export interface Piece {
  text: string;
  /** Offset of its source in the text, where the splitter says one. */
  start?: number;
  /** Its exact source where `text` holds more than that. */
  source?: string;
  /** Its size as we give it. */
  tokens?: number;
}

export interface ProseDefects {
  chunks: number;
  overCeiling: number;
  largest: number;
  endsOnLabel: number;
  endsOnHeading: number;
  dosesCut: number;
  dosesWithoutLabel: number;
  firstDosesWithoutLabel: number;
  numbersOrUnitsCut: number;
  wrongOffsets: number;
  lostCharacters: number;
}

export const NO_DEFECTS: ProseDefects = { chunks: 0, overCeiling: 0, largest: 0, endsOnLabel: 0, endsOnHeading: 0, dosesCut: 0, dosesWithoutLabel: 0, firstDosesWithoutLabel: 0, numbersOrUnitsCut: 0, wrongOffsets: 0, lostCharacters: 0 };

const UNIT = /^\s*(?:mg|g|kg|ml|giờ|ngày|lần|tuổi|%|mg\/kg|mg\/ml)(?!\p{L})/u;

/** Adds the defects of one text's pieces to `sum`. `tokens` counts what is embedded. */
export function checkProse(made: GeneratedText, pieces: readonly Piece[], ceiling: number, tokens: (text: string) => number, sum: ProseDefects): void {
  const { text } = made;
  let from = 0;
  const covered = new Uint8Array(text.length);
  pieces.forEach((piece, i) => {
    const source = piece.source ?? piece.text;
    const size = tokens(piece.text);
    sum.chunks++;
    if (size > ceiling) sum.overCeiling++;
    sum.largest = Math.max(sum.largest, size);
    const trimmed = source.trimEnd();
    const isLast = i === pieces.length - 1;
    if (!isLast && made.labels.some((label) => trimmed.endsWith(label))) sum.endsOnLabel++;
    if (!isLast && made.headings.some((heading) => trimmed.endsWith(heading))) sum.endsOnHeading++;
    if (piece.start !== undefined && text.slice(piece.start, piece.start + source.length) !== source) sum.wrongOffsets++;
    // Where a splitter gives no offset, or a wrong one, the piece is looked for from the piece before it on.
    const found = text.indexOf(trimmed.trimStart(), from);
    const at = found < 0 ? text.indexOf(trimmed.trimStart()) : found;
    if (at < 0) return;
    const end = at + trimmed.trimStart().length;
    covered.fill(1, at, end);
    from = at + 1;
    for (const border of [at, end]) if (cutsNumber(text, border)) sum.numbersOrUnitsCut++;
  });
  for (let i = 0; i < text.length; i++) if (covered[i] === 0 && !/\s/u.test(text[i] ?? "")) sum.lostCharacters++;
  for (const dose of made.doses) {
    const holders = pieces.filter((piece) => (piece.source ?? piece.text).includes(dose.words));
    if (holders.length === 0) sum.dosesCut++;
    else if (holders.some((piece) => dose.labels.some((label) => !piece.text.includes(label)))) {
      sum.dosesWithoutLabel++;
      const own = dose.labels[dose.labels.length - 1] as string;
      if (dose.isFirst && holders.some((piece) => !piece.text.includes(own))) sum.firstDosesWithoutLabel++;
    }
  }
}

/** A border inside a word, between two digits of one number or list of numbers, or between a number and its unit. */
function cutsNumber(text: string, at: number): boolean {
  if (at === 0 || at >= text.length) return false;
  const left = text.slice(Math.max(0, at - 8), at);
  const right = text.slice(at, at + 10);
  if (/[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right)) return true;
  if (/\d[.,;:/]?$/u.test(left) && /^[.,;:/]?\s?\d/u.test(right)) return true;
  return /\d\s*$/u.test(left) && UNIT.test(right);
}

export interface TableDefects {
  chunks: number;
  overCeiling: number;
  rowsWithoutHeader: number;
  rowsCut: number;
  cellsLost: number;
}

/** Adds the defects of one table's pieces to `sum`. A row that no chunk within the ceiling could hold may be above it, not cut. */
export function checkTable(table: GeneratedTable, pieces: readonly Piece[], ceiling: number, tokens: (text: string) => number, sum: TableDefects): void {
  for (const { text } of pieces) {
    sum.chunks++;
    const rows = table.rows.filter((row) => text.includes(`| ${row[0]} |`));
    if (tokens(text) > ceiling && rows.length > 1) sum.overCeiling++;
  }
  for (const row of table.rows) {
    const line = `| ${row.join(" | ")} |`;
    const holders = pieces.filter((piece) => piece.text.includes(line));
    if (holders.length === 0) sum.rowsCut++;
    const seen = pieces.filter((piece) => piece.text.includes(`| ${row[0]} |`));
    if (seen.some((piece) => !table.header.every((head) => piece.text.includes(head)))) sum.rowsWithoutHeader++;
    for (const cell of row) if (!pieces.some((piece) => piece.text.includes(cell)) && holders.length === 0) sum.cellsLost++;
  }
}
