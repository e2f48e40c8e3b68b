"use client";

import { ArrowLeft, ChevronLeft, ChevronRight, TableProperties } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { pageFragment } from "@/lib/geometry/page-fragment";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { PageRegion } from "@/lib/model/segment-overrides";
import type { PageView } from "@/lib/model/views";
import { PageCite } from "@/components/pdf/page-cite";
import { pageSpan } from "@/components/pdf/page-numbers";
import { Button, buttonClass } from "@/components/ui/button";
import { PageCrop } from "./desk-crop";
import crop from "./desk-crop.module.css";
import { RegionDrawer } from "./region-drawer";
import css from "./table-desk.module.css";
import { tableDeskHref } from "./table-desk-href";
import { useTablePlace } from "./use-table-place";

export interface DrawTableProps {
  bookId: string;
  page: PageView;
  pageCount: number;
  /** Tables that are known on the page. */
  others: readonly { blockId: string; bbox: PageRect }[];
  pdf: { url: string; size: number };
  onDraw: (input: { bookId: string; region: PageRegion }) => Promise<{ ok: true; blockId: string | null } | { ok: false; reason: string }>;
}

/** A page on which a table was missed: its region is drawn, and what is read there opens on the desk. */
export function DrawTable({ bookId, page, pageCount, others, pdf, onDraw }: DrawTableProps) {
  const t = useTranslations("table_place");
  const router = useRouter();
  const place = useTablePlace();
  const { physicalPage, width, height } = page;
  const [region, setRegion] = useState<PageRect>(pageRect(width * 0.1, height * 0.4, width * 0.5, height * 0.55));
  const back = `/books/${bookId}/pages/${physicalPage + 1}`;
  const draw = () =>
    void place.send(t("drawn"), () => onDraw({ bookId, region: { physicalPage, bbox: region } })).then((kept) => kept !== null && router.push(kept.blockId === null ? back : tableDeskHref(bookId, kept.blockId)));
  const here = pageSpan([page], [physicalPage, physicalPage]);
  return (
    <div className={css.desk}>
      <header className={css.head}>
        <Link className={buttonClass("quiet")} href={back}>
          <ArrowLeft aria-hidden />
          {t("back")}
        </Link>
        <h1>{t("title")}</h1>
        <PageCite span={here} href={`${pdf.url}#${pageFragment(physicalPage)}`} />
        {physicalPage === 0 ? null : (
          <Link className={buttonClass("quiet", true)} href={`/books/${bookId}/pages/${physicalPage}/table`} prefetch={false} aria-label={t("previous_page")} title={t("previous_page")}>
            <ChevronLeft aria-hidden />
          </Link>
        )}
        {physicalPage + 1 >= pageCount ? null : (
          <Link className={buttonClass("quiet", true)} href={`/books/${bookId}/pages/${physicalPage + 2}/table`} prefetch={false} aria-label={t("next_page")} title={t("next_page")}>
            <ChevronRight aria-hidden />
          </Link>
        )}
        <span className={css.gap} />
        <Button variant="primary" disabled={place.busy} onClick={draw}>
          <TableProperties aria-hidden />
          {t("read_region")} <kbd>↵</kbd>
        </Button>
      </header>
      <p className={css.hint}>{t("how")}</p>
      {place.refusal === null ? null : (
        <p role="alert" className={css.fault}>
          {place.refusal}
        </p>
      )}
      <div className={css.pageScroll}>
        <div className={css.drawPage}>
          <PageCrop page={page} pdf={pdf} frame={pageRect(0, 0, width, height)}>
            <svg className={crop.overlay} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("known", { count: others.length })}>
              {others.map(({ blockId, bbox }) => (
                <rect key={`${blockId}-${bbox.join()}`} className={crop.other} x={bbox[0]} y={bbox[1]} width={bbox[2] - bbox[0]} height={bbox[3] - bbox[1]} />
              ))}
            </svg>
            <RegionDrawer width={width} height={height} region={region} onRegion={setRegion} onConfirm={draw} onCancel={() => router.push(back)} />
          </PageCrop>
        </div>
      </div>
    </div>
  );
}
