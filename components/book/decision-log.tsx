import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { Decision } from "@/lib/model/decision";
import type { DecisionView } from "@/lib/model/views";
import type { ChainState } from "@/lib/review/hash-chain";
import { Mark } from "@/components/ui/mark";
import css from "./decision-log.module.css";
import { previousVerdicts } from "./previous-verdicts";
import sheet from "./sheet.module.css";

export interface DecisionLogProps {
  bookId: string;
  decisions: readonly DecisionView[];
  chain: ChainState;
  drugNames: ReadonlyMap<string, string>;
}

/** The book's append-only log: a sentence a decision, the newest first, and whether the chain of hashes holds. */
export function DecisionLog({ bookId, decisions, chain, drugNames }: DecisionLogProps) {
  const t = useTranslations("log_page");
  const newest = [...decisions].sort((a, b) => b.decision.sequence - a.decision.sequence);
  const before = previousVerdicts(decisions);
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
      {newest.length === 0 ? (
        <p className={sheet.none}>{t("none")}</p>
      ) : (
        <ol className={sheet.rows}>
          {newest.map((item) => (
            <li key={item.decision.decisionId}>
              <Entry bookId={bookId} item={item} before={before.get(item.decision.decisionId) ?? null} drugName={drugNames.get(item.decision.anchor.drugId) ?? item.decision.anchor.drugId} />
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

const KINDS_OF_THEIR_OWN: ReadonlySet<Decision["targetKind"]> = new Set(["block", "pin", "correction"]);

/** The message that says an entry: by its target and verdict, a correction by its kind. */
function sentenceOf({ targetKind, verdict, value }: Decision): string {
  if (value !== null) return `correction_${value.kind}`;
  return `${KINDS_OF_THEIR_OWN.has(targetKind) ? targetKind : "seam"}_${verdict}`;
}

/** Numbers for the sentence of a correction; never the text that it holds, which may be withheld. */
function detailsOf({ value }: Decision): Record<string, string | number> {
  if (value === null) return {};
  if (value.kind === "table_edit") return { count: value.operations.length };
  const page = value.kind === "not_a_table" ? value.pieces[0]?.physicalPage : "region" in value ? value.region.physicalPage : "line" in value ? value.line.physicalPage : value.physicalPage;
  return { page: (page ?? 0) + 1, folio: value.kind === "folio" ? (value.printedPage ?? "–") : "" };
}

function Entry({ bookId, item, before, drugName }: { bookId: string; item: DecisionView; before: string | null; drugName: string }) {
  const t = useTranslations("log_page");
  const verdicts = useTranslations("verdict");
  const reasons = useTranslations("reasons");
  const sections = useTranslations("sections");
  const decisions = useTranslations("decisions");
  const format = useFormatter();
  const { decision } = item;
  const { anchor } = decision;
  const query = item.blockId !== null ? `?block=${encodeURIComponent(item.blockId)}` : item.seamKey !== null ? `?seam=${encodeURIComponent(item.seamKey)}` : "";
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
            b: (words) => <b>{words}</b>,
            place: (words) => (
              <Link href={`/books/${bookId}/monographs/${anchor.drugId}${query}`} prefetch={false}>
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
            <dd>{before === null ? t("undecided") : verdicts(before)}</dd>
            {/* A block's anchor begins its text, which may be withheld: only places in the text show the words around them. */}
            {anchor.blockId !== null ? null : (
              <>
                <dt>{t("text_around")}</dt>
                <dd className={css.text}>
                  …{anchor.before}
                  <span className={css.cut}> ┊ </span>
                  {anchor.after}…
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
