import type { Profile } from "@/lib/model/profile";
import { DUOC_THU } from "./duoc-thu";
import { EMA_SMPC } from "./ema-smpc";

/** Every kind of book that is known. A new kind is a new file here, no code. */
export const PROFILES: readonly Profile[] = [DUOC_THU, EMA_SMPC];
