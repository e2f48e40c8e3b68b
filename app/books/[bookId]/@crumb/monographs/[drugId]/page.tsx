import { loadWorkbench } from "@/app/load";
import { LastCrumb } from "@/components/ui/app-header";

export default async function MonographCrumb({ params }: { params: Promise<{ bookId: string; drugId: string }> }) {
  const { bookId, drugId } = await params;
  // That it is not there is said by the page: from here, it would take the whole frame away.
  const view = await loadWorkbench(bookId, drugId).catch(() => null);
  return view === null ? null : <LastCrumb label={view.monograph.drugName} />;
}
