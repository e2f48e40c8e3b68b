/** Comes in: a reviewer's corrections of headings, and the book's lines. Goes out: which line each is about, and what it does to the headings read there. Never applies one to other text than it was said of. */
import { area, intersection } from "@/lib/geometry/rect";
import type { Profile } from "@/lib/model/profile";
import type { HeadingAdd, HeadingRemove, LinePlace, Named, SegmentOverrides, Unapplied } from "@/lib/model/segment-overrides";
import type { HeadingMark } from "./heading-marks";
import type { LaidLine } from "./laid-line";
import type { NameFound } from "./name-found";

/** A heading that was read, or that a reviewer ordered. */
export interface OrderedMark extends HeadingMark {
  /** The order that made it a heading. */
  order: string | null;
}

interface LineOrders {
  adds: Named<HeadingAdd>[];
  removes: Named<HeadingRemove>[];
}

/** The corrections of headings of a book, by the line that they are about. */
export class HeadingOrders {
  private readonly byLine = new Map<LaidLine, LineOrders>();
  private readonly open = new Set<string>();
  private readonly misplaced: Unapplied[] = [];

  constructor(
    overrides: SegmentOverrides["headings"],
    private readonly lines: readonly LaidLine[],
    private readonly profile: Profile,
  ) {
    if (overrides.length === 0) return;
    const places = new Map<string, number[]>();
    const pages = new Set(overrides.map((override) => override.line.physicalPage));
    lines.forEach((laid, index) => {
      if (!pages.has(laid.line.physicalPage)) return;
      const key = `${laid.line.physicalPage} ${laid.line.text}`;
      places.set(key, [...(places.get(key) ?? []), index]);
    });
    for (const override of overrides) this.place(override, places.get(`${override.line.physicalPage} ${override.line.text}`) ?? []);
  }

  private place(override: SegmentOverrides["headings"][number], indexes: readonly number[]): void {
    const found = indexes.length > 1 ? indexes.filter((index) => isAt(this.lines[index] as LaidLine, override.line)) : indexes;
    const [at, second] = found;
    if (second !== undefined || (at === undefined && indexes.length > 1)) this.misplaced.push({ id: override.id, reason: "text_ambiguous" });
    else if (at === undefined || !this.fits(override, at)) this.misplaced.push({ id: override.id, reason: "text_gone" });
    else {
      const laid = this.lines[at] as LaidLine;
      const orders = this.byLine.get(laid) ?? { adds: [], removes: [] };
      if (override.kind === "heading_add") orders.adds.push(override);
      else {
        orders.removes.push(override);
        this.open.add(override.id);
      }
      this.byLine.set(laid, orders);
    }
  }

  /** A heading that goes on needs its other lines too, and fills its own to the end. */
  private fits(override: SegmentOverrides["headings"][number], at: number): boolean {
    const { length } = override.line.text;
    if (override.from >= override.to || override.to > length) return false;
    if (override.kind === "heading_remove" || override.extraLines.length === 0) return true;
    return override.to === length && override.extraLines.every((text, index) => this.lines[at + 1 + index]?.line.text === text);
  }

  /** The monograph that a reviewer lets begin at this line. */
  nameAt(at: number): NameFound | null {
    const orders = this.byLine.get(this.lines[at] as LaidLine);
    const add = orders?.adds.find((candidate) => candidate.heads.what === "monograph" && !orders.removes.some((remove) => overlaps(remove, candidate)));
    if (add === undefined || add.heads.what !== "monograph") return null;
    const { name } = add.heads;
    return { lines: this.lines.slice(at, at + 1 + add.extraLines.length), name, slugFrom: name, shared: false, order: add.id };
  }

  /** Does a reviewer say of this line, or of one of these others, that it is no name, no heading, no end of a monograph? */
  denies(at: number, others: readonly LaidLine[] = []): boolean {
    const removes = [this.lines[at] as LaidLine, ...others].flatMap((laid) => this.byLine.get(laid)?.removes ?? []);
    for (const remove of removes) this.open.delete(remove.id);
    return removes.length > 0;
  }

  /** The headings of a line as the reviewers want them, in order. */
  marksAt(at: number, read: readonly HeadingMark[]): OrderedMark[] {
    const orders = this.byLine.get(this.lines[at] as LaidLine);
    const machine = read.map((mark): OrderedMark => ({ ...mark, order: null }));
    if (orders === undefined) return machine;
    // Of two orders about the same words the later one counts.
    const adds = orders.adds.filter((add, index) => !orders.adds.slice(index + 1).some((later) => overlaps(add, later)));
    const added = adds.flatMap((add) => this.toMark(add));
    const kept = [...machine.filter((mark) => !added.some((other) => overlaps(mark, other))), ...added];
    const left = kept.filter((mark) => {
      const removed = orders.removes.filter((remove) => overlaps(remove, mark));
      for (const remove of removed) this.open.delete(remove.id);
      return removed.length === 0;
    });
    return left.sort((a, b) => a.from - b.from);
  }

  private toMark({ id, heads, from, to, line, extraLines }: Named<HeadingAdd>): OrderedMark[] {
    if (heads.what !== "section") return [];
    const rule = this.profile.headings.find((candidate) => candidate.key === heads.key) ?? { key: heads.key, names: [line.text], number: null };
    return [{ from, to, rule, exact: true, name: line.text.slice(from, to), extraLines: extraLines.length, order: id }];
  }

  /** What had no effect once all lines were read. */
  unapplied(): Unapplied[] {
    return [...this.misplaced, ...[...this.open].map((id): Unapplied => ({ id, reason: "nothing_to_remove" }))];
  }
}

function overlaps(a: { from: number; to: number }, b: { from: number; to: number }): boolean {
  return a.from < b.to && b.from < a.to;
}

/** The same place on the page, whatever rounding did to its box. */
function isAt(laid: LaidLine, { bbox }: LinePlace): boolean {
  const shared = intersection(laid.line.bbox, bbox);
  return shared !== null && area(shared) > 0.5 * Math.min(area(laid.line.bbox), area(bbox));
}
