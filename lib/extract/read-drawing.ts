// A page loaded in PDFium in, its straight strokes, filled rectangles and image boxes in page space out; it reads no text and merges nothing.
import { type Affine, compose, mapPoint } from "@/lib/geometry/spaces";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { PdfiumInstance } from "./pdfium-module";
import type { RawStroke } from "./raw-page";

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;
/** Hostile files nest forms and draw maps of a million strokes; tables do neither. */
const DEPTH_LIMIT = 12;
const OBJECT_LIMIT = 200_000;
const SEGMENT_LIMIT = 400_000;

export interface Drawing {
  strokes: RawStroke[];
  fills: PageRect[];
  images: PageRect[];
  /** Handles of every text object, with the map of the form it stands in. */
  texts: { object: number; map: Affine }[];
}

export interface DrawingSource {
  pdfium: PdfiumInstance;
  page: number;
  toPage: Affine;
  /** At least 64 bytes of the engine's memory, 8-byte aligned, free for use. */
  scratch: number;
}

interface Walk extends DrawingSource {
  drawing: Drawing;
  objects: number;
  segments: number;
}

interface SubPath {
  points: (readonly [number, number])[];
  straight: boolean;
  closed: boolean;
}

function readMatrix({ pdfium, scratch }: DrawingSource, object: number): Affine {
  if (!pdfium.raw.FPDFPageObj_GetMatrix(object, scratch)) return [1, 0, 0, 1, 0, 0];
  const at = scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.f32().subarray(at, at + 6);
  return [a, b, c, d, e, f];
}

function readSubPaths(walk: Walk, path: number, map: Affine): SubPath[] {
  const { raw, f32 } = walk.pdfium;
  const count = Math.min(raw.FPDFPath_CountSegments(path), SEGMENT_LIMIT - walk.segments);
  const paths: SubPath[] = [];
  let current: SubPath | null = null;
  for (let i = 0; i < count; i++) {
    const segment = raw.FPDFPath_GetPathSegment(path, i);
    const type = raw.FPDFPathSegment_GetType(segment);
    if (!raw.FPDFPathSegment_GetPoint(segment, walk.scratch, walk.scratch + 4)) continue;
    const at = walk.scratch >> 2;
    const point = mapPoint(map, f32()[at] ?? 0, f32()[at + 1] ?? 0);
    if (!Number.isFinite(point[0]) || !Number.isFinite(point[1])) continue;
    if (type === MOVE_TO || !current) paths.push((current = { points: [], straight: true, closed: false }));
    if (type === BEZIER_TO) current.straight = false;
    if (type === MOVE_TO || type === LINE_TO || type === BEZIER_TO) current.points.push(point);
    if (raw.FPDFPathSegment_GetClose(segment)) current.closed = true;
  }
  walk.segments += Math.max(0, count);
  return paths;
}

function isVisible({ pdfium, scratch }: Walk, object: number, kind: "fill" | "stroke"): boolean {
  const { raw, i32 } = pdfium;
  const read = kind === "fill" ? raw.FPDFPageObj_GetFillColor : raw.FPDFPageObj_GetStrokeColor;
  return !read(object, scratch, scratch + 4, scratch + 8, scratch + 12) || (i32()[(scratch >> 2) + 3] ?? 255) > 0;
}

function addStrokes(walk: Walk, sub: SubPath, width: number): void {
  if (!sub.straight) return;
  const points = sub.closed && sub.points[0] ? [...sub.points, sub.points[0]] : sub.points;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? [0, 0];
    const [x1, y1] = points[i] ?? [0, 0];
    walk.drawing.strokes.push({ x0, y0, x1, y1, width });
  }
}

/** Filled outlines that are upright rectangles. A thin quadrilateral counts whatever its corners: it is a rule. */
function addFill(walk: Walk, sub: SubPath): void {
  if (!sub.straight || sub.points.length < 3 || sub.points.length > 6) return;
  const xs = sub.points.map(([x]) => x);
  const ys = sub.points.map(([, y]) => y);
  const box = pageRect(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  const onCorner = ([x, y]: readonly [number, number]) =>
    Math.min(Math.abs(x - box[0]), Math.abs(x - box[2])) < 0.4 && Math.min(Math.abs(y - box[1]), Math.abs(y - box[3])) < 0.4;
  if (sub.points.every(onCorner)) walk.drawing.fills.push(box);
}

function readPath(walk: Walk, object: number, map: Affine): void {
  const { raw, i32, f32 } = walk.pdfium;
  if (!raw.FPDFPath_GetDrawMode(object, walk.scratch, walk.scratch + 4)) return;
  const at = walk.scratch >> 2;
  const filled = (i32()[at] ?? 0) !== 0 && isVisible(walk, object, "fill");
  raw.FPDFPath_GetDrawMode(object, walk.scratch, walk.scratch + 4);
  const stroked = (i32()[at + 1] ?? 0) !== 0 && isVisible(walk, object, "stroke");
  if (!filled && !stroked) return;
  const whole = compose(readMatrix(walk, object), map);
  const scale = Math.sqrt(Math.abs(whole[0] * whole[3] - whole[1] * whole[2]));
  const width = raw.FPDFPageObj_GetStrokeWidth(object, walk.scratch) ? (f32()[at] ?? 0) * scale : 0;
  for (const sub of readSubPaths(walk, object, whole)) {
    if (stroked) addStrokes(walk, sub, width);
    if (filled) addFill(walk, sub);
  }
}

function readImage(walk: Walk, object: number, map: Affine): void {
  const { raw, f32 } = walk.pdfium;
  const s = walk.scratch;
  if (!raw.FPDFPageObj_GetBounds(object, s, s + 4, s + 8, s + 12)) return;
  const [left = 0, bottom = 0, right = 0, top = 0] = f32().subarray(s >> 2, (s >> 2) + 4);
  const corners = [mapPoint(map, left, bottom), mapPoint(map, right, top), mapPoint(map, left, top), mapPoint(map, right, bottom)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const box = pageRect(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  if (box.every(Number.isFinite)) walk.drawing.images.push(box);
}

function readObject(walk: Walk, object: number, map: Affine, depth: number): void {
  const { raw } = walk.pdfium;
  if (object === 0 || walk.objects++ > OBJECT_LIMIT || walk.segments >= SEGMENT_LIMIT) return;
  const type = raw.FPDFPageObj_GetType(object);
  if (type === TEXT) walk.drawing.texts.push({ object, map });
  else if (type === PATH) readPath(walk, object, map);
  else if (type === IMAGE) readImage(walk, object, map);
  else if (type === FORM && depth < DEPTH_LIMIT) {
    const inner = compose(readMatrix(walk, object), map);
    const count = raw.FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count; i++) readObject(walk, raw.FPDFFormObj_GetObject(object, i), inner, depth + 1);
  }
}

/** Walks the page's objects, those inside forms too. */
export function readDrawing(source: DrawingSource): Drawing {
  const walk: Walk = { ...source, drawing: { strokes: [], fills: [], images: [], texts: [] }, objects: 0, segments: 0 };
  const count = source.pdfium.raw.FPDFPage_CountObjects(source.page);
  for (let i = 0; i < count; i++) readObject(walk, source.pdfium.raw.FPDFPage_GetObject(source.page, i), source.toPage, 0);
  return walk.drawing;
}
