import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadBook, loadDrugNames } from "@/app/load";
import { RunComparison } from "@/components/runs/run-comparison";
import { compareRuns } from "@/lib/pipeline/compare-runs";
import { listRuns } from "@/lib/store/queries";

interface ComparePageProps {
  params: Promise<{ bookId: string }>;
  searchParams: Promise<{ before?: string | string[]; after?: string | string[] }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("runs_page"))("compare_title") };
}

/** Two runs of a book, by their numbers, side by side. */
export default async function CompareRunsPage({ params, searchParams }: ComparePageProps) {
  const { bookId } = await params;
  await loadBook(bookId);
  const query = await searchParams;
  const runs = await listRuns(bookId);
  const before = runs.find((run) => String(run.ordinal) === query.before);
  const after = runs.find((run) => String(run.ordinal) === query.after);
  if (before === undefined || after === undefined) notFound();
  const compared = await compareRuns(bookId, before.runId, after.runId);
  return <RunComparison bookId={bookId} before={before} after={after} compared={compared} drugNames={await loadDrugNames(bookId)} />;
}
