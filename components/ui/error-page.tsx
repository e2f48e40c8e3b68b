"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button, buttonClass } from "./button";
import { MessagePage } from "./message-page";

export interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Something broke in the program: what is safe, what to do, and the number under which the log has it. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTranslations("error_page");
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage title={t("title")}>
      <p>{t("about")}</p>
      {error.digest === undefined ? null : <p>{t("digest", { digest: error.digest })}</p>}
      <p>
        <Button variant="primary" onClick={reset}>
          {t("again")}
        </Button>{" "}
        <Link href="/" className={buttonClass("plain")}>
          {t("library")}
        </Link>
      </p>
    </MessagePage>
  );
}
