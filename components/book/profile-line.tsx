import { useTranslations } from "next-intl";
import type { BookRow } from "@/lib/model/views";
import css from "./profile-line.module.css";

/** As what kind of book the book was read, and why, in one line. */
export function ProfileLine({ book: { profileId, profileReason } }: { book: Pick<BookRow, "profileId" | "profileReason"> }) {
  const t = useTranslations("profile_line");
  const profiles = useTranslations("profiles");
  const name = profiles.has(`${profileId}.name`) ? profiles(`${profileId}.name`) : profileId;
  return (
    <p className={css.line}>
      <span>{t("read_as")}</span> <b>{name}</b> <span className="figures">{t(profileReason.code, { matched: profileReason.matched, of: profileReason.of })}</span>
    </p>
  );
}
