/** The vocabulary of 19 keys, in book order; `ten_thuong_mai` is last here because it is not in the order tuple. */
export const SECTION_KEYS = [
  "ten_chung_quoc_te",
  "ma_atc",
  "loai_thuoc",
  "dang_thuoc_va_ham_luong",
  "duoc_ly_va_co_che_tac_dung",
  "chi_dinh",
  "chong_chi_dinh",
  "than_trong",
  "thoi_ky_mang_thai",
  "thoi_ky_cho_con_bu",
  "tac_dung_khong_mong_muon",
  "huong_dan_xu_tri_adr",
  "lieu_luong_va_cach_dung",
  "tuong_tac_thuoc",
  "qua_lieu_va_xu_tri",
  "do_on_dinh_va_bao_quan",
  "tuong_ky",
  "thong_tin_quy_che",
  "ten_thuong_mai",
] as const;

export type SectionKey = (typeof SECTION_KEYS)[number];

/** The 18 keys that have a place in the printed order. */
export const SECTION_ORDER: readonly SectionKey[] = SECTION_KEYS.filter((key) => key !== "ten_thuong_mai");
