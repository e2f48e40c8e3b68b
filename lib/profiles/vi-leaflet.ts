import type { Profile } from "@/lib/model/profile";
import { DUOC_THU_ABBREVIATIONS, DUOC_THU_LABELS, DUOC_THU_NOT_LABELS, DUOC_THU_UNITS, DUOC_THU_WHOLE_TREATMENT } from "./duoc-thu-labels";

/**
 * Tờ hướng dẫn sử dụng thuốc: the leaflet in a medicine's box, Vietnamese, after the headings that the ministry's circulars on labelling ask for, with and without
 * numbers. One leaflet is one monograph, named by its title; a file may hold several, one after the other. What it says on driving stands under `than_trong`,
 * packing under the form, shelf life under storage.
 */
export const VI_LEAFLET: Profile = {
  profileId: "vi-leaflet",
  language: "vi",
  monographStart: "titled",
  startsAt: { number: "", names: ["Thành phần", "Thành phần công thức thuốc", "Thành phần công thức", "Công thức", "Thành phần, hàm lượng", "Thành phần của thuốc"] },
  title: {
    within: "page",
    namePatterns: ["^(?:Dung dịch|Viên|Siro|Hỗn dịch|Thuốc (?:tiêm|bột|cốm|mỡ|kem|nhỏ)|Bột|Cốm|Kem|Gel|Ống)[\\p{Ll}\\s]*\\s(?<name>\\p{Lu}[\\p{Lu}\\p{N}-]{2,}.*)$"],
    notNames: [
      "^(?:tờ\\s+)?hướng dẫn sử dụng(?:\\s+thuốc)?",
      "^(?:tờ\\s+)?thông tin (?:thuốc|sản phẩm|cho)",
      "để xa tầm (?:tay|với)",
      "đọc kỹ hướng dẫn",
      "thuốc (?:này )?(?:chỉ dùng|bán) theo đơn",
      "^thuốc kê đơn",
      "^(?:r[x/]|℞)",
      "hỏi ý kiến (?:bác sĩ|bác sỹ|dược sĩ)",
      "thông báo ngay cho",
      "^(?:công ty|nhà sản xuất|cơ sở sản xuất)",
      "^(?:gmp|who)\\b",
    ],
    leastHeadings: 5,
  },
  endsAt: [],
  maxColumns: 2,
  headings: [
    { key: "dang_thuoc_va_ham_luong", number: null, names: ["Thành phần", "Thành phần công thức thuốc", "Thành phần công thức", "Công thức", "Thành phần, hàm lượng", "Thành phần của thuốc"] },
    { key: "dang_thuoc_va_ham_luong", number: null, names: ["Dạng bào chế", "Dạng bào chế của thuốc", "Mô tả sản phẩm", "Mô tả dạng bào chế"] },
    { key: "chi_dinh", number: null, names: ["Chỉ định", "Chỉ định điều trị"] },
    {
      key: "lieu_luong_va_cach_dung",
      number: null,
      names: ["Liều dùng, cách dùng", "Liều dùng và cách dùng", "Liều dùng - cách dùng", "Liều lượng và cách dùng", "Liều lượng, cách dùng", "Cách dùng, liều dùng", "Cách dùng - liều dùng", "Cách dùng và liều dùng", "Liều lượng và cách sử dụng"],
    },
    { key: "chong_chi_dinh", number: null, names: ["Chống chỉ định"] },
    {
      key: "than_trong",
      number: null,
      names: ["Cảnh báo và thận trọng khi dùng thuốc", "Cảnh báo và thận trọng khi sử dụng thuốc", "Cảnh báo và thận trọng", "Cảnh báo đặc biệt và thận trọng khi dùng thuốc", "Cảnh báo đặc biệt và thận trọng khi sử dụng", "Thận trọng khi dùng thuốc", "Các trường hợp thận trọng khi dùng thuốc", "Thận trọng", "Lưu ý và thận trọng"],
    },
    {
      key: "thoi_ky_mang_thai",
      number: null,
      names: ["Sử dụng thuốc cho phụ nữ có thai và cho con bú", "Sử dụng thuốc ở phụ nữ có thai và cho con bú", "Sử dụng thuốc cho phụ nữ có thai và đang cho con bú", "Sử dụng cho phụ nữ có thai và cho con bú", "Sử dụng ở phụ nữ có thai và cho con bú", "Phụ nữ có thai và cho con bú", "Phụ nữ mang thai và cho con bú", "Thời kỳ mang thai và cho con bú", "Khả năng sinh sản, thai kỳ và cho con bú", "Thai kỳ và cho con bú"],
    },
    { key: "thoi_ky_cho_con_bu", number: null, names: ["Thời kỳ cho con bú", "Sử dụng thuốc cho phụ nữ cho con bú"] },
    {
      key: "than_trong",
      number: null,
      names: [
        "Ảnh hưởng của thuốc lên khả năng lái xe, vận hành máy móc", "Ảnh hưởng của thuốc lên khả năng lái xe và vận hành máy móc", "Ảnh hưởng của thuốc đến khả năng lái xe và vận hành máy móc", "Ảnh hưởng của thuốc đối với công việc", "Tác động lên khả năng lái xe và vận hành máy móc",
        "Tác động của thuốc lên khả năng lái xe và vận hành máy móc", "Tác động của thuốc khi lái xe và vận hành máy móc", "Ảnh hưởng lên khả năng lái xe và vận hành máy móc", "Người lái xe và vận hành máy móc",
      ],
    },
    { key: "tuong_tac_thuoc", number: null, names: ["Tương tác, tương kỵ của thuốc", "Tương tác, tương kỵ", "Tương tác và tương kỵ của thuốc", "Tương tác thuốc và tương kỵ", "Tương tác, tương kị của thuốc", "Tương tác thuốc", "Tương tác của thuốc", "Tương tác của thuốc với các thuốc khác và các loại tương tác khác", "Tương tác"] },
    { key: "tuong_ky", number: null, names: ["Tương kỵ của thuốc", "Tương kị của thuốc", "Tương kỵ", "Tương kị"] },
    { key: "tac_dung_khong_mong_muon", number: null, names: ["Tác dụng không mong muốn của thuốc", "Tác dụng không mong muốn", "Tác dụng không mong muốn (ADR)", "Tác dụng ngoại ý", "Tác dụng phụ", "Phản ứng có hại của thuốc"] },
    { key: "qua_lieu_va_xu_tri", number: null, names: ["Quá liều và cách xử trí", "Quá liều và xử trí", "Quá liều, cách xử trí", "Quá liều và cách xử lý", "Sử dụng quá liều và cách xử trí", "Triệu chứng quá liều và cách xử trí", "Quá liều"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: null, names: ["Dược lý", "Dược lực học", "Đặc tính dược lực học", "Các đặc tính dược lực học", "Đặc tính dược lý", "Các đặc tính dược lý", "Tính chất dược lý", "Dược lý và cơ chế tác dụng"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: null, names: ["Dược động học", "Đặc tính dược động học", "Các đặc tính dược động học"] },
    { key: "dang_thuoc_va_ham_luong", number: null, names: ["Quy cách đóng gói", "Qui cách đóng gói", "Quy cách", "Đóng gói", "Trình bày"] },
    { key: "do_on_dinh_va_bao_quan", number: null, names: ["Điều kiện bảo quản", "Bảo quản", "Điều kiện bảo quản thuốc", "Cách bảo quản", "Bảo quản thuốc", "Điều kiện bảo quản, hạn dùng", "Bảo quản, hạn dùng"] },
    { key: "do_on_dinh_va_bao_quan", number: null, names: ["Hạn dùng", "Hạn dùng của thuốc", "Hạn sử dụng"] },
    { key: "thong_tin_quy_che", number: null, names: ["Tiêu chuẩn chất lượng của thuốc", "Tiêu chuẩn chất lượng", "Tiêu chuẩn"] },
    { key: "thong_tin_quy_che", number: null, names: ["Tên, địa chỉ của cơ sở sản xuất thuốc", "Tên, địa chỉ cơ sở sản xuất", "Tên và địa chỉ của cơ sở sản xuất", "Cơ sở sản xuất", "Nhà sản xuất", "Sản xuất bởi", "Cơ sở sản xuất thuốc"] },
  ],
  runInHeadings: true,
  headingTypography: "bold",
  folioPatterns: ["^[-–—]?\\s*(\\d{1,3})\\s*[-–—]?$", "^(\\d{1,3})\\s*/\\s*\\d{1,3}$", "^(?:Trang|Tr\\.)\\s*(\\d{1,3})(?:\\s*/\\s*\\d+)?$"],
  headerNamePatterns: [],
  captionWords: ["Bảng"],
  figureWords: ["Hình"],
  atcAbsentPhrases: ["chưa có", "không có", "chưa được xếp"],
  labels: DUOC_THU_LABELS,
  notLabels: [...DUOC_THU_NOT_LABELS],
  wholeTreatment: [...DUOC_THU_WHOLE_TREATMENT],
  abbreviations: [...DUOC_THU_ABBREVIATIONS],
  units: [...DUOC_THU_UNITS],
};
