import { setFreeLine } from "./furniture";
import { parseMarkup } from "./inline-markup";
import { breakLines } from "./line-breaker";
import { SHEET } from "./page-flow";
import type { TruthMonograph } from "./sample-truth";
import type { TextSetter } from "./text-setter";

/** The cover: no header, no folio. */
export function setCover(doc: PDFKit.PDFDocument, setter: TextSetter): void {
  doc.lineWidth(1.4).rect(SHEET.left, 60, SHEET.right - SHEET.left, 690).stroke();
  doc.lineWidth(0.5).rect(SHEET.left + 5, 65, SHEET.right - SHEET.left - 10, 680).stroke();
  setFreeLine(setter, "SEAMCHECK", 130, 12, "center");
  setFreeLine(setter, "Dược thư mẫu", 320, 40, "center", { bold: true });
  setFreeLine(setter, "Sách minh họa để tập rà soát", 362, 15, "center", { italic: true });
  setFreeLine(setter, "cách cắt văn bản thành từng đoạn", 384, 15, "center", { italic: true });
  doc.lineWidth(0.8).moveTo(235, 415).lineTo(346, 415).stroke();
  setFreeLine(setter, "KHÔNG DÙNG ĐỂ KÊ ĐƠN, CẤP PHÁT", 660, 13, "center", { bold: true });
  setFreeLine(setter, "HOẶC SỬ DỤNG THUỐC", 680, 13, "center", { bold: true });
}

const NOTICE = [
  "Cuốn sách này được soạn và dàn trang tự động, chỉ để minh họa một công cụ rà soát văn bản. Nội dung dựa trên hiểu biết dược lý phổ thông, được viết lại và rút gọn; nhiều chỗ cố ý dài hoặc lặp lại để thử cách cắt đoạn.",
  "Liều lượng, tương tác và các bảng trong sách chưa được hội đồng chuyên môn nào thẩm định. Không được dùng bất kỳ con số nào ở đây cho người bệnh. Khi cần thông tin thuốc, hãy tra cứu Dược thư quốc gia, tờ hướng dẫn sử dụng đã được phê duyệt hoặc hỏi dược sĩ lâm sàng.",
  "Tên thương mại chỉ được nêu làm ví dụ, không phải lời giới thiệu sản phẩm.",
  "Số trang in bắt đầu từ 101 để số trang của sách khác với số thứ tự trang của tệp, như thường gặp ở sách in nhiều tập. Một trang không in số; số của trang đó phải suy ra từ trang trước và trang sau.",
];

const ABBREVIATIONS: [string, string][] = [
  ["ADR", "Phản ứng có hại của thuốc"],
  ["ALT, AST", "Các enzym transaminase của gan"],
  ["ATC", "Hệ thống phân loại giải phẫu, điều trị, hóa học"],
  ["Cl~cr~", "Độ thanh thải creatinin"],
  ["CYP", "Cytochrom P~450~"],
  ["DTM", "Dược thư mẫu"],
  ["INR", "Tỷ số chuẩn hóa quốc tế của thời gian prothrombin"],
];

/** The page after the cover: what the book is, and its abbreviations. Folio ii at the foot, no running header. */
export function setNotice(setter: TextSetter, folio: string): void {
  const size = 11;
  const leading = 16;
  const { measure, space } = setter.measureAt(size);
  const width = SHEET.right - SHEET.left;
  setFreeLine(setter, "Lời nói đầu", 110, 18, "center", { bold: true });
  let y = 150;
  for (const paragraph of NOTICE) {
    for (const line of breakLines(parseMarkup(paragraph), measure, space, () => width)) {
      setter.drawLine(line, SHEET.left, y, size, line.last ? null : width);
      y += leading;
    }
    y += 7;
  }
  y += 22;
  setFreeLine(setter, "Các chữ viết tắt", y, 13, "left", { bold: true });
  for (const [short, meaning] of ABBREVIATIONS) {
    y += leading + 2;
    const [abbreviation] = breakLines(parseMarkup(short, 0, { bold: true }), measure, space, () => width);
    const [explanation] = breakLines(parseMarkup(meaning), measure, space, () => width);
    if (abbreviation) setter.drawLine(abbreviation, SHEET.left, y, size, null);
    if (explanation) setter.drawLine(explanation, SHEET.left + 90, y, size, null);
  }
  setFreeLine(setter, folio, SHEET.footer - 18, 10, "center");
}

/** The table of contents: drug names in book order with their printed pages, dotted leaders between. */
export function setContents(setter: TextSetter, monographs: readonly TruthMonograph[], headerNames: readonly string[], folioOf: (physicalPage: number) => number, folio: string): void {
  const size = 11;
  const leading = 21;
  const { measure, space } = setter.measureAt(size);
  const dot = measure({ text: ".", bold: false, italic: false, script: "none", owner: 0 });
  setFreeLine(setter, "Mục lục", 110, 18, "center", { bold: true });
  monographs.forEach((monograph, index) => {
    const y = 150 + index * leading;
    const name = setFreeLine(setter, headerNames[index] ?? monograph.name, y, size, "left");
    const page = setFreeLine(setter, String(folioOf(monograph.firstPhysicalPage)), y, size, "right");
    const dots = ".".repeat(Math.floor((page[0] - name[2] - 2 * space) / dot));
    const [leader] = breakLines(parseMarkup(dots), measure, space, () => Number.POSITIVE_INFINITY);
    if (leader) setter.drawLine(leader, page[0] - space - leader.wordsWidth, y, size, null);
  });
  setFreeLine(setter, folio, SHEET.footer - 18, 10, "center");
}
