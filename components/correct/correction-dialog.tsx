"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import type { SectionKey } from "@/lib/model/section-key";
import type { PageLineView, SegmentChange } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
import css from "./correction-dialog.module.css";
import type { CorrectionInput } from "./correction-input";
import { SectionChoice } from "./section-choice";
import { SegmentChangeList } from "./segment-change-list";

/** What is to be corrected. */
export type Asking =
  | { what: "line"; physicalPage: number; line: PageLineView; next: PageLineView | null; heading: string | null; keys: readonly SectionKey[]; taken: ReadonlySet<SectionKey> }
  | { what: "not_heading"; physicalPage: number; lineId: string; text: string }
  | { what: "folio"; physicalPage: number; printed: string | null };

export interface CorrectionDialogProps {
  asking: Asking | null;
  bookId: string;
  busy: boolean;
  /** Why the last attempt was not kept. */
  refusal: string | null;
  /** What a correction would change, or the sentence that says why it cannot be. */
  onPreview: (input: CorrectionInput) => Promise<SegmentChange | string>;
  onCommit: (input: CorrectionInput) => void;
  onClose: () => void;
}

/** A heading or a folio set right: what is said of the line or page, what would follow from it, and the word that commits it. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { asking, onClose } = props;
  const t = useTranslations("correct");
  const pdf = (asking?.physicalPage ?? 0) + 1;
  return (
    <Modal open={asking !== null} onOpenChange={(open) => !open && onClose()} title={t(asking === null ? "line" : asking.what)} about={asking === null ? "" : t(`${asking.what}_about`, { pdf })} shape="wide">
      {asking === null ? null : <CorrectionForm key={`${asking.what} ${asking.physicalPage}`} {...props} asking={asking} />}
    </Modal>
  );
}

type LineSaid = "section" | "monograph" | "not_heading";

function CorrectionForm({ asking, bookId, busy, refusal, onPreview, onCommit, onClose }: CorrectionDialogProps & { asking: Asking }) {
  const t = useTranslations("correct");
  const [said, setSaid] = useState<LineSaid>(asking.what === "line" && asking.heading !== null ? "not_heading" : "section");
  const [key, setKey] = useState<SectionKey | null>(null);
  const [name, setName] = useState(asking.what === "line" ? asking.line.text.trim() : "");
  const [toColon, setToColon] = useState(asking.what === "line" && colonOf(asking.line.text) !== null);
  const [goesOn, setGoesOn] = useState(false);
  const [folio, setFolio] = useState(asking.what === "folio" ? (asking.printed ?? "") : "");
  const [showsNone, setShowsNone] = useState(false);
  const input = inputOf();
  const preview = usePreview(input, onPreview);

  function inputOf(): CorrectionInput | null {
    const page = { bookId, physicalPage: asking.physicalPage };
    if (asking.what === "folio") return showsNone ? { kind: "folio", ...page, printedPage: null } : folio.trim() === "" || folio.trim() === asking.printed ? null : { kind: "folio", ...page, printedPage: folio.trim() };
    if (asking.what === "not_heading") return { kind: "not_heading", ...page, lineId: asking.lineId, text: asking.text };
    const { line, heading } = asking;
    if (said === "not_heading") return { kind: "not_heading", ...page, lineId: line.lineId, text: heading ?? line.text };
    const on = { kind: "heading" as const, ...page, lineId: line.lineId, text: line.text, to: said === "section" && toColon && !goesOn ? colonOf(line.text) : null, extraLines: goesOn ? 1 : 0 };
    if (said === "section") return key === null ? null : { ...on, heads: { what: "section", key } };
    return name.trim() === "" ? null : { ...on, heads: { what: "monograph", name: name.trim() } };
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (input !== null && !busy && typeof preview !== "string") onCommit(input);
  };
  return (
    <form onSubmit={submit} className={css.form}>
      <div className={css.said}>
        {asking.what === "folio" ? (
          <>
            <label className={controls.field}>
              <span>{t("printed")}</span>
              <input data-first-focus className={`${controls.input} figures`} value={folio} disabled={showsNone} maxLength={12} autoComplete="off" onChange={(event) => setFolio(event.target.value)} />
            </label>
            <label className={css.check}>
              <input type="checkbox" checked={showsNone} onChange={(event) => setShowsNone(event.target.checked)} /> {t("shows_none")}
            </label>
          </>
        ) : (
          <blockquote className={css.words}>{asking.what === "line" ? asking.line.text : asking.text}</blockquote>
        )}
        {asking.what !== "line" ? null : (
          <>
            <fieldset className={css.kinds}>
              <legend className={controls.legend}>{t("this_line_is")}</legend>
              {(asking.heading !== null ? (["not_heading", "section", "monograph"] as const) : (["section", "monograph"] as const)).map((kind, order) => (
                <label key={kind} className={css.check}>
                  <input type="radio" name="said" value={kind} checked={said === kind} data-first-focus={(order === 0 && kind === "not_heading") || undefined} onChange={() => setSaid(kind)} /> {t(`is_${kind}`)}
                </label>
              ))}
            </fieldset>
            {said === "section" ? <SectionChoice keys={asking.keys} taken={asking.taken} chosen={key} onChoose={setKey} /> : null}
            {said === "monograph" ? (
              <label className={controls.field}>
                <span>{t("monograph_name")}</span>
                <input className={controls.input} value={name} maxLength={200} autoComplete="off" onChange={(event) => setName(event.target.value)} />
              </label>
            ) : null}
            {said === "not_heading" ? null : (
              <>
                {said === "section" && colonOf(asking.line.text) !== null ? (
                  <label className={css.check}>
                    <input type="checkbox" checked={toColon && !goesOn} disabled={goesOn} onChange={(event) => setToColon(event.target.checked)} /> {t("to_colon")}
                  </label>
                ) : null}
                {asking.next === null ? null : (
                  <label className={css.check}>
                    <input type="checkbox" checked={goesOn} onChange={(event) => setGoesOn(event.target.checked)} /> {t("goes_on", { text: asking.next.text })}
                  </label>
                )}
              </>
            )}
          </>
        )}
      </div>
      <div role="status" className={css.outcome}>
        {input === null ? <p>{t(asking.what === "folio" ? "give_folio" : "choose_first")}</p> : preview === null ? <p>{t("working")}</p> : typeof preview === "string" ? <p className={controls.error}>{preview}</p> : <SegmentChangeList change={preview} />}
      </div>
      {refusal === null ? null : (
        <p role="alert" className={controls.error}>
          {refusal}
        </p>
      )}
      <ModalFoot>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={busy || input === null || preview === null || typeof preview === "string"} {...(asking.what === "not_heading" ? { "data-first-focus": true } : {})}>
          {t("commit")} <kbd>↵</kbd>
        </Button>
      </ModalFoot>
    </form>
  );
}

/** Where the heading ends that has its text behind a colon on the same line; null where nothing stands behind one. */
function colonOf(text: string): number | null {
  const at = text.indexOf(":");
  return at > 0 && text.slice(at + 1).trim() !== "" ? at + 1 : null;
}

/** The preview is asked for when nothing was changed for this long, milliseconds. */
const REST = 250;

function usePreview(input: CorrectionInput | null, onPreview: CorrectionDialogProps["onPreview"]): SegmentChange | string | null {
  const wanted = input === null ? null : JSON.stringify(input);
  const [known, setKnown] = useState<{ wanted: string; preview: SegmentChange | string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const preview = await onPreview(JSON.parse(wanted) as CorrectionInput);
      if (isCurrent) setKnown({ wanted, preview });
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, onPreview]);
  return known !== null && known.wanted === wanted ? known.preview : null;
}
