import { getTranslations } from "next-intl/server";
import { loadBook, loadDrugNames } from "@/app/load";
import { RunList } from "@/components/book/run-list";
import { listRuns } from "@/lib/store/queries";

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("runs") };
}

export default async function RunsPage({ params }: { params: Promise<{ bookId: string }> }) {
  const { bookId } = await params;
  await loadBook(bookId);
  return <RunList runs={await listRuns(bookId)} drugNames={await loadDrugNames(bookId)} />;
}
