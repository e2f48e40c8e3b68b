import { loadBlockPlace, loadWorkbench } from "@/app/load";
import { LastCrumb } from "@/components/ui/app-header";

export default async function TableDeskCrumb({ params }: { params: Promise<{ bookId: string; blockId: string }> }) {
  const { bookId, blockId } = await params;
  const { drugId } = await loadBlockPlace(bookId, decodeURIComponent(blockId));
  return <LastCrumb label={(await loadWorkbench(bookId, drugId)).monograph.drugName} />;
}
