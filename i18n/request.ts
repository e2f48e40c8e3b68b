import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LOCALE_COOKIE, pickLocale } from "./pick-locale";

/** Language per request: cookie, then browser. There is no locale in the URL, so a shared link opens in the reader's own language. */
export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  const locale = pickLocale(chosen, (await headers()).get("accept-language"));
  const messages = locale === "vi" ? (await import("@/messages/vi.json")).default : (await import("@/messages/en.json")).default;
  return { locale, messages, now: new Date(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
});
