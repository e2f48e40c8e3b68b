"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BookRow } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import css from "./profile-line.module.css";
import { type ReadAgainActions, ReadAgainDialog } from "./read-again-dialog";
import { useKindName } from "./use-kind-name";

export interface ProfileLineProps extends ReadAgainActions {
  book: Pick<BookRow, "bookId" | "profileId" | "profileReason" | "importing">;
  /** Ids of the kinds of books, in the order in which they are offered. */
  profiles: readonly string[];
}

/** As what kind of book the book was read, and why, in one line; and the way to have it read as another. */
export function ProfileLine({ book, profiles, ...actions }: ProfileLineProps) {
  const t = useTranslations("profile_line");
  const kindName = useKindName();
  const [asking, setAsking] = useState(false);
  const { profileId, profileReason } = book;
  return (
    <div className={css.line}>
      <p>
        {t("read_as")} <b>{kindName(profileId)}</b> <span className="figures">{t(profileReason.code, { matched: profileReason.matched, of: profileReason.of })}</span>
      </p>
      <Button onClick={() => setAsking(true)}>
        {t("again")}
      </Button>
      <ReadAgainDialog open={asking} onOpenChange={setAsking} book={book} profiles={profiles} {...actions} />
    </div>
  );
}
