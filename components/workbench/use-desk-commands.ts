import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import type { WorkbenchView } from "@/lib/model/views";
import { type PageCommand, useOfferedCommands } from "@/components/palette/page-commands";

export interface DeskActs {
  rechunk: () => void;
  decisions: () => void;
  next: () => void;
  follow: () => void;
  density: () => void;
  pick: () => void;
  folio: () => void;
}

/** What the command palette offers while a monograph is open. */
export function useDeskCommands({ book, previous, next, decisions }: WorkbenchView, acts: DeskActs): void {
  const t = useTranslations("workbench");
  const correct = useTranslations("correct");
  const router = useRouter();
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const count = decisions.length;
  const commands = useMemo(() => {
    const open = (id: "previous" | "next", monograph: WorkbenchView["next"]): PageCommand[] => (monograph === null ? [] : [{ id, label: t(`${id}_monograph`, { name: monograph.drugName }), run: () => router.push(`/books/${book.bookId}/monographs/${monograph.drugId}`) }]);
    return [
      { id: "judge", label: t("next_about"), keys: "n", run: () => latest.current.next() },
      { id: "rechunk", label: t("rechunk"), run: () => latest.current.rechunk() },
      { id: "decisions", label: t("decisions", { count }), run: () => latest.current.decisions() },
      { id: "follow", label: t("follow_about"), keys: "f", run: () => latest.current.follow() },
      { id: "density", label: t("dense_about"), keys: "d", run: () => latest.current.density() },
      { id: "pick", label: correct("pick"), keys: "h", run: () => latest.current.pick() },
      { id: "folio", label: correct("folio"), keys: "#", run: () => latest.current.folio() },
      ...open("next", next),
      ...open("previous", previous),
    ];
  }, [t, correct, router, book.bookId, previous, next, count]);
  useOfferedCommands(commands);
}
