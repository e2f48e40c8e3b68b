import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { Shell } from "./shell";

export default function NotFound() {
  const t = useTranslations("not_found");
  return (
    <>
      <Shell />
      <MessagePage title={t("title")}>
        <p>{t("about")}</p>
        <Link href="/" className={buttonClass("primary")}>
          {t("library")}
        </Link>
      </MessagePage>
    </>
  );
}
