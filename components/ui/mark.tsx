import css from "./mark.module.css";

/** What a mark means. The shape says it without the colour: dot, bar, hatch, tick, ring. */
export type Meaning = "judge" | "blocked" | "withheld" | "clean" | "idle";

const SHAPE: Record<Exclude<Meaning, "clean">, string | undefined> = { judge: css.dot, blocked: css.bar, withheld: css.hatch, idle: css.ring };

/** A sign beside words that say the same; it has no name of its own. */
export function Mark({ meaning }: { meaning: Meaning }) {
  if (meaning === "clean") {
    return (
      <svg className={`${css.mark} ${css.tick}`} viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
        <path d="M2 6.5 5 9.5 10.5 2.8" />
      </svg>
    );
  }
  return <span aria-hidden className={`${css.mark} ${SHAPE[meaning]}`} />;
}
