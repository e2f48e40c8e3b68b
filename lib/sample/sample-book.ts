import { aciclovir } from "./monographs/aciclovir";
import { amoxicilin } from "./monographs/amoxicilin";
import { azithromycin } from "./monographs/azithromycin";
import { cetirizin } from "./monographs/cetirizin";
import { digoxin } from "./monographs/digoxin";
import { furosemid } from "./monographs/furosemid";
import { gentamicin } from "./monographs/gentamicin";
import { ibuprofen } from "./monographs/ibuprofen";
import { insulin } from "./monographs/insulin";
import { metformin } from "./monographs/metformin";
import { omeprazol } from "./monographs/omeprazol";
import { paracetamol } from "./monographs/paracetamol";
import { prednisolon } from "./monographs/prednisolon";
import { salbutamol } from "./monographs/salbutamol";
import { tinhDauTram } from "./monographs/tinh-dau-tram";
import { voriconazol } from "./monographs/voriconazol";
import { warfarin } from "./monographs/warfarin";
import type { MonographSource } from "./sample-source";

export const TITLE = "Dược thư mẫu – bản minh họa, không dùng trong lâm sàng";

/** Folio of the first page after the front matter. */
export const FIRST_FOLIO = 101;

/** Folios that are counted but not printed. */
export const PAGES_WITHOUT_FOLIO: readonly number[] = [112];

/** In the order of the book: by name. */
export const MONOGRAPHS: readonly MonographSource[] = [
  aciclovir,
  amoxicilin,
  azithromycin,
  cetirizin,
  digoxin,
  furosemid,
  gentamicin,
  ibuprofen,
  insulin,
  metformin,
  omeprazol,
  paracetamol,
  prednisolon,
  salbutamol,
  tinhDauTram,
  voriconazol,
  warfarin,
];
