import { type Finding, GATE_NAMES } from "@/lib/model/finding";
import type { GateRow } from "@/lib/model/views";
import { VISIBLE } from "./book-state";
import type { Finding as StoredFinding } from "./generated/client";
import { type Transaction, openStore } from "./open-store";
import { fromFindingRow } from "./run-rows";

/** Every finding that counts: of the gates over the book from its active run, then of each monograph from its own, in book order. */
export async function readActiveFindings(transaction: Transaction, bookId: string): Promise<Finding[]> {
  const ofBook = await transaction.$queryRaw<StoredFinding[]>`
    SELECT f.* FROM books b JOIN findings f ON f.runId = b.activeRunId AND f.scope = 'book' WHERE b.bookId = ${bookId} ORDER BY f.ordinal`;
  const ofMonographs = await transaction.$queryRaw<StoredFinding[]>`
    SELECT f.* FROM monographs m JOIN findings f ON f.runId = m.activeRunId AND f.drugId = m.drugId AND f.scope = 'monograph' WHERE m.bookId = ${bookId} ORDER BY m.ordinal, f.ordinal`;
  return [...ofBook, ...ofMonographs].map(fromFindingRow);
}

/** A row for every gate there is, with its findings; `ran` says whether the book's active run asked it. */
export async function listGates(bookId: string): Promise<GateRow[]> {
  const { prisma } = openStore();
  const book = await prisma.book.findUnique({ where: { bookId, state: VISIBLE }, select: { activeRunId: true } });
  const run = book?.activeRunId ? await prisma.run.findUnique({ where: { runId: book.activeRunId } }) : null;
  const ran = new Set<string>(run ? (JSON.parse(run.gatesJson) as string[]) : []);
  const findings = await readActiveFindings(prisma, bookId);
  return GATE_NAMES.map((gate) => ({ gate, ran: ran.has(gate), findings: findings.filter((finding) => finding.gate === gate) }));
}
