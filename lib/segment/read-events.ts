/** Comes in: the book's flow of lines and blocks. Goes out: what happens in it, in order: names, headings, text, blocks, ends. Never drops an item. */
import type { HeadingRule, Profile } from "@/lib/model/profile";
import type { SegmentOverrides, Unapplied } from "@/lib/model/segment-overrides";
import { foldAccents, foldCase } from "./fold-text";
import type { AsideItem, FlowItem, FormulaItem, LineItem, TableItem } from "./flow";
import { HeadingIndex } from "./heading-index";
import { headingMarks } from "./heading-marks";
import { HeadingOrders } from "./heading-orders";
import type { LaidLine } from "./laid-line";
import { isNameAt } from "./monograph-names";
import type { NameFound } from "./name-found";
import { isCapitals, isWhollyBold } from "./line-style";

export type BookEvent =
  | ({ kind: "name"; /** The line at which the monograph begins. */ at: LaidLine } & NameFound)
  | { kind: "end"; laid: LaidLine }
  | { kind: "heading"; laid: LaidLine; from: number; to: number; rule: HeadingRule; exact: boolean; expected: string; extraLines: LaidLine[]; /** The reviewer's order that makes it a heading. */ order: string | null }
  | { kind: "divider"; laid: LaidLine }
  | { kind: "body"; laid: LaidLine; from: number; to: number }
  | { kind: "block"; item: TableItem | FormulaItem }
  | { kind: "aside"; item: AsideItem };

export interface EventInput {
  flow: readonly FlowItem[];
  profile: Profile;
  bodyFontSize: number;
  /** Drug name in the running header, by physical page. */
  headerName: (physicalPage: number) => string | null;
  /** What reviewers say of its headings. */
  headings: SegmentOverrides["headings"];
}

interface ReadEvents {
  events: BookEvent[];
  /** Orders of reviewers that had no effect. */
  unapplied: Unapplied[];
}

interface Reader {
  lines: LaidLine[];
  index: HeadingIndex;
  orders: HeadingOrders;
  input: EventInput;
  openingRules: readonly HeadingRule[];
  /** Titles at which the monographs end, folded. */
  ends: ReadonlySet<string>;
  longestEnd: number;
}

interface State {
  at: number;
  skip: number;
  opening: boolean;
  name: string | null;
  /** Lines before this one belong to a name that a reviewer says is none. */
  deniedUntil: number;
}

export function readEvents(input: EventInput): ReadEvents {
  const lines = input.flow.filter((item): item is LineItem => item.kind === "line").map((item) => item.laid);
  const index = new HeadingIndex(input.profile);
  const ends = new Set(input.profile.endsAt.map(foldCase));
  const orders = new HeadingOrders(input.headings, lines, input.profile);
  const reader: Reader = { lines, index, orders, input, openingRules: input.profile.headings.slice(0, 3), ends, longestEnd: Math.max(0, ...[...ends].map((end) => end.length)) + 8 };
  const events: BookEvent[] = [];
  const state: State = { at: 0, skip: 0, opening: false, name: null, deniedUntil: 0 };
  for (const item of input.flow) {
    if (item.kind === "aside") events.push({ kind: "aside", item });
    else if (item.kind !== "line") events.push({ kind: "block", item });
    else {
      const at = state.at++;
      if (state.skip > 0) state.skip--;
      else readLine(reader, at, state, events);
    }
  }
  return { events, unapplied: orders.unapplied() };
}

/** The monograph that begins at a line, by what is printed and by what reviewers say of it. */
function nameAt(reader: Reader, at: number, state: State): NameFound | null {
  const printed = at < state.deniedUntil ? null : isNameAt(reader.lines, at, reader.index, reader.openingRules);
  const denied = printed !== null && reader.orders.denies(at, printed.lines);
  if (denied && !printed.shared) state.deniedUntil = at + printed.lines.length;
  return reader.orders.nameAt(at) ?? (denied ? null : printed);
}

