import type { ReactNode } from "react";
import css from "./message-page.module.css";

/** A page that has only one thing to say, and a way on. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** While a page is being read: a quiet bar, and words for those who do not see it. */
export function LoadingPage({ words }: { words: string }) {
  return (
    <main id="main" tabIndex={-1} className={css.loading} aria-busy="true">
      <span className={css.bar} aria-hidden />
      <p role="status">{words}</p>
    </main>
  );
}
