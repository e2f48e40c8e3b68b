import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { WorkbenchView } from "@/lib/model/views";
import { pageNumbers } from "@/components/pdf/page-numbers";
import { tableDeskHref } from "@/components/table-desk/table-desk-href";
import { zoomStep } from "@/components/pdf/page-pane";
import { useAnnounce } from "@/components/ui/announcer";
import type { KeyCommand } from "@/components/ui/key-command";
import { useKeyCommands } from "@/components/ui/key-scope";
import type { Desk } from "./desk";
import type { LinkRef, LinkStore } from "./link-store";
import { nextToJudge, stepTo, type Stop } from "./to-judge";
import type { Corrections } from "./use-corrections";
import type { Moves } from "./use-moves";
import type { QueueWalk } from "./use-queue-walk";
import type { PageFollow } from "./use-page-follow";
import type { Verdicts } from "./use-verdicts";

export interface CommandOptions {
  view: WorkbenchView;
  stops: readonly Stop[];
  store: LinkStore;
  /** Follows the queue; null where the walk stays in this monograph. */
  walk: QueueWalk | null;
  follow: PageFollow;
  verdicts: Verdicts;
  moves: Moves;
  corrections: Corrections;
  desk: Desk;
  /** Size of the page on the screen now. */
  scale: number;
  changeDesk: (change: Partial<Desk>) => void;
}

export interface Commands {
  /** Quarter turns of the page as shown, clockwise, 0 to 3. */
  turned: number;
  rotate: () => void;
  turn: (direction: 1 | -1) => void;
  step: (direction: 1 | -1, judge: boolean) => void;
}

/** Over the edge of the monograph the book goes on: in the neighbour where the page is its own, else at the page's address. Null at the book's ends. */
function addressBeyond({ book, previous, next }: WorkbenchView, physicalPage: number): string | null {
  if (physicalPage < 0 || physicalPage >= book.pageCount) return null;
  const owner = [next, previous].find((neighbour) => neighbour !== null && neighbour.firstPage <= physicalPage && physicalPage <= neighbour.lastPage);
  return owner ? `/books/${book.bookId}/monographs/${owner.drugId}#${pageFragment(physicalPage)}` : `/books/${book.bookId}/pages/${physicalPage + 1}`;
}

