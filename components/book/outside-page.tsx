"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { PageView } from "@/lib/model/views";
import { PagePane, type Zoom, zoomStep } from "@/components/pdf/page-pane";
import { buttonClass } from "@/components/ui/button";
import { useKeyCommands } from "@/components/ui/key-scope";
import css from "./outside-page.module.css";

export interface OutsidePageProps {
  bookId: string;
  page: PageView;
  /** Of the whole file. */
  pageCount: number;
  pdf: { url: string; size: number };
}

/** A page that belongs to no monograph: front matter, an annex. It is read like every other; the same keys turn and zoom it. */
export function OutsidePage({ bookId, page, pageCount, pdf }: OutsidePageProps) {
  const t = useTranslations("outside");
  const router = useRouter();
  const [zoom, setZoom] = useState<Zoom>("fit");
  const [turned, setTurned] = useState(0);
  const rotate = () => setTurned((turned + 1) % 4);
  const [scale, setScale] = useState(1);
  const turn = (direction: 1 | -1) => {
    const next = page.physicalPage + direction;
    if (next >= 0 && next < pageCount) router.push(`/books/${bookId}/pages/${next + 1}`);
  };
  useKeyCommands((command) => {
    if (command === "next-page") turn(1);
    else if (command === "previous-page") turn(-1);
    else if (command === "zoom-in") setZoom(zoomStep(scale, 1));
    else if (command === "zoom-out") setZoom(zoomStep(scale, -1));
    else if (command === "fit-width") setZoom("fit");
    else if (command === "rotate") rotate();
  });
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <div className={css.page}>
        <PagePane
          pages={[page]}
          pageCount={pageCount}
          pdfUrl={pdf.url}
          fileSize={pdf.size}
          physicalPage={page.physicalPage}
          zoom={zoom}
          turned={turned}
          onRotate={rotate}
          onZoom={setZoom}
          onScale={setScale}
          onStep={turn}
          citeHref={`${pdf.url}#${pageFragment(page.physicalPage)}`}
          drawHref={null}
          overlay={null}
          strip={null}
        />
      </div>
      <section className={css.words}>
        <h1>{t("title", { page: page.physicalPage + 1 })}</h1>
        <p>{t("about")}</p>
        <Link className={buttonClass("plain")} href={`/books/${bookId}`}>
          {t("to_book")}
        </Link>
      </section>
    </main>
  );
}
