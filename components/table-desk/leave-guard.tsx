"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Modal, ModalFoot } from "@/components/ui/modal";

export interface LeaveGuardProps {
  /** Something is not saved. */
  dirty: boolean;
  busy: boolean;
  onSave: () => Promise<boolean>;
}

/** Asks before a link leads away from unsaved changes. What is not saved stays in this tab all the same. */
export function LeaveGuard({ dirty, busy, onSave }: LeaveGuardProps) {
  const t = useTranslations("table_desk");
  const router = useRouter();
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || link.target === "_blank" || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      setHref(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", listen, { capture: true });
    return () => document.removeEventListener("click", listen, { capture: true });
  }, [dirty]);
  const leave = () => {
    const goal = href;
    setHref(null);
    if (goal !== null) router.push(goal);
  };
  return (
    <Modal open={href !== null} onOpenChange={(open) => !open && setHref(null)} title={t("leave_title")} about={t("leave_about")}>
      <ModalFoot>
        <Button onClick={() => setHref(null)}>{t("leave_stay")}</Button>
        <Button onClick={leave}>{t("leave_go")}</Button>
        <Button variant="primary" disabled={busy} data-first-focus onClick={() => void onSave().then((kept) => (kept ? leave() : setHref(null)))}>
          {t("leave_save")}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
