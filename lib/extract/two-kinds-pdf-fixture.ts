// A document without pages in, the bytes of a small book out that is read otherwise as a formulary than as leaflets; for tests only.
import { drawTestPdf, NOTO_SERIF, NOTO_SERIF_BOLD, type TestDocument } from "./drawn-pdf-fixture";

/** Sentences that are all different, more of them than one chunk holds. */
function long(what: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${what} lần thứ ${index + 1} được ghi lại sau ${index + 2} ngày theo dõi ở khoa, và không có gì khác cần lưu ý thêm.`).join(" ");
}

const ONLY_FORMULARY: readonly (readonly [string, string])[] = [
  ["Tên chung quốc tế", "Kalinoxin."],
  ["Mã ATC", "Chưa có."],
  ["Chỉ định", "Thuốc bịa ra để thử chương trình, không dùng cho ai."],
  ["Thận trọng", long("Người bệnh của thuốc thứ nhất", 40)],
];
const BOTH: readonly (readonly [string, string])[] = [
  ["Tên chung quốc tế", "Parazoline."],
  ["Mã ATC", "Chưa có."],
  ["Thành phần", "Mỗi viên chứa 10 mg hoạt chất bịa ra."],
  ["Chỉ định", "Thuốc bịa ra để thử chương trình."],
  ["Chống chỉ định", "Người không cần thử chương trình."],
  ["Thận trọng", long("Người bệnh của thuốc thứ hai", 40)],
  ["Tác dụng không mong muốn", "Chưa thấy gì."],
  ["Tương tác thuốc", "Chưa thấy gì với thuốc nào."],
  ["Quá liều và xử trí", "Ngừng thử."],
  ["Bảo quản", "Nơi khô ráo, dưới 30 độ."],
];

/** Two monographs for a formulary; of a leaflet's kind is only the second, which says what it is made of. */
export function twoKindsPdf(doc: TestDocument): Promise<Uint8Array> {
  return drawTestPdf(doc, () => {
    for (const [name, sections] of [["KALINOXIN", ONLY_FORMULARY], ["PARAZOLINE", BOTH]] as const) {
      doc.addPage({ size: "A4", margin: 60 });
      doc.font(NOTO_SERIF_BOLD).fontSize(12).text(name);
      for (const [heading, text] of sections) {
        doc.font(NOTO_SERIF_BOLD).fontSize(10).text(heading);
        doc.font(NOTO_SERIF).fontSize(10).text(text);
      }
    }
  });
}
