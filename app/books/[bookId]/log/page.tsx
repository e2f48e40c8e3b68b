import { getTranslations } from "next-intl/server";
import { loadBook, loadDrugNames } from "@/app/load";
import { DecisionLog } from "@/components/book/decision-log";
import { verifyChain } from "@/lib/review/hash-chain";
import { listDecisions } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("log") };
}

export default async function LogPage({ params }: { params: Promise<{ bookId: string }> }) {
  const { bookId } = await params;
  await loadBook(bookId);
  const decisions = await listDecisions(bookId);
  const log = decisions.map((view) => view.decision).sort((a, b) => a.sequence - b.sequence);
  return <DecisionLog bookId={bookId} decisions={decisions} chain={verifyChain(log, sha256Text)} drugNames={await loadDrugNames(bookId)} />;
}
