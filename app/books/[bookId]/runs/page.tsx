import { getTranslations } from "next-intl/server";
import { previewRechunkAction, previewRestoreAction, rechunkAction, restoreRunAction } from "@/app/actions/rechunk";
import { loadBook, loadDrugNames } from "@/app/load";
import { RunDesk } from "@/components/runs/run-desk";
import { listRuns } from "@/lib/store/queries";

const actions = { previewRechunk: previewRechunkAction, rechunk: rechunkAction, previewRestore: previewRestoreAction, restore: restoreRunAction };

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("runs") };
}

export default async function RunsPage({ params }: { params: Promise<{ bookId: string }> }) {
  const { bookId } = await params;
  await loadBook(bookId);
  return <RunDesk bookId={bookId} runs={await listRuns(bookId)} drugNames={await loadDrugNames(bookId)} actions={actions} />;
}