/** What the keys do on the workbench; the buttons use the same. */
export function useCommands({ view, stops, store, walk, follow, verdicts, moves, corrections, desk, scale, changeDesk }: CommandOptions): Commands {
  const t = useTranslations("workbench");
  const announce = useAnnounce();
  const router = useRouter();
  const { physicalPage, turnTo, goTo } = follow;

  const turn = useCallback(
    (direction: 1 | -1) => {
      const at = view.pages.findIndex((page) => page.physicalPage === physicalPage);
      const next = view.pages[at + direction];
      if (next === undefined) {
        const address = addressBeyond(view, physicalPage + direction);
        if (address !== null) router.push(address);
        return;
      }
      turnTo(next.physicalPage);
      const numbers = pageNumbers(view.pages, next.physicalPage);
      announce(t("page_now", { printed: numbers.printed ?? "—", pdf: numbers.pdf }));
    },
    [view, physicalPage, turnTo, announce, router, t],
  );
  const [turned, setTurned] = useState(0);
  const rotate = () => {
    const next = (turned + 1) % 4;
    setTurned(next);
    announce(t("page_rotated", { degrees: next * 90 }));
  };
  const step = (direction: 1 | -1, judge: boolean) => {
    if (judge && walk !== null) return walk(direction);
    const next = judge ? nextToJudge(stops, store.focused(), direction) : stepTo(stops, store.focused(), direction, (stop) => stop.ref.startsWith("chunk:"));
    if (next !== null) goTo(next);
    else announce(t(judge ? "no_more_waiting" : "no_more_chunks"));
  };
  const judgeFocused = (verdict: "accept" | "reject") => {
    const focused = store.focused();
    if (verdicts.busy) return;
    // A key pressed once too often must not fill the log with what it says already.
    const stands = stops.some((stop) => stop.ref === focused && !stop.judge);
    const page = view.ocrPages?.find((candidate) => focused === `page:${candidate.physicalPage}`);
    if (page !== undefined) return page.state === (verdict === "accept" ? "approved" : "refused") ? announce(t("judged_already")) : verdicts.onPage(page, verdict === "accept" ? "approve" : "quarantine");
    for (const section of view.sections) {
      const seam = section.seams.find((candidate) => focused === `seam:${candidate.seamKey}`);
      if (seam !== undefined) return stands && seam.verdict === verdict ? announce(t("judged_already")) : verdicts.onSeam(seam, verdict);
      const block = section.blocks.find((candidate) => focused === `block:${candidate.block.blockId}`);
      if (block !== undefined) return stands && block.state === (verdict === "accept" ? "approved" : "quarantined") ? announce(t("judged_already")) : verdicts.onBlock(block, verdict === "accept" ? "approve" : "quarantine");
    }
    announce(t("nothing_to_judge_here"));
  };
  const moveFocused = () => {
    const seam = view.sections.flatMap((section) => section.seams).find((candidate) => store.focused() === `seam:${candidate.seamKey}`);
    if (seam === undefined) announce(t("no_seam_here"));
    else if (seam.seam.candidates.length === 0) announce(t("no_other_place"));
    else if (!moves.busy) moves.start(seam);
  };
  const correctFocused = () => {
    const table = view.sections.flatMap((section) => section.blocks).find(({ block }) => block.kind === "table" && store.focused() === `block:${block.blockId}`);
    if (table === undefined) announce(t("no_table_here"));
    else router.push(tableDeskHref(view.book.bookId, table.block.blockId));
  };
  const breakFocused = () => {
    const chunk = view.sections.flatMap((section) => section.chunks).find((candidate) => candidate.blockId === null && store.focused() === `chunk:${candidate.chunkId}`);
    if (chunk === undefined) announce(t("no_chunk_here"));
    else if (!moves.busy) moves.startBreak(chunk);
  };
  const leave = () => {
    const focused = store.focused();
    if (focused !== null) goTo(focused);
  };
  useKeyCommands((command: KeyCommand) => {
    const does: Partial<Record<KeyCommand, () => void>> = {
      "next-chunk": () => step(1, false),
      "previous-chunk": () => step(-1, false),
      "next-to-judge": () => step(1, true),
      "previous-to-judge": () => step(-1, true),
      accept: () => judgeFocused("accept"),
      reject: () => judgeFocused("reject"),
      move: moveFocused,
      break: breakFocused,
      correct: correctFocused,
      "correct-heading": () => corrections.pick(!corrections.picking),
      "correct-folio": corrections.askFolio,
      "next-page": () => turn(1),
      "previous-page": () => turn(-1),
      "zoom-in": () => changeDesk({ zoom: zoomStep(scale, 1) }),
      "zoom-out": () => changeDesk({ zoom: zoomStep(scale, -1) }),
      "fit-width": () => changeDesk({ zoom: "fit" }),
      rotate,
      "toggle-density": () => changeDesk({ dense: !desk.dense }),
      "toggle-follow": () => changeDesk({ follow: !desk.follow }),
      leave,
    };
    does[command]?.();
  });
  return { turn, step, turned, rotate };
}

/** After a verdict on a seam or a page the reading goes on to the next thing that waits; a block is looked at once more, it was cut anew. */
export function useAdvance(stops: readonly Stop[], store: LinkStore, goTo: (ref: LinkRef) => void, walk: QueueWalk | null): (kind: "seam" | "block" | "page") => void {
  const next = useRef<LinkRef | null>(null);
  useEffect(() => {
    // Runs when the view with the verdict in it has come back.
    if (next.current !== null && stops.length > 0) goTo(next.current);
    next.current = null;
  }, [stops, goTo]);
  return useCallback(
    (kind) => {
      if (kind !== "block" && walk !== null) walk(1);
      else if (kind !== "block") next.current = stepTo(stops, store.focused(), 1, (stop) => stop.judge);
    },
    [stops, store, walk],
  );
}
