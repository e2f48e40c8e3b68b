import type { TableOrderView } from "@/lib/model/views";
import { standingCorrections } from "@/lib/review/corrections";
import { openStore } from "./open-store";
import { readCorrectionLog } from "./read-corrections";

/** Where reviewers said that tables stand, or do not, as it stands in a book: the newest first. */
export async function listTableOrders(bookId: string): Promise<TableOrderView[]> {
  const { prisma } = openStore();
  const log = standingCorrections(await readCorrectionLog(prisma, bookId));
  const places = new Map((await prisma.decisionPlace.findMany({ where: { bookId, verdict: "correct" }, select: { decisionId: true, carry: true } })).map((place) => [place.decisionId, place.carry]));
  return log.reverse().flatMap(({ decisionId, sequence, anchor, value, reviewer, decidedAt }) => {
    if (value.kind !== "region" && value.kind !== "not_a_table" && value.kind !== "missed_table") return [];
    const physicalPage = value.kind === "not_a_table" ? (value.pieces[0]?.physicalPage ?? 0) : value.region.physicalPage;
    return [{ sequence, kind: value.kind, drugId: anchor.drugId, sectionKey: anchor.sectionKey, physicalPage, reviewer, decidedAt, inForce: places.get(decisionId) === "carried" }];
  });
}
