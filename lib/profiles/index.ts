import type { Profile } from "@/lib/model/profile";
import { DUOC_THU } from "./duoc-thu";
import { EMA_SMPC } from "./ema-smpc";
import { FDA_LABEL } from "./fda-label";
import { VI_DRUG_LIST } from "./vi-drug-list";
import { VI_LEAFLET } from "./vi-leaflet";

/** Every kind of book that is known. A new kind is a new file here, no code. */
export const PROFILES: readonly Profile[] = [DUOC_THU, EMA_SMPC, VI_LEAFLET, FDA_LABEL, VI_DRUG_LIST];
