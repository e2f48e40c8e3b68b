import type { Profile } from "@/lib/model/profile";
import { EMA_ABBREVIATIONS, EMA_LABELS, EMA_NOT_LABELS, EMA_UNITS } from "./ema-smpc-labels";

/**
 * EMA product information, English: one summary of product characteristics (QRD template) for each strength or form in Annex I. Annexes II and III
 * (conditions, labelling, package leaflet) hold no monograph. Section 6.6 (disposal and other handling) is taken under `do_on_dinh_va_bao_quan`: it
 * says how a product is handled and reconstituted, which a clinician looks for beside storage; 7 to 10 are regulatory.
 */
export const EMA_SMPC: Profile = {
  profileId: "ema-smpc",
  language: "en",
  monographStart: "numbered",
  startsAt: { number: "1", names: ["NAME OF THE MEDICINAL PRODUCT", "NAME OF THE MEDICINAL PRODUCT(S)"] },
  endsAt: ["ANNEX II", "ANNEX III", "ANNEX IV", "A. LABELLING", "LABELLING AND PACKAGE LEAFLET", "B. PACKAGE LEAFLET", "PARTICULARS TO APPEAR ON THE OUTER PACKAGING"],
  maxColumns: 1,
  headings: [
    { key: "ten_thuong_mai", number: "1", names: ["NAME OF THE MEDICINAL PRODUCT", "NAME OF THE MEDICINAL PRODUCT(S)"] },
    { key: "dang_thuoc_va_ham_luong", number: "2", names: ["QUALITATIVE AND QUANTITATIVE COMPOSITION"] },
    { key: "dang_thuoc_va_ham_luong", number: "3", names: ["PHARMACEUTICAL FORM"] },
    { key: "chi_dinh", number: "4.1", names: ["Therapeutic indications", "Therapeutic indication"] },
    { key: "lieu_luong_va_cach_dung", number: "4.2", names: ["Posology and method of administration"] },
    { key: "chong_chi_dinh", number: "4.3", names: ["Contraindications", "Contra-indications"] },
    { key: "than_trong", number: "4.4", names: ["Special warnings and precautions for use", "Special warnings and special precautions for use"] },
    { key: "tuong_tac_thuoc", number: "4.5", names: ["Interaction with other medicinal products and other forms of interaction", "Interactions with other medicinal products and other forms of interaction"] },
    { key: "thoi_ky_mang_thai", number: "4.6", names: ["Fertility, pregnancy and lactation", "Pregnancy and lactation"] },
    { key: "than_trong", number: "4.7", names: ["Effects on ability to drive and use machines", "Effects on the ability to drive and use machines"] },
    { key: "tac_dung_khong_mong_muon", number: "4.8", names: ["Undesirable effects"] },
    { key: "qua_lieu_va_xu_tri", number: "4.9", names: ["Overdose"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: "5.1", names: ["Pharmacodynamic properties"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: "5.2", names: ["Pharmacokinetic properties"] },
    { key: "duoc_ly_va_co_che_tac_dung", number: "5.3", names: ["Preclinical safety data"] },
    { key: "dang_thuoc_va_ham_luong", number: "6.1", names: ["List of excipients"] },
    { key: "tuong_ky", number: "6.2", names: ["Incompatibilities"] },
    { key: "do_on_dinh_va_bao_quan", number: "6.3", names: ["Shelf life", "Shelf-life"] },
    { key: "do_on_dinh_va_bao_quan", number: "6.4", names: ["Special precautions for storage"] },
    { key: "dang_thuoc_va_ham_luong", number: "6.5", names: ["Nature and contents of container", "Nature and contents of container and special equipment for use"] },
    {
      key: "do_on_dinh_va_bao_quan",
      number: "6.6",
      names: ["Special precautions for disposal", "Special precautions for disposal and other handling", "Special precautions for disposal of a used medicinal product or waste materials derived from such medicinal product and other handling of the product", "Instructions for use and handling"],
    },
    { key: "thong_tin_quy_che", number: "7", names: ["MARKETING AUTHORISATION HOLDER", "MARKETING AUTHORISATION HOLDERS"] },
    { key: "thong_tin_quy_che", number: "8", names: ["MARKETING AUTHORISATION NUMBERS", "MARKETING AUTHORISATION NUMBER", "MARKETING AUTHORISATION NUMBER(S)"] },
    { key: "thong_tin_quy_che", number: "9", names: ["DATE OF FIRST AUTHORISATION/RENEWAL OF THE AUTHORISATION", "DATE OF FIRST AUTHORISATION / RENEWAL OF THE AUTHORISATION", "DATE OF FIRST AUTHORISATION"] },
    { key: "thong_tin_quy_che", number: "10", names: ["DATE OF REVISION OF THE TEXT"] },
  ],
  runInHeadings: false,
  headingTypography: "bold",
  folioPatterns: ["^(\\d{1,4})$", "^(\\d{1,4})\\s*/\\s*\\d{1,4}$", "^Page\\s+(\\d{1,4})(?:\\s+of\\s+\\d+)?$", "^([ivxlcdm]{1,8})$"],
  headerNamePatterns: [],
  captionWords: ["Table"],
  figureWords: ["Figure"],
  atcAbsentPhrases: ["not yet assigned", "not assigned", "not yet allocated"],
  labels: EMA_LABELS,
  notLabels: [...EMA_NOT_LABELS],
  abbreviations: [...EMA_ABBREVIATIONS],
  units: [...EMA_UNITS],
};
