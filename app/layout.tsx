import "@fontsource-variable/noto-sans/wght.css";
import "@fontsource-variable/noto-serif/wght.css";
import "@fontsource-variable/noto-serif/wght-italic.css";
import "./fonts.css";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { fontVariables } from "./fonts";
import { saveReviewer } from "./actions/preferences";
import { Providers } from "./providers";
import { readReviewer, readTheme } from "./preferences";

/** Every screen shows what is in the database now. Said here, because a build that tries pages out would open a database, and make one. */
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ui");
  return { title: { default: "Seamcheck", template: "%s · Seamcheck" }, description: t("about") };
}

export const viewport: Viewport = { colorScheme: "light dark" };

/** Language and theme are written on <html> by the server, so that nothing flashes. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = await readTheme();
  return (
    <html lang={await getLocale()} className={fontVariables} data-theme={theme === "system" ? undefined : theme}>
      <body>
        <NextIntlClientProvider>
          <Providers reviewer={await readReviewer()} onSaveReviewer={saveReviewer}>
            {children}
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
