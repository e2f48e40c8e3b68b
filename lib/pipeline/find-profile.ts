import type { Profile } from "@/lib/model/profile";
import { UserError } from "@/lib/model/user-error";
import { PROFILES } from "@/lib/profiles";

/** The profile of that id; for "auto" the first. Throws UserError `profile_unknown` with the ids that are known. */
export function findProfile(profileId: string): Profile {
  const found = PROFILES.find((profile) => profile.profileId === profileId) ?? (profileId === "auto" ? PROFILES[0] : undefined);
  if (!found) throw new UserError("profile_unknown", { profile: profileId, known: ["auto", ...PROFILES.map((profile) => profile.profileId)].join(", ") });
  return found;
}
