/** Comes in: a book's pages and the known profiles. Goes out: the profile whose headings the book prints, and why. Never reads layout. */
import type { SegmentedBook } from "@/lib/model/book";
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { UserError } from "@/lib/model/user-error";
import { isAnnexLabel } from "./annex-start";
import { foldCase } from "./fold-text";

export interface ProfileChoice {
  profile: Profile;
  reason: SegmentedBook["profileReason"];
}

/** Below this share of its headings a profile is only a fallback. */
const ENOUGH = 0.4;

/** `choice` is "auto" or a profile's id. Throws `profile_unknown`. */
export function chooseProfile(pages: readonly Page[], profiles: readonly Profile[], choice: string): ProfileChoice {
  if (choice !== "auto") {
    const profile = profiles.find(({ profileId }) => profileId === choice);
    if (profile === undefined) throw new UserError("profile_unknown", { profile: choice, known: profiles.map(({ profileId }) => profileId).join(", ") });
    return { profile, reason: { code: "chosen", ...countHeadings(pages, profile, openingsOf(pages, [profile])) } };
  }
  const openings = openingsOf(pages, profiles);
  const scored = profiles.map((profile) => ({ profile, ...countHeadings(pages, profile, openings) }));
  const share = ({ matched, of }: { matched: number; of: number }) => matched / of;
  const isList = ({ profile }: { profile: Profile }) => profile.monographStart === "annex";
  const byShare = [...scored].sort((a, b) => Number(isList(a)) - Number(isList(b)) || share(b) - share(a));
  // Many a book has annexes with lists: a file is one of lists where it is hardly anything else.
  const list = byShare.find((entry) => isList(entry) && entry.matched > 0);
  const best = list !== undefined && (byShare[0] === list || share(byShare[0] as typeof list) < ENOUGH) ? list : byShare[0];
  if (best === undefined) throw new UserError("profile_unknown", { profile: choice, known: "" });
  return { profile: best.profile, reason: { code: best.matched >= ENOUGH * best.of ? "headings_matched" : "fallback", matched: best.matched, of: best.of } };
}

/** How many of a profile's headings the book prints at the start of a piece of text at least once. */
function countHeadings(pages: readonly Page[], profile: Profile, openings: ReadonlySet<string>): { matched: number; of: number } {
  if (profile.monographStart === "annex") return countLists(pages, profile);
  return { matched: profile.headings.filter((rule) => rule.names.some((name) => openings.has(foldCase(name)))).length, of: profile.headings.length };
}

/** With what pieces of text begin, folded, of those that may begin with a heading of some profile: read once for all profiles. */
function openingsOf(pages: readonly Page[], profiles: readonly Profile[]): Set<string> {
  const beginnings = new Set(profiles.flatMap(({ headings }) => headings.flatMap(({ names }) => names.map((name) => foldCase(name).slice(0, 3)))));
  const openings = new Set<string>();
  for (const { fragments } of pages) {
    for (const { text } of fragments) {
      const bare = unnumbered(text);
      if (!beginnings.has(bare.slice(0, 3).toLowerCase())) continue;
      const folded = foldCase(unnumbered(text.slice(0, 120)));
      openings.add(folded.replace(/[\s.:]+$/u, ""));
      openings.add(folded.split(":")[0]?.trim() ?? "");
    }
  }
  return openings;
}

function unnumbered(text: string): string {
  const first = text.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 ? text.replace(/^\d{1,2}(?:\.\d{1,2})?\.?\s+/u, "") : text;
}

/** Which titles of lists stand on a page with an annex's label, each by itself. */
function countLists(pages: readonly Page[], profile: Profile): { matched: number; of: number } {
  const seen = new Set<number>();
  for (const { fragments } of pages) {
    if (seen.size === profile.headings.length) break;
    const texts = fragments.map(({ text }) => text);
    if (!texts.some((text) => isAnnexLabel(text, profile))) continue;
    profile.headings.forEach((rule, index) => {
      if (texts.some((text) => text === text.toUpperCase() && rule.names.some((name) => foldCase(text).startsWith(`${foldCase(name)} `)))) seen.add(index);
    });
  }
  return { matched: seen.size, of: profile.headings.length };
}
