import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { Decision } from "@/lib/model/decision";
import type { DecisionView } from "@/lib/model/views";
import type { AuditPage } from "@/lib/review/audit-log";
import type { ChainState } from "@/lib/review/hash-chain";
import { Mark } from "@/components/ui/mark";
import { monographHref, refOfDecision } from "@/components/workbench/link-address";
import { AuditFilters, AuditPages } from "./audit-filters";
import type { AuditChoice } from "./audit-href";
import css from "./decision-log.module.css";
import sheet from "./sheet.module.css";
import { useKindName } from "./use-kind-name";

export interface DecisionLogProps {
  bookId: string;
  log: AuditPage;
  /** Where the entries of this page point in the run that counts, by id. */
  views: ReadonlyMap<string, DecisionView>;
  chain: ChainState;
  choice: AuditChoice;
  drugNames: ReadonlyMap<string, string>;
}

/** The book's append-only log: a sentence a decision, the newest first, by what the reader chose; and whether the chain of hashes holds. */
export function DecisionLog({ bookId, log, views, chain, choice, drugNames }: DecisionLogProps) {
  const t = useTranslations("log_page");
  // The entries stay on the server: the filters run in the browser, and an entry may hold words that are withheld.
  const { entries, ...counts } = log;
  return (
    <main id="main" tabIndex={-1} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{t("title")}</h1>
        <p className={sheet.about}>{t("about")}</p>
      </header>
      <p className={css.chain} data-ok={chain.ok}>
        <Mark meaning={chain.ok ? "clean" : "blocked"} />
        {chain.ok ? t("chain_ok", { count: chain.length }) : t(`chain_${chain.fault}`, { sequence: chain.sequence })}
        {chain.ok && chain.length > 0 ? <code title={chain.head}>{chain.head.slice(0, 16)}…</code> : null}
      </p>
      {log.all === 0 ? null : <AuditFilters bookId={bookId} choice={choice} log={counts} drugNames={drugNames} />}
      {entries.length === 0 ? (
        <p className={sheet.none}>{t(log.all === 0 ? "none" : "none_fits")}</p>
      ) : (
        <ol className={sheet.rows}>
          {entries.map(({ decision, before }) => {
            const item = views.get(decision.decisionId) ?? { decision, carry: "orphaned", current: false, seamKey: null, blockId: null, withheld: true };
            return (
              <li key={decision.decisionId}>
                <Entry bookId={bookId} item={item} before={before} drugName={drugNames.get(decision.anchor.drugId) ?? decision.anchor.drugId} />
              </li>
            );
          })}
        </ol>
      )}
      <AuditPages bookId={bookId} choice={choice} log={counts} />
    </main>
  );
}

const KINDS_OF_THEIR_OWN: ReadonlySet<Decision["targetKind"]> = new Set(["block", "pin", "correction", "page"]);

/** The message that says an entry: by its target and verdict, a correction by its kind. */
function sentenceOf({ targetKind, verdict, value, anchor }: Decision): string {
  if (value !== null) return `correction_${value.kind}`;
  if (anchor.drugId === "") return "profile_reopen";
  return `${KINDS_OF_THEIR_OWN.has(targetKind) ? targetKind : "seam"}_${verdict}`;
}

/** Numbers for the sentence of a correction; never the text that it holds, which may be withheld. */
function detailsOf({ value, anchor }: Decision): Record<string, string | number> {
  if (anchor.physicalPage !== undefined) return { page: anchor.physicalPage + 1 };
  if (value === null) return {};
  if (value.kind === "table_edit") return { count: value.operations.length };
  if (value.kind === "profile") return {};
  const page = value.kind === "not_a_table" ? value.pieces[0]?.physicalPage : "region" in value ? value.region.physicalPage : "line" in value ? value.line.physicalPage : value.physicalPage;
  return { page: (page ?? 0) + 1, folio: value.kind === "folio" ? (value.printedPage ?? "–") : "" };
}

function Entry({ bookId, item, before, drugName }: { bookId: string; item: DecisionView; before: Decision | null; drugName: string }) {
  const t = useTranslations("log_page");
  const reasons = useTranslations("reasons");
  const sections = useTranslations("sections");
  const kindName = useKindName();
  const decisions = useTranslations("decisions");
  const format = useFormatter();
  const { decision } = item;
  const { anchor } = decision;
  return (
    <div className={css.entry}>
      <span className={`${css.sequence} figures`}>{decision.sequence}</span>
      <div>
        <p className={css.sentence}>
          {t.rich(sentenceOf(decision), {
            who: decision.reviewer,
            section: sections(anchor.sectionKey),
            drug: drugName,
            ...detailsOf(decision),
            kind: decision.value?.kind === "profile" ? kindName(decision.value.profileId) : "",
            b: (words) => <b>{words}</b>,
            place: (words) => (
              <Link href={anchor.drugId === "" ? `/books/${bookId}` : monographHref(bookId, anchor.drugId, refOfDecision(item))} prefetch={false}>
                {words}
              </Link>
            ),
          })}
        </p>
        <p className={sheet.quiet}>
          <time dateTime={decision.decidedAt}>{format.dateTime(new Date(decision.decidedAt), { dateStyle: "medium", timeStyle: "medium" })}</time>
          {decision.reason === null ? "" : ` · ${reasons.has(decision.reason) ? reasons(decision.reason) : decision.reason}`}
          {decision.note === "" ? "" : ` · “${decision.note}”`}
          {` · ${item.current || item.carry === "orphaned" ? decisions(`carry_${item.carry}`) : decisions("superseded")}`}
        </p>
        <details className={css.more}>
          <summary>{t("more")}</summary>
          <dl>
            <dt>{t("was_before")}</dt>
            <dd>{before === null ? t("undecided") : <Said decision={before} />}</dd>
            <dt>{t("is_after")}</dt>
            <dd>
              <Said decision={decision} />
            </dd>
            {/* A block's anchor begins its text, which may be withheld: only places in the text show the words around them. */}
            {anchor.blockId !== null || anchor.physicalPage !== undefined || anchor.drugId === "" ? null : (
              <>
                <dt>{t("text_around")}</dt>
                <dd className={css.text}>
                  {item.withheld ? (
                    decisions("words_withheld")
                  ) : (
                    <>
                      …{anchor.before}
                      <span className={css.cut}> ┊ </span>
                      {anchor.after}…
                    </>
                  )}
                </dd>
              </>
            )}
            <dt>{t("content_hash")}</dt>
            <dd>
              <code>{anchor.contentHash}</code>
            </dd>
            <dt>{t("entry_hash")}</dt>
            <dd>
              <code>{decision.hash}</code>
            </dd>
          </dl>
        </details>
      </div>
    </div>
  );
}

/** A verdict in the words of the screens, with who said it and in which entry. */
function Said({ decision: { verdict, reviewer, sequence, reason, note } }: { decision: Decision }) {
  const t = useTranslations("log_page");
  const verdicts = useTranslations("verdict");
  const reasons = useTranslations("reasons");
  const why = [reason === null ? "" : reasons.has(reason) ? reasons(reason) : reason, note === "" ? "" : `“${note}”`].filter(Boolean).join(" · ");
  return (
    <>
      {verdicts(verdict)}
      {why === "" ? "" : ` · ${why}`} <span className={sheet.quiet}>{t("said_by", { who: reviewer, sequence })}</span>
    </>
  );
}
