import { useTranslations } from "next-intl";

/** The plain name of a kind of book by its profile's id; the id itself where the program does not know it. */
export function useKindName(): (profileId: string) => string {
  const t = useTranslations("profiles");
  return (profileId) => (t.has(`${profileId}.name`) ? t(`${profileId}.name`) : profileId);
}
