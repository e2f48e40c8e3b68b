/** What a reader chose of the log, as it stands in the address. Dates are days, YYYY-MM-DD, in the clock of the computer that the workbench runs on. */
export interface AuditChoice {
  drug: string | null;
  reviewer: string | null;
  kind: string | null;
  verdict: string | null;
  since: string | null;
  until: string | null;
  /** Counted from 0. */
  page: number;
}

/** The address of a log with these choices; what is not chosen is left out. */
export function auditHref(bookId: string, choice: AuditChoice): string {
  const query = new URLSearchParams();
  for (const name of ["drug", "reviewer", "kind", "verdict", "since", "until"] as const) if (choice[name] !== null) query.set(name, choice[name]);
  if (choice.page > 0) query.set("page", String(choice.page + 1));
  return query.size === 0 ? `/books/${bookId}/log` : `/books/${bookId}/log?${query}`;
}
