import { useTranslations } from "next-intl";
import type { RunRow } from "@/lib/model/views";

/** Words what a run was made for: the whole book, one monograph, or one section of it. */
export function useRunScope(drugNames: ReadonlyMap<string, string>): (run: Pick<RunRow, "drugId" | "sectionKey">) => string {
  const t = useTranslations("runs_page");
  const sections = useTranslations("sections");
  return ({ drugId, sectionKey }) => {
    if (drugId === null) return t("whole_book");
    const name = drugNames.get(drugId) ?? drugId;
    return sectionKey === null ? name : t("section_of", { name, section: sections(sectionKey) });
  };
}
