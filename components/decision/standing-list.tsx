import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import css from "./standing-list.module.css";

export interface Standing {
  /** Of its entry in the log. */
  sequence: number;
  words: ReactNode;
  reviewer: string;
  /** Its text is gone: it has no effect. */
  lost: boolean;
  /** What the button that takes it back is called for a screen reader. */
  takeBackName: string;
}

export interface StandingListProps {
  label: string;
  icon: LucideIcon;
  standing: readonly Standing[];
  lostWords: string;
  takeBack: { words: string; icon: LucideIcon };
  busy: boolean;
  onTakeBack: (sequence: number) => void;
}

/** Orders of reviewers that stand here: what was said, by whom, and the way to take it back. One whose text is gone says so. */
export function StandingList({ label, icon: Icon, standing, lostWords, takeBack, busy, onTakeBack }: StandingListProps) {
  const TakeBackIcon = takeBack.icon;
  if (standing.length === 0) return null;
  return (
    <ul aria-label={label} className={css.list}>
      {standing.map(({ sequence, words, reviewer, lost, takeBackName }) => (
        <li key={sequence} data-lost={lost || undefined}>
          <Icon aria-hidden className={css.icon} />
          <p>
            {words} <span className={css.who}>{reviewer}</span>
            {lost ? (
              <span className={css.lost}>
                <Mark meaning="judge" /> {lostWords}
              </span>
            ) : null}
          </p>
          <Button variant="quiet" disabled={busy} aria-label={takeBackName} onClick={() => onTakeBack(sequence)}>
            <TakeBackIcon aria-hidden />
            {takeBack.words}
          </Button>
        </li>
      ))}
    </ul>
  );
}
