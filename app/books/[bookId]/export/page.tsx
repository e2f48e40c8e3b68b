import { getTranslations } from "next-intl/server";
import { loadBook } from "@/app/load";
import { ExportPanel } from "@/components/book/export-panel";
import { exportBook } from "@/lib/pipeline/export-book";

export async function generateMetadata() {
  return { title: (await getTranslations("tabs"))("export") };
}

export default async function ExportPage({ params }: { params: Promise<{ bookId: string }> }) {
  const { bookId } = await params;
  const book = await loadBook(bookId);
  if (book.importing) return <ExportPanel book={book} files={null} leftOut={0} blocking={[]} />;
  const result = await exportBook(bookId);
  if (!result.ok) return <ExportPanel book={book} files={null} leftOut={0} blocking={result.findings.map((finding) => finding.gate)} />;
  const files = result.files.map(({ name, text }) => ({ name, bytes: Buffer.byteLength(text), href: `/api/books/${bookId}/export/${name}` }));
  return <ExportPanel book={book} files={files} leftOut={result.leftOut} blocking={[]} />;
}
