/** Sets the sample formulary: sources in, PDF bytes and the truth about them out. The same bytes on every run; reads font files, never the clock. */
import PDFDocument from "pdfkit";
import { setContents, setCover, setNotice } from "./front-matter";
import { setRunningHeader, setWarning, WARNING } from "./furniture";
import { PageFlow, SHEET } from "./page-flow";
import { FIRST_FOLIO, MONOGRAPHS, PAGES_WITHOUT_FOLIO, TITLE } from "./sample-book";
import type { SampleTruth } from "./sample-truth";
import { setMonograph } from "./set-monograph";
import { TextSetter } from "./text-setter";

const SET_AT = new Date(Date.UTC(2024, 0, 1));
/** Physical pages, 0-indexed: the contents are set last, when the folios are known. */
const CONTENTS_PAGE = 2;
const FIRST_BODY_PAGE = 3;

function folioOf(physicalPage: number): number {
  return FIRST_FOLIO + physicalPage - FIRST_BODY_PAGE;
}

/** Typesets the sample formulary; the same bytes on every call. `truth` says where every line, table, formula and folio stands. */
export async function typesetSample(): Promise<{ pdf: Uint8Array; truth: SampleTruth }> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    size: [SHEET.width, SHEET.height],
    margin: 0,
    pdfVersion: "1.7",
    lang: "vi",
    displayTitle: true,
    info: { Title: TITLE, Subject: WARNING, Creator: "Seamcheck", Producer: "Seamcheck", CreationDate: SET_AT, ModDate: SET_AT },
  });
  const bytes = collect(doc);
  const setter = new TextSetter(doc);
  const truth: SampleTruth = { pageCount: 0, pageWidth: SHEET.width, pageHeight: SHEET.height, warning: WARNING, pages: [], monographs: [], tables: [], formulas: [] };
  setFrontMatter(doc, setter, truth);
  setBody(doc, setter, truth);
  doc.switchToPage(CONTENTS_PAGE);
  setContents(setter, truth.monographs, MONOGRAPHS.map((monograph) => monograph.headerName), folioOf, "iii");
  truth.pageCount = truth.pages.length;
  doc.end();
  return { pdf: await bytes, truth };
}

function setFrontMatter(doc: PDFKit.PDFDocument, setter: TextSetter, truth: SampleTruth): void {
  doc.addPage();
  setCover(doc, setter);
  truth.pages.push({ physicalPage: 0, printedPage: null, countedPage: "i", kind: "cover", headerName: null, warningBox: setWarning(setter) });
  doc.addPage();
  setNotice(setter, "ii");
  truth.pages.push({ physicalPage: 1, printedPage: "ii", countedPage: "ii", kind: "front", headerName: null, warningBox: setWarning(setter) });
  doc.addPage();
  truth.pages.push({ physicalPage: CONTENTS_PAGE, printedPage: "iii", countedPage: "iii", kind: "front", headerName: null, warningBox: setWarning(setter) });
}

function setBody(doc: PDFKit.PDFDocument, setter: TextSetter, truth: SampleTruth): void {
  let opened = FIRST_BODY_PAGE - 1;
  let headerName = "";
  const flow = new PageFlow({
    openPage() {
      doc.addPage();
      opened += 1;
      return opened;
    },
    closePage(physicalPage) {
      const folio = folioOf(physicalPage);
      const folioShown = !PAGES_WITHOUT_FOLIO.includes(folio);
      setRunningHeader(doc, setter, headerName, folio, folioShown);
      const warningBox = setWarning(setter);
      truth.pages.push({ physicalPage, printedPage: folioShown ? String(folio) : null, countedPage: String(folio), kind: "body", headerName, warningBox });
    },
  });
  for (const monograph of MONOGRAPHS) {
    setMonograph({ doc, flow, setter, truth, onName: (name) => (headerName = name) }, monograph);
  }
  flow.closePage();
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
}
