import type { Profile } from "@/lib/model/profile";
import { DUOC_THU_ABBREVIATIONS, DUOC_THU_UNITS } from "./duoc-thu-labels";

/**
 * A ministry's decision with lists of drugs in its annexes (marketing authorisations granted, renewed or withdrawn, drugs paid for by insurance). It holds no
 * monograph: every annex is kept, named and cited as one, and its list stands under the regulatory information, for that is what it says of a drug. The
 * decision's own articles are set aside.
 */
export const VI_DRUG_LIST: Profile = {
  profileId: "vi-drug-list",
  language: "vi",
  monographStart: "annex",
  startsAt: { number: "", names: ["Phụ lục"] },
  endsAt: [],
  maxColumns: 1,
  headings: [{ key: "thong_tin_quy_che", number: null, names: ["Danh mục"] }],
  runInHeadings: false,
  headingTypography: "any",
  folioPatterns: ["^[-–—]?\\s*(\\d{1,3})\\s*[-–—]?$", "^(\\d{1,3})\\s*/\\s*\\d{1,3}$", "^(?:Trang|Tr\\.)\\s*(\\d{1,3})(?:\\s*/\\s*\\d+)?$"],
  headerNamePatterns: [],
  captionWords: ["Bảng"],
  atcAbsentPhrases: [],
  labels: [],
  notLabels: [],
  abbreviations: [...DUOC_THU_ABBREVIATIONS],
  units: [...DUOC_THU_UNITS],
};
