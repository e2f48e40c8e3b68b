/** A book's stored pages and another kind of book in; all of it as that kind reads it out. Never reads the PDF, never writes the database. */
import type { ChunkLimits } from "@/lib/model/limits";
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
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { freshContext } from "./chunk-context";
import { chunkWithGates } from "./chunk-with-gates";
import { outlinePages } from "./outline-pages";
import { folioChanges, type PlannedMonograph, type SegmentPatch, type SegmentPlan } from "./plan-segmentation";
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

/** A book as one kind of book reads it, and with what it was read: made before a transaction begins, so that nobody waits for it. */
export interface OtherReading extends Pick<SegmentPatch, "after" | "pages" | "ledger" | "findings" | "unapplied" | "chunkedAhead"> {
  profileId: string;
  overrides: SegmentOverrides;
  facts: SegmentFacts;
  /** Headings of that kind which the book prints. */
  counted: ProfileReason;
}

/** Reads a book as another kind. With a run, its monographs are chunked with that run's limits too. Refused where that kind finds not one monograph in it. */
export async function readAsKind(transaction: Transaction, bookId: string, profileId: string, overrides: SegmentOverrides, run: ChunkLimits & { runId: string } | null): Promise<OtherReading | Refusal> {
  const outline = await outlineOf(transaction, bookId, profileId, overrides);
  if ("ok" in outline) return outline;
  const { drugIds, build, pages, ledger, findings, unapplied, facts, profileReason: counted } = outline;
  const contextOf = run === null ? null : freshContext(outline, run);
  const after: PlannedMonograph[] = [];
  const chunked = new Map<string, ChunkedMonograph>();
  for (const index of drugIds.keys()) {
    await takeTurn(undefined);
    const { monograph, findings: knownFindings } = build(index);
    after.push({ monograph, knownFindings });
    if (contextOf !== null) chunked.set(monograph.drugId, chunkWithGates(monograph, knownFindings, contextOf(monograph)));
  }
  return { profileId, overrides, facts, counted, after, pages, ledger, findings, unapplied, ...(run === null ? {} : { chunkedAhead: { runId: run.runId, chunked } }) };
}

async function outlineOf(transaction: Transaction, bookId: string, profileId: string, overrides: SegmentOverrides): Promise<BookOutline | Refusal> {
  const pages = await readExtracted(transaction, bookId, () => takeTurn(undefined));
  try {
    return await outlinePages(pages, profileId, {}, overrides);
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
export async function planOtherKind(transaction: Transaction, bookId: string, { profileId, profileReason }: ReadAs, overrides: SegmentOverrides, ahead: OtherReading | null): Promise<OtherKind | Refusal> {
  const fits = ahead !== null && ahead.profileId === profileId && canonicalJson(ahead.overrides) === canonicalJson(overrides);
  const made = fits ? ahead : await readAsKind(transaction, bookId, profileId, overrides, null);
  if ("ok" in made) return made;
  const { facts, counted, overrides: _, ...reading } = made;
  const patch = { ...reading, before: await readMonographHeads(transaction, bookId), isOtherKind: true };
  return { plan: { patch, folios: await folioChanges(transaction, { bookId, facts }, overrides) }, facts, profileId, profileReason: profileReason ?? { ...counted, code: "read_again" } };
}
