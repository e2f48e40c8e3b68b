import { loadBlockPlace, loadWorkbench } from "@/app/load";
import { LastCrumb } from "@/components/ui/app-header";

export default async function TableDeskCrumb({ params }: { params: Promise<{ bookId: string; blockId: string }> }) {
  const { bookId, blockId } = await params;
  // That it is not there is said by the page: from here, it would take the whole frame away.
  const place = await loadBlockPlace(bookId, decodeURIComponent(blockId)).catch(() => null);
  return place === null ? null : <LastCrumb label={(await loadWorkbench(bookId, place.drugId)).monograph.drugName} />;
}
