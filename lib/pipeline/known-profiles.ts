import { PROFILES } from "@/lib/profiles";

/** Ids of the kinds of books that are known, in the order in which they are offered. */
export const KNOWN_PROFILES: readonly string[] = PROFILES.map((profile) => profile.profileId);
