/** Comes in: a book's pages and the known profiles. Goes out: the profile whose headings the book prints, and why. Never reads layout. */
import type { SegmentedBook } from "@/lib/model/book";
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { UserError } from "@/lib/model/user-error";
import { foldCase } from "./fold-text";

export interface ProfileChoice {
  profile: Profile;
  reason: SegmentedBook["profileReason"];
}

/** Below this share of its headings a profile is only a fallback. */
const ENOUGH = 0.4;

/** `choice` is "auto" or a profile's id. Throws `profile_unknown`. */
export function chooseProfile(pages: readonly Page[], profiles: readonly Profile[], choice: string): ProfileChoice {
  const scored = profiles.map((profile) => ({ profile, ...countHeadings(pages, profile) }));
  if (choice !== "auto") {
    const chosen = scored.find(({ profile }) => profile.profileId === choice);
    if (chosen === undefined) throw new UserError("profile_unknown", { profile: choice, known: profiles.map((profile) => profile.profileId).join(", ") });
    return { profile: chosen.profile, reason: { code: "chosen", matched: chosen.matched, of: chosen.of } };
  }
  const best = [...scored].sort((a, b) => b.matched / b.of - a.matched / a.of)[0];
  if (best === undefined) throw new UserError("profile_unknown", { profile: choice, known: "" });
  return { profile: best.profile, reason: { code: best.matched >= ENOUGH * best.of ? "headings_matched" : "fallback", matched: best.matched, of: best.of } };
}

/** How many of a profile's headings the book prints at the start of a piece of text at least once. */
function countHeadings(pages: readonly Page[], profile: Profile): { matched: number; of: number } {
  const wanted = new Map<string, number>();
  const beginnings = new Set<string>();
  profile.headings.forEach((rule, index) => {
    for (const name of rule.names) {
      wanted.set(foldCase(name), index);
      beginnings.add(foldCase(name).slice(0, 3));
    }
  });
  const seen = new Set<number>();
  for (const page of pages) {
    for (const fragment of page.fragments) {
      if (seen.size === profile.headings.length) break;
      if (!beginnings.has(unnumbered(fragment.text).slice(0, 3).toLowerCase())) continue;
      for (const candidate of openingsOf(fragment.text)) {
        const rule = wanted.get(candidate);
        if (rule !== undefined) seen.add(rule);
      }
    }
  }
  return { matched: seen.size, of: profile.headings.length };
}

function unnumbered(text: string): string {
  const first = text.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 ? text.replace(/^\d{1,2}(?:\.\d{1,2})?\.?\s+/u, "") : text;
}

function openingsOf(text: string): string[] {
  const folded = foldCase(unnumbered(text.slice(0, 120)));
  return [folded.replace(/[\s.:]+$/u, ""), folded.split(":")[0]?.trim() ?? ""];
}
