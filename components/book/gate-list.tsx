import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { Finding } from "@/lib/model/finding";
import type { GateRow } from "@/lib/model/views";
import { ExpectedFound, SEVERITY_MARK } from "@/components/chunk/finding-line";
import { type Meaning, Mark } from "@/components/ui/mark";
import css from "./gate-list.module.css";
import { placeHref } from "./place-href";
import sheet from "./sheet.module.css";

/** Places drawn per gate before the reader asks for all. */
const FIRST_PLACES = 40;

export interface GateListProps {
  bookId: string;
  gates: readonly GateRow[];
  /** The gate whose places are all drawn. */
  all: string | null;
  drugNames: ReadonlyMap<string, string>;
}

function meaningOf({ ran, findings }: GateRow): Meaning {
  if (findings.some((finding) => finding.severity === "block")) return "blocked";
  if (findings.some((finding) => finding.severity === "warn")) return "judge";
  return ran && findings.length === 0 ? "clean" : "idle";
}

/** A row a gate: what it means in plain words, whether it ran, what it found and where. Those with something to say come first. */
export function GateList({ bookId, gates, all, drugNames }: GateListProps) {
  const t = useTranslations("gates_page");
  const weight: Record<Meaning, number> = { blocked: 0, judge: 1, withheld: 2, idle: 2, clean: 3 };
  const rank = (row: GateRow) => (row.findings.length > 0 ? weight[meaningOf(row)] : row.ran ? 3 : 4);
  const sorted = [...gates].sort((a, b) => rank(a) - rank(b));
  const total = (severity: Finding["severity"]) => gates.reduce((sum, row) => sum + row.findings.filter((finding) => finding.severity === severity).length, 0);
  return (
    <main id="main" tabIndex={-1} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{t("title")}</h1>
        <p className="figures">{t("summary", { block: total("block"), warn: total("warn"), note: total("note") })}</p>
        <p className={sheet.about}>{t("about")}</p>
      </header>
      <ul className={sheet.rows}>
        {sorted.map((row) => (
          <li key={row.gate} id={row.gate}>
            <Gate bookId={bookId} row={row} all={all === row.gate} drugNames={drugNames} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Gate({ bookId, row, all, drugNames }: { bookId: string; row: GateRow; all: boolean; drugNames: ReadonlyMap<string, string> }) {
  const t = useTranslations("gates");
  const page = useTranslations("gates_page");
  const format = useFormatter();
  const count = row.findings.length;
  const state = !row.ran ? page("did_not_run") : count === 0 ? page("ran_clean") : page("found", { count: format.number(count) });
  const title = (
    <>
      <span className={css.mark}>
        <Mark meaning={meaningOf(row)} />
      </span>
      <span className={css.words}>
        <b>{t(`${row.gate}.title`)}</b>
        <span>{t(`${row.gate}.meaning`)}</span>
      </span>
      <span className={`${css.state} figures`}>{state}</span>
    </>
  );
  if (count === 0)
    return (
      <div className={css.gate} data-ran={row.ran}>
        {title}
      </div>
    );
  const shown = all ? row.findings : row.findings.slice(0, FIRST_PLACES);
  return (
    <details className={css.details} open={all || undefined}>
      <summary className={css.gate}>{title}</summary>
      <ol className={css.places}>
        {shown.map((finding, index) => (
          <li key={`${index}-${finding.place.chunkId ?? finding.place.physicalPage}`}>
            <Mark meaning={SEVERITY_MARK[finding.severity]} />
            <span>
              <PlaceName bookId={bookId} finding={finding} drugNames={drugNames} />
              <ExpectedFound finding={finding} />
            </span>
          </li>
        ))}
      </ol>
      {shown.length < count ? <Link href={`?all=${row.gate}#${row.gate}`}>{page("show_all", { count: format.number(count) })}</Link> : null}
    </details>
  );
}

function PlaceName({ bookId, finding, drugNames }: { bookId: string; finding: Finding; drugNames: ReadonlyMap<string, string> }) {
  const t = useTranslations("gates_page");
  const sections = useTranslations("sections");
  const { place } = finding;
  const words = [
    place.drugId === null ? "" : (drugNames.get(place.drugId) ?? place.drugId),
    place.sectionKey === null ? "" : sections(place.sectionKey),
    place.physicalPage === null ? "" : `PDF ${place.physicalPage + 1}`,
  ].filter(Boolean);
  const name = words.length === 0 ? t("whole_book") : words.join(" · ");
  const href = placeHref(bookId, place);
  if (href === null) return <span>{name}</span>;
  return (
    <Link href={href} prefetch={false}>
      {name}
    </Link>
  );
}
