import { readFileSync } from "node:fs";
import type { GridCell } from "./adjacency";

/** One region of the competition's truth. `box` is in PDF space, y upwards, and holds the cells' text. */
export interface TrueTable {
  /** 0-indexed. */
  physicalPage: number;
  cells: GridCell[];
  box: [x0: number, y0: number, x1: number, y1: number];
}

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };
const unescapeText = (text: string) =>
  text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);

function numberOf(attributes: string, name: string): number | null {
  const match = new RegExp(`${name}=["'](-?[\\d.]+)["']`).exec(attributes);
  return match ? Number(match[1]) : null;
}

function readRegion(region: string): TrueTable {
  const cells: GridCell[] = [];
  const box: TrueTable["box"] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, attributes = "", body = ""] of region.matchAll(/<cell ([^>]*)>([\s\S]*?)<\/cell>/g)) {
    const row = numberOf(attributes, "start-row") ?? 0;
    const column = numberOf(attributes, "start-col") ?? 0;
    const rowSpan = (numberOf(attributes, "end-row") ?? row) - row + 1;
    const columnSpan = (numberOf(attributes, "end-col") ?? column) - column + 1;
    cells.push({ row, column, rowSpan, columnSpan, text: unescapeText(/<content>([\s\S]*?)<\/content>/.exec(body)?.[1] ?? "") });
    const [, bounds = ""] = /<bounding-box ([^>]*)\/>/.exec(body) ?? [];
    box[0] = Math.min(box[0], numberOf(bounds, "x1") ?? box[0]);
    box[1] = Math.min(box[1], numberOf(bounds, "y1") ?? box[1]);
    box[2] = Math.max(box[2], numberOf(bounds, "x2") ?? box[2]);
    box[3] = Math.max(box[3], numberOf(bounds, "y2") ?? box[3]);
  }
  const top = Math.min(...cells.map((cell) => cell.row));
  const left = Math.min(...cells.map((cell) => cell.column));
  const page = numberOf(region.slice(0, region.indexOf(">")), "page") ?? 1;
  return { physicalPage: page - 1, cells: cells.map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left })), box };
}

/** The regions of a NAME-str.xml, each as a grid that begins at row 0 and column 0. */
export function readTruth(file: string): TrueTable[] {
  return readFileSync(file, "utf8")
    .split(/<table /)
    .slice(1)
    .flatMap((table) => table.split(/<region /).slice(1).map(readRegion));
}
