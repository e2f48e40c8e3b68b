import { getTranslations } from "next-intl/server";
import { loadBook, loadDrugNames } from "@/app/load";
import { readAuditChoice } from "@/app/read-audit-choice";
import { DecisionLog } from "@/components/book/decision-log";
import { auditPage } from "@/lib/review/audit-log";
import { verifyChain } from "@/lib/review/hash-chain";
import { listDecisions, listLog } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";

/** Entries on one page: what a reader can take in, and what a browser draws at once. */
const ENTRIES_A_PAGE = 100;

interface LogPageProps {
  params: Promise<{ bookId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("log") };
}

export default async function LogPage({ params, searchParams }: LogPageProps) {
  const { bookId } = await params;
  await loadBook(bookId);
  const { choice, filter } = readAuditChoice(await searchParams);
  const log = await listLog(bookId);
  const page = auditPage(log, filter, choice.page, ENTRIES_A_PAGE);
  const views = await listDecisions(bookId, page.entries.map(({ decision }) => decision.decisionId));
  return <DecisionLog bookId={bookId} log={page} views={new Map(views.map((view) => [view.decision.decisionId, view]))} chain={verifyChain(log, sha256Text)} choice={choice} drugNames={await loadDrugNames(bookId)} />;
}
