"use client";

import { useTranslations } from "next-intl";
import type { DecisionView, WorkbenchView } from "@/lib/model/views";
import { Modal } from "@/components/ui/modal";
import { refOfDecision } from "@/components/workbench/link-address";
import type { LinkRef } from "@/components/workbench/link-store";
import css from "./decision-panel.module.css";
import { VerdictLine } from "./verdict-line";

export interface DecisionPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  view: WorkbenchView;
  onGo: (ref: LinkRef) => void;
}

/** Every decision in this monograph, newest first, with what became of it and the way to its place. */
export function DecisionPanel({ open, onOpenChange, view, onGo }: DecisionPanelProps) {
  const t = useTranslations("decisions");
  const newest = [...view.decisions].sort((a, b) => b.decision.sequence - a.decision.sequence);
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t("title", { name: view.monograph.drugName })} shape="side">
      {newest.length === 0 ? <p className={css.none}>{t("none")}</p> : null}
      <ol className={css.list}>
        {newest.map((item) => (
          <li key={item.decision.decisionId} data-current={item.current || undefined}>
            <DecisionTarget item={item} view={view} onGo={onGo} />
            <VerdictLine view={item} />
            {item.decision.targetKind === "pin" ? <PinnedWords view={item} /> : null}
            <p className={css.fate}>{item.current || item.carry === "orphaned" ? t(`carry_${item.carry}`) : t("superseded")}</p>
          </li>
        ))}
      </ol>
    </Modal>
  );
}

function DecisionTarget({ item, view, onGo }: { item: DecisionView; view: WorkbenchView; onGo: (ref: LinkRef) => void }) {
  const t = useTranslations("decisions");
  const section = view.sections.find((candidate) => candidate.key === item.decision.anchor.sectionKey)?.displayName ?? item.decision.anchor.sectionKey;
  const ref = refOfDecision(item);
  const { targetKind } = item.decision;
  const name = t(`${targetKind === "block" || targetKind === "pin" || targetKind === "correction" || targetKind === "page" ? targetKind : "seam"}_in`, { section, page: (item.decision.anchor.physicalPage ?? 0) + 1 });
  if (ref === null) return <b>{name}</b>;
  return (
    <button type="button" className={css.go} onClick={() => onGo(ref)}>
      {name}
    </button>
  );
}

/** UTF-16 units of source shown on each side of a pinned place. */
const SHOWN = 60;

function PinnedWords({ view }: { view: DecisionView }) {
  const t = useTranslations("decisions");
  const { before, after } = view.decision.anchor;
  if (view.withheld) return <p className={css.fate}>{t("words_withheld")}</p>;
  return (
    <p className={css.words}>
      …{before.slice(-SHOWN)} <b>┊</b> {after.slice(0, SHOWN)}…
    </p>
  );
}
