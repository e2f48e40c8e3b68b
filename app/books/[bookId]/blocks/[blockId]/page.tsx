import { stat } from "node:fs/promises";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { correctTableAction, previewTableAction, takeBackCorrectionAction } from "@/app/actions/corrections";
import { decideBlockAction } from "@/app/actions/decide";
import { redrawTableAction, rejectTableAction } from "@/app/actions/table-places";
import { loadBlockPlace, loadWorkbench } from "@/app/load";
import css from "@/app/books/[bookId]/frame.module.css";
import { deskViewOf } from "@/components/table-desk/desk-view";
import { TableDesk } from "@/components/table-desk/table-desk";
import { bookPdfPath } from "@/lib/pipeline/data-dir";

interface TableDeskPageProps {
  params: Promise<{ bookId: string; blockId: string }>;
}

const actions = { rejectTable: rejectTableAction, redrawTable: redrawTableAction, correctTable: correctTableAction, takeBackCorrection: takeBackCorrectionAction, previewTable: previewTableAction, decideBlock: decideBlockAction };

export async function generateMetadata() {
  return { title: (await getTranslations("table_desk"))("title") };
}

export default async function TableDeskPage({ params }: TableDeskPageProps) {
  const { bookId, blockId } = await params;
  const t = await getTranslations("pdf");
  const place = await loadBlockPlace(bookId, decodeURIComponent(blockId));
  const view = await loadWorkbench(bookId, place.drugId);
  const desk = deskViewOf(view, place.blockId, place, (number) => t("table_name", { number }));
  if (desk === null) notFound();
  const { size } = await stat(bookPdfPath(view.book.sha256));
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <TableDesk key={`${place.blockId} ${desk.view.asReadHash}`} desk={desk} pdf={{ url: `/api/books/${bookId}/pdf`, size }} actions={actions} />
    </main>
  );
}
