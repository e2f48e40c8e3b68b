"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { type ChunkLimits, chunkLimitsSchema } from "@/lib/model/limits";
import { areSameLimits } from "@/lib/model/limits-in";
import type { SectionKey } from "@/lib/model/section-key";
import type { RunPreview } from "@/lib/model/views";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
import { useRefusalWords } from "@/components/decision/decided-since";
import { answered, useSend } from "@/components/decision/use-send";
import css from "./rechunk-dialog.module.css";
import { RunPreviewView } from "./run-preview-view";

export interface RechunkScope {
  bookId: string;
  /** Null for the whole book. */
  drugId: string | null;
  /** One section of the monograph; null for all of them. */
  sectionKey: SectionKey | null;
  limits: ChunkLimits;
}
export type PreviewResult = ({ ok: true } & RunPreview) | { ok: false; reason: string };
export type RechunkResult = { ok: true } | { ok: false; reason: string };

export interface RechunkDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  bookId: string;
  /** Null: only the whole book can be cut again here. */
  monograph: { drugId: string; drugName: string } | null;
  /** The monograph's sections that can be cut again on their own, in printed order. */
  sections?: readonly RechunkedSection[];
  /** The one that it was opened for. */
  section?: SectionKey | null;
  limits: ChunkLimits;
  onPreview: (scope: RechunkScope) => Promise<PreviewResult>;
  onCommit: (scope: RechunkScope) => Promise<RechunkResult>;
}

export interface RechunkedSection {
  key: SectionKey;
  displayName: string;
  limits: ChunkLimits;
}

type Reach = "section" | "monograph" | "book";

const REACHES: readonly Reach[] = ["section", "monograph", "book"];
const NONE: readonly never[] = [];
const FIELDS = ["targetTokens", "ceilingTokens", "overlapTokens"] as const;

/** Cut again with other limits: choose, see what would change, then commit or discard. Nothing is written before the commit. */
export function RechunkDialog(props: RechunkDialogProps) {
  const t = useTranslations("rechunk");
  return (
    <Modal open={props.open} onOpenChange={props.onOpenChange} title={t("title")} about={t("about")} shape="wide">
      <RechunkForm {...props} />
    </Modal>
  );
}

function RechunkForm({ bookId, monograph, sections = NONE, section: asked = null, limits: ofRun, onOpenChange, onPreview, onCommit }: RechunkDialogProps) {
  const t = useTranslations("rechunk");
  const refusalWords = useRefusalWords();
  const announce = useAnnounce();
  const { busy: sending, refusal, dismiss, send } = useSend();
  const [reach, setReach] = useState<Reach>(monograph === null ? "book" : asked === null ? "monograph" : "section");
  const [sectionKey, setSectionKey] = useState(asked ?? sections[0]?.key ?? null);
  const [chosen, setChosen] = useState<Partial<ChunkLimits>>({});
  const [shown, setShown] = useState<RunPreview | null>(null);
  const [counting, setCounting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const section = sections.find(({ key }) => key === sectionKey);
  const limits = { ...(reach === "section" && section !== undefined ? section.limits : ofRun), ...chosen };
  const scope: RechunkScope = { bookId, drugId: reach === "book" || monograph === null ? null : monograph.drugId, sectionKey: reach === "section" ? sectionKey : null, limits };
  const own = reach === "section" ? NONE : sections.filter((candidate) => !areSameLimits(candidate.limits, ofRun));
  const wrong = chunkLimitsSchema.safeParse(limits).error?.issues[0]?.message ?? null;
  const busy = counting || sending;

  const change = (next: () => void) => {
    next();
    setShown(null);
    setFailed(null);
    dismiss();
  };
  const preview = async (event: FormEvent) => {
    event.preventDefault();
    setCounting(true);
    const result = await answered(onPreview(scope));
    setCounting(false);
    setFailed(result.ok ? null : refusalWords(result));
    if (!result.ok) return;
    setShown(result);
    announce(t("preview_ready"));
  };
  const commit = async () => {
    if ((await send(() => onCommit(scope))) === null) return;
    announce(t("committed"));
    onOpenChange(false);
  };

  return (
    <form onSubmit={(event) => void preview(event)} className={css.form} aria-busy={busy}>
      <fieldset className={css.fields}>
        <legend className={controls.legend}>{t("limits")}</legend>
        {FIELDS.map((field) => (
          <label key={field} className={controls.field}>
            <span>{t(field)}</span>
            <input data-first-focus={field === "targetTokens" || undefined} className={`${controls.input} figures`} type="number" step={1} required value={Number.isNaN(limits[field]) ? "" : limits[field]} onChange={(event) => change(() => setChosen({ ...chosen, [field]: event.target.valueAsNumber }))} />
          </label>
        ))}
      </fieldset>
      {monograph === null ? null : (
        <fieldset className={css.scope}>
          <legend className={controls.legend}>{t("scope")}</legend>
          {REACHES.filter((one) => one !== "section" || section !== undefined).map((one) => (
            <div key={one} className={css.reach}>
              <label>
                <input type="radio" name="scope" checked={reach === one} onChange={() => change(() => setReach(one))} />
                {one === "book" ? t("whole_book") : one === "monograph" ? t("this_monograph", { name: monograph.drugName }) : t("one_section")}
              </label>
              {one === "section" ? (
                <select
                  className={controls.input}
                  aria-label={t("section")}
                  value={sectionKey ?? ""}
                  onChange={(event) =>
                    change(() => {
                      setReach("section");
                      setSectionKey(event.target.value as SectionKey);
                    })
                  }
                >
                  {sections.map(({ key, displayName }) => (
                    <option key={key} value={key}>
                      {displayName}
                    </option>
                  ))}
                </select>
              ) : null}
            </div>
          ))}
          {own.length === 0 ? null : <p className={css.own}>{t("own_limits_go", { count: own.length, names: own.map(({ displayName }) => displayName).join(", ") })}</p>}
        </fieldset>
      )}
      {wrong === null ? null : <p className={controls.error}>{t.has(`wrong.${wrong}`) ? t(`wrong.${wrong}`) : t("wrong.other")}</p>}
      {(refusal ?? failed) === null ? null : (
        <p role="alert" className={controls.error}>
          {refusal ?? failed}
        </p>
      )}
      {shown === null ? null : <RunPreviewView bookId={bookId} preview={shown} />}
      <ModalFoot>
        <Button onClick={() => onOpenChange(false)}>{t("discard")}</Button>
        <Button type="submit" variant={shown === null ? "primary" : "plain"} disabled={busy || wrong !== null}>
          {t(busy ? "working" : "preview")}
        </Button>
        {shown === null ? null : (
          <Button variant="primary" disabled={busy} onClick={() => void commit()}>
            {t("commit")}
          </Button>
        )}
      </ModalFoot>
    </form>
  );
}
