import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "./button";
import { MessagePage } from "./message-page";

/** An address that leads to nothing on this computer, and the way back to the library. */
export function NotFoundMessage() {
  const t = useTranslations("not_found");
  return (
    <MessagePage title={t("title")}>
      <p>{t("about")}</p>
      <Link href="/" className={buttonClass("primary")}>
        {t("library")}
      </Link>
    </MessagePage>
  );
}
