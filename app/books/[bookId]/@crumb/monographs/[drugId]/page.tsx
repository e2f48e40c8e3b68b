import { loadWorkbench } from "@/app/load";
import { LastCrumb } from "@/components/ui/app-header";

export default async function MonographCrumb({ params }: { params: Promise<{ bookId: string; drugId: string }> }) {
  const { bookId, drugId } = await params;
  return <LastCrumb label={(await loadWorkbench(bookId, drugId)).monograph.drugName} />;
}
