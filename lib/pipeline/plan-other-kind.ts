/** A book's stored pages and another kind of book in; all of it as that kind reads it out. Never reads the PDF, never writes the database. */
import type { ProfileReason } from "@/lib/model/profile-reason";
import type { SegmentFacts } from "@/lib/model/segment-facts";
import type { SegmentOverrides } from "@/lib/model/segment-overrides";
import { UserError } from "@/lib/model/user-error";
import { canonicalJson } from "@/lib/review/canonical-json";
import { type CorrectionWord, standingCorrections } from "@/lib/review/corrections";
import type { BookOutline } from "@/lib/segment/segment-book";
import { readExtracted } from "@/lib/store/extracted-pages";
import type { Transaction } from "@/lib/store/open-store";
import { readMonographHeads } from "@/lib/store/write-segmentation";
import { outlinePages } from "./outline-pages";
import { folioChanges, type PlannedMonograph, type SegmentPlan } from "./plan-segmentation";
import { takeTurn } from "./progress";
import { type Refusal, refuse } from "./refusal";

/** As what kind a book is to be read. */
export interface ReadAs {
  profileId: string;
  /** Null: a reviewer wants it. */
  profileReason: ProfileReason | null;
}

/** As what a log (ascending) wants its book read: by the newest word that stands, else as it was imported. Null where nobody ever said anything of it. */
export function readAs(log: readonly CorrectionWord[]): ReadAs | null {
  const imported = log.flatMap(({ value }) => (value?.kind === "profile" ? [value.imported] : []))[0];
  if (imported === undefined) return null;
  const wanted = standingCorrections(log).flatMap(({ value }) => (value.kind === "profile" ? [value.profileId] : []))[0];
  return wanted === undefined || wanted === imported.profileId ? imported : { profileId: wanted, profileReason: null };
}

/** A book's outline as one kind of book, with what it was made of: made before a transaction begins, so that nobody waits for it. */
export interface AheadOutline {
  profileId: string;
  overrides: SegmentOverrides;
  outline: BookOutline;
}

/** Outlines a book as another kind. Refused where that kind finds not one monograph in it. */
export async function outlineAs(transaction: Transaction, bookId: string, profileId: string, overrides: SegmentOverrides): Promise<AheadOutline | Refusal> {
  const pages = await readExtracted(transaction, bookId, () => takeTurn(undefined));
  try {
    return { profileId, overrides, outline: await outlinePages(pages, profileId, {}, overrides) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refuse(error.code === "profile_unknown" ? "profile_unknown" : "profile_finds_nothing");
  }
}

interface OtherKind {
  plan: SegmentPlan;
  facts: SegmentFacts;
  profileId: string;
  profileReason: ProfileReason;
}

/** All of the book replaced by what another kind makes of it, with the corrections that stand. `ahead` is used where it still fits. */
export async function planOtherKind(transaction: Transaction, bookId: string, { profileId, profileReason }: ReadAs, overrides: SegmentOverrides, ahead: AheadOutline | null): Promise<OtherKind | Refusal> {
  const fits = ahead !== null && ahead.profileId === profileId && canonicalJson(ahead.overrides) === canonicalJson(overrides);
  const made = fits ? ahead : await outlineAs(transaction, bookId, profileId, overrides);
  if ("ok" in made) return made;
  const { drugIds, build, pages, ledger, findings, unapplied, facts, profileReason: counted } = made.outline;
  const after: PlannedMonograph[] = [];
  for (const index of drugIds.keys()) {
    await takeTurn(undefined);
    const built = build(index);
    after.push({ monograph: built.monograph, knownFindings: built.findings });
  }
  const patch = { before: await readMonographHeads(transaction, bookId), after, pages, ledger, findings, unapplied, isOtherKind: true };
  return { plan: { patch, folios: await folioChanges(transaction, { bookId, facts }, overrides) }, facts, profileId, profileReason: profileReason ?? { ...counted, code: "read_again" } };
}
