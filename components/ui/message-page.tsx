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
