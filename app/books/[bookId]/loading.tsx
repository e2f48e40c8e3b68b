import { useTranslations } from "next-intl";
import { LoadingPage } from "@/components/ui/message-page";

export default function Loading() {
  return <LoadingPage words={useTranslations("ui")("loading")} />;
}
