import { getTranslations } from "next-intl/server";
import { loadBook, loadDrugNames } from "@/app/load";
import { GateList } from "@/components/book/gate-list";
import { listGates } from "@/lib/store/queries";

interface GatesPageProps {
  params: Promise<{ bookId: string }>;
  searchParams: Promise<{ all?: string | string[] }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("gates") };
}

export default async function GatesPage({ params, searchParams }: GatesPageProps) {
  const { bookId } = await params;
  await loadBook(bookId);
  const { all } = await searchParams;
  return <GateList bookId={bookId} gates={await listGates(bookId)} all={typeof all === "string" ? all : null} drugNames={await loadDrugNames(bookId)} />;
}