function readLine(reader: Reader, at: number, state: State, events: BookEvent[]): void {
  const laid = reader.lines[at] as LaidLine;
  const found = nameAt(reader, at, state);
  if (found !== null) {
    begin(found, reader, at, state, events);
    if (!found.shared) {
      state.skip = found.lines.length - 1;
      return;
    }
  } else if (at >= state.deniedUntil && endsHere(reader, at, state.name) && !reader.orders.denies(at)) {
    state.name = null;
    state.opening = false;
    events.push({ kind: "end", laid });
    return;
  }
  const marks = reader.orders.marksAt(at, headingMarks(reader.lines, at, reader.index, { opening: state.opening, openingRules: reader.openingRules }));
  if (marks.some((mark) => mark.rule !== null && !reader.openingRules.includes(mark.rule))) state.opening = false;
  let from = 0;
  marks.forEach((mark, order) => {
    if (mark.from > from) events.push({ kind: "body", laid, from, to: mark.from });
    const extraLines = reader.lines.slice(at + 1, at + 1 + mark.extraLines);
    state.skip = Math.max(state.skip, order === marks.length - 1 ? mark.extraLines : 0);
    if (mark.rule === null) events.push({ kind: "divider", laid });
    else events.push({ kind: "heading", laid, from: mark.from, to: mark.to, rule: mark.rule, exact: mark.exact, expected: mark.name, extraLines, order: mark.order });
    from = mark.to;
  });
  if (from < laid.line.text.length && laid.line.text.slice(from).trim() !== "") events.push({ kind: "body", laid, from, to: laid.line.text.length });
}

function begin(found: NameFound, reader: Reader, at: number, state: State, events: BookEvent[]): void {
  state.opening = !found.shared;
  state.name = found.name;
  const laid = reader.lines[at] as LaidLine;
  if (found.shared) reclaimPreamble(laid, events, (event) => events.push(event), found);
  else events.push({ kind: "name", at: laid, ...found });
}

/** In numbered books every part begins on a page of its own: what stands above its first heading there is its preamble, not the end of the part before. */
function reclaimPreamble(laid: LaidLine, events: BookEvent[], push: (event: BookEvent) => void, found: NameFound): void {
  let from = events.length;
  while (from > 0) {
    const event = events[from - 1] as BookEvent;
    if (event.kind !== "body" || event.laid.line.physicalPage !== laid.line.physicalPage) break;
    from--;
  }
  const moved = events.splice(from);
  push({ kind: "name", at: laid, ...found });
  for (const event of moved) push(event);
}

/** The running header names the last monograph of a page: while one still begins below, it says nothing about the text above. */
function nameFollowsOnPage({ lines, index, openingRules }: Reader, at: number): boolean {
  const page = lines[at]?.line.physicalPage;
  for (let next = at + 1; lines[next]?.line.physicalPage === page; next++) if (isNameAt(lines, next, index, openingRules) !== null) return true;
  return false;
}

/** An annex title of the profile, or a general chapter: large bold capitals that no drug's opening follows, on a page that the drug's running header has left. */
function endsHere(reader: Reader, at: number, current: string | null): boolean {
  const laid = reader.lines[at] as LaidLine;
  const { profile, headerName, bodyFontSize } = reader.input;
  if (reader.ends.has(laid.line.text.length < reader.longestEnd ? foldCase(laid.line.text) : "") && (profile.monographStart === "numbered" || isWhollyBold(laid))) return true;
  if (profile.monographStart !== "capitals" || current === null || !isWhollyBold(laid) || !isCapitals(laid.line.text)) return false;
  if (laid.fontSize < 1.1 * bodyFontSize || reader.index.match(laid.line.text) !== null) return false;
  if (nameFollowsOnPage(reader, at)) return false;
  const header = headerName(laid.line.physicalPage);
  if (header === null) return laid.fontSize >= 1.3 * bodyFontSize;
  return !foldAccents(current).includes(foldAccents(header)) && !foldAccents(header).includes(foldAccents(current));
}
