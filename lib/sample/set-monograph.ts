import { parseMarkup, plainText, type Word } from "./inline-markup";
import type { PageFlow } from "./page-flow";
import type { FormulaSource, MonographSource, SectionSource, TableSource } from "./sample-source";
import type { SampleTruth, TruthBox, TruthMonograph, TruthSection } from "./sample-truth";
import { setFormula } from "./set-formula";
import { BODY, DRUG_NAME, HEADING, type PlacedLine, RUN_IN, setParagraph } from "./set-paragraph";
import { TableSetting } from "./set-table";
import type { TextSetter } from "./text-setter";

/** What a monograph is set with. `onName` hears of the running-header name as soon as the drug's name stands on a page. */
export interface Press {
  doc: PDFKit.PDFDocument;
  flow: PageFlow;
  setter: TextSetter;
  truth: SampleTruth;
  onName(headerName: string): void;
}

/** Sets one monograph after whatever stands before it and records where everything went. */
export function setMonograph(press: Press, source: MonographSource): void {
  const { flow, setter, truth } = press;
  const [nameLine] = setParagraph(flow, setter, parseMarkup(source.name, 0, { bold: true }), DRUG_NAME);
  if (!nameLine) throw new RangeError(`${source.drugId} has no name`);
  press.onName(source.headerName);
  press.doc.outline.addItem(source.headerName);
  flow.y += 2;
  const monograph: TruthMonograph = {
    drugId: source.drugId,
    name: source.name.normalize("NFC"),
    nameBox: boxOf(nameLine),
    atcCodes: source.atcCodes,
    atcStatedAbsent: source.atcCodes.length === 0,
    firstPhysicalPage: nameLine.physicalPage,
    lastPhysicalPage: nameLine.physicalPage,
    sections: [],
  };
  truth.monographs.push(monograph);
  let tableNumber = 0;
  for (let at = 0; at < source.sections.length; ) {
    const group = runInGroup(source.sections, at);
    const first = group[0];
    if (!first) break;
    if (first.runIn) monograph.sections.push(...setRunInSections(press, group));
    else monograph.sections.push(setSection(press, first, source.drugId, () => (tableNumber += 1)));
    at += group.length;
  }
  if (flow.hasFloats) flow.newPage();
  monograph.lastPhysicalPage = flow.physicalPage;
}

/** A section alone, or run-in sections that share lines. */
function runInGroup(sections: readonly SectionSource[], at: number): SectionSource[] {
  let end = at + 1;
  while (sections[end]?.sameLine) end += 1;
  return sections.slice(at, end);
}

function setRunInSections({ flow, setter }: Press, group: readonly SectionSource[]): TruthSection[] {
  const words: Word[] = group.flatMap((section, index) => [
    // "_": a run-in heading is never broken over two lines.
    ...parseMarkup(`${section.heading}:`.replaceAll(" ", "_"), 2 * index, { bold: true }),
    ...parseMarkup(textOf(section), 2 * index + 1),
  ]);
  const lines = setParagraph(flow, setter, words, RUN_IN);
  return group.map((section, index) => {
    const headingLine = lines.find((line) => line.segments.some((segment) => segment.owner === 2 * index));
    const headingBox = headingLine?.segments.find((segment) => segment.owner === 2 * index)?.box;
    if (!headingLine || !headingBox) throw new RangeError(`${section.heading} was not set`);
    return {
      ...sectionHead(section, headingLine.physicalPage, headingBox),
      paragraphs: [plainText(parseMarkup(textOf(section)))],
      lines: truthLines(lines, 2 * index + 1, 0),
    };
  });
}

function setSection(press: Press, source: SectionSource, drugId: string, nextTable: () => number): TruthSection {
  const { flow, setter } = press;
  const [headingLine] = setParagraph(flow, setter, parseMarkup(source.heading, 0, { bold: true }), HEADING);
  if (!headingLine) throw new RangeError(`${drugId}: a section without heading`);
  const section = sectionHead(source, headingLine.physicalPage, boxOf(headingLine));
  for (const content of source.content) {
    if (typeof content === "string") setProse(press, content, section);
    else setBlock(press, content, drugId, section, nextTable);
  }
  return section;
}

function setProse({ flow, setter }: Press, text: string, section: TruthSection): void {
  for (const paragraph of text.split("\n").map((line) => line.trim()).filter((line) => line !== "")) {
    const words = parseMarkup(paragraph);
    const lines = setParagraph(flow, setter, words, BODY);
    section.lines.push(...truthLines(lines, 0, section.paragraphs.length));
    section.paragraphs.push(plainText(words));
  }
}

function setBlock({ doc, flow, setter, truth }: Press, block: TableSource | FormulaSource, drugId: string, section: TruthSection, nextTable: () => number): void {
  const place = { drugId, sectionKey: section.key, afterParagraph: section.paragraphs.length - 1 };
  if (block.kind === "formula") {
    truth.formulas.push({ ...place, ...setFormula(doc, flow, setter, block) });
    return;
  }
  const setting = new TableSetting(doc, flow, setter, block, `Bảng ${nextTable()}: ${block.caption}`.normalize("NFC"));
  truth.tables.push(Object.assign(setting.truth, place));
  setting.set();
}

function sectionHead(source: SectionSource, headingPhysicalPage: number, headingBox: TruthBox): TruthSection {
  return { key: source.key, heading: source.heading.normalize("NFC"), headingPhysicalPage, headingBox, runIn: source.runIn, paragraphs: [], lines: [] };
}

function truthLines(lines: readonly PlacedLine[], owner: number, paragraph: number): TruthSection["lines"] {
  return lines.flatMap((line) =>
    line.segments
      .filter((segment) => segment.owner === owner)
      .map((segment) => ({
        physicalPage: line.physicalPage,
        box: segment.box,
        text: segment.text,
        paragraph,
        hyphenated: line.hyphenated && segment === line.segments.at(-1),
      })),
  );
}

function boxOf(line: PlacedLine): TruthBox {
  const box = line.segments[0]?.box;
  if (!box) throw new RangeError("a set line has at least one segment");
  return box;
}

function textOf(section: SectionSource): string {
  const [text] = section.content;
  if (typeof text !== "string") throw new RangeError(`${section.heading} is run in and holds one text`);
  return text;
}
