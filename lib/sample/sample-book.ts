import { aciclovir } from "./monographs/aciclovir";
import { paracetamol } from "./monographs/paracetamol";
import { voriconazol } from "./monographs/voriconazol";
import { warfarin } from "./monographs/warfarin";
import type { MonographSource } from "./sample-source";

export const TITLE = "Dược thư mẫu – bản minh họa, không dùng trong lâm sàng";

/** Folio of the first page after the front matter. */
export const FIRST_FOLIO = 101;

/** Folios that are counted but not printed. */
export const PAGES_WITHOUT_FOLIO: readonly number[] = [108];

/** In the order of the book: by name. */
export const MONOGRAPHS: readonly MonographSource[] = [aciclovir, paracetamol, voriconazol, warfarin];
