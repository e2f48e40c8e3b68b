/** The signs that who cuts a text must look at: in goes nothing, out come tables; what a sign means at its place is for others to say. */
import { signTable } from "./characters";

/** 1 for every unit at which a sentence may end or a bracket opens. */
export const MARKS = signTable("\n.!?:…([");
