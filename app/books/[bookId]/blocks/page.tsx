import { getTranslations } from "next-intl/server";
import { takeBackTableOrderAction } from "@/app/actions/table-places";
import { loadBook } from "@/app/load";
import { BLOCK_FILTERS, BlockList } from "@/components/book/block-list";
import { listBlocks, listTableOrders } from "@/lib/store/queries";

interface BlocksPageProps {
  params: Promise<{ bookId: string }>;
  searchParams: Promise<{ state?: string | string[] }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("blocks") };
}

export default async function BlocksPage({ params, searchParams }: BlocksPageProps) {
  const { bookId } = await params;
  await loadBook(bookId);
  const { state } = await searchParams;
  const blocks = (await listBlocks(bookId)).map(({ block, state: blockState, printedPage, drugId, drugName }) => {
    const { blockId, kind, caption, rows, columns, reasons, physicalPage } = block;
    return { blockId, kind, caption, rows, columns, reasons, physicalPage, printedPage, drugId, drugName, state: blockState };
  });
  return <BlockList bookId={bookId} blocks={blocks} orders={await listTableOrders(bookId)} filter={BLOCK_FILTERS.find((filter) => filter === state) ?? "all"} onTakeBack={takeBackTableOrderAction} />;
}
