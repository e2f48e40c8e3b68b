import type { Profile } from "@/lib/model/profile";
import { EMA_ABBREVIATIONS, EMA_LABELS, EMA_NOT_LABELS, EMA_UNITS } from "./ema-smpc-labels";

/**
 * US prescribing information in the numbered format of 21 CFR 201.57. The full text alone is the monograph: the highlights and the list of contents that stand before it say
 * the same in short and are set aside, so is the patients' guide after it. A boxed warning opens `than_trong`. Section 17 (what patients are to be told) is taken under
 * `than_trong` too: it is warnings for the greater part.
 */
export const FDA_LABEL: Profile = {
  profileId: "fda-label",
  language: "en",
  monographStart: "titled",
  startsAt: { number: "", names: ["FULL PRESCRIBING INFORMATION"] },
  title: {
    within: "file",
    namePatterns: ["^(?<name>\\p{Lu}[\\p{Lu}\\p{N} ()/,-]+?)-\\s+\\p{Ll}.*$", "^(?<name>\\p{Lu}[^.:;]{2,80}?),? for (?:oral|intravenous|intramuscular|subcutaneous|topical|ophthalmic|nasal|rectal|vaginal|inhalation|injection|sublingual|buccal|transdermal)\\b"],
    notNames: ["^HIGHLIGHTS OF PRESCRIBING INFORMATION", "^These highlights", "^Initial U\\.S\\. Approval", "see full prescribing information"],
    leastHeadings: 5,
  },
  endsAt: ["MEDICATION GUIDE", "PATIENT INFORMATION", "PATIENT PACKAGE INSERT", "INSTRUCTIONS FOR USE", "PRINCIPAL DISPLAY PANEL", "PACKAGE LABEL.PRINCIPAL DISPLAY PANEL", "PACKAGE/LABEL PRINCIPAL DISPLAY PANEL"],
  maxColumns: 2,
  headings: [
    { key: "than_trong", number: null, names: ["WARNING", "BOXED WARNING"] },
    { key: "chi_dinh", number: "1", names: ["INDICATIONS AND USAGE", "INDICATIONS & USAGE"] },
    { key: "lieu_luong_va_cach_dung", number: "2", names: ["DOSAGE AND ADMINISTRATION", "DOSAGE & ADMINISTRATION"] },
    { key: "dang_thuoc_va_ham_luong", number: "3", names: ["DOSAGE FORMS AND STRENGTHS", "DOSAGE FORMS & STRENGTHS"] },
    { key: "chong_chi_dinh", number: "4", names: ["CONTRAINDICATIONS"] },
    { key: "than_trong", number: "5", names: ["WARNINGS AND PRECAUTIONS", "WARNINGS & PRECAUTIONS"] },
    { key: "tac_dung_khong_mong_muon", number: "6", names: ["ADVERSE REACTIONS"] },
    { key: "tuong_tac_thuoc", number: "7", names: ["DRUG INTERACTIONS"] },
    { key: "than_trong", number: "8", names: ["USE IN SPECIFIC POPULATIONS"] },
    { key: "thoi_ky_mang_thai", number: "8.1", names: ["Pregnancy"] },
    { key: "thoi_ky_cho_con_bu", number: "8.2", names: ["Lactation"] },
    { key: "thoi_ky_mang_thai", number: "8.3", names: ["Females and Males of Reproductive Potential"] },
    { key: "than_trong", number: "8.4", names: ["Pediatric Use"] },
    { key: "than_trong", number: "9", names: ["DRUG ABUSE AND DEPENDENCE"] },
    { key: "qua_lieu_va_xu_tri", number: "10", names: ["OVERDOSAGE"] },
    { key: "dang_thuoc_va_ham_luong", number: "11", names: ["DESCRIPTION"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: "12", names: ["CLINICAL PHARMACOLOGY"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: "13", names: ["NONCLINICAL TOXICOLOGY"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: "14", names: ["CLINICAL STUDIES"] },
    { key: "thong_tin_quy_che", number: "15", names: ["REFERENCES"] },
    { key: "do_on_dinh_va_bao_quan", number: "16", names: ["HOW SUPPLIED/STORAGE AND HANDLING", "HOW SUPPLIED / STORAGE AND HANDLING"] },
    { key: "than_trong", number: "17", names: ["PATIENT COUNSELING INFORMATION"] },
  ],
  runInHeadings: true,
  headingTypography: "bold",
  folioPatterns: ["^(\\d{1,4})$", "^(\\d{1,4})\\s*/\\s*\\d{1,4}$", "^Page\\s+(\\d{1,4})(?:\\s+of\\s+\\d+)?$"],
  headerNamePatterns: [],
  captionWords: ["Table"],
  figureWords: ["Figure"],
  atcAbsentPhrases: [],
  labels: EMA_LABELS,
  notLabels: [...EMA_NOT_LABELS],
  abbreviations: [...EMA_ABBREVIATIONS],
  units: [...EMA_UNITS],
};
