export interface EarlyScriptProps {
  /** A constant of the program: nothing that anybody typed may stand in it. What it is about it reads from the element's own `data-about`. */
  code: string;
  about?: string | null;
  /** By which the page's content policy allows a script. */
  nonce: string | undefined;
}

/**
 * A line that the browser runs while it still reads the page, long before the program's own scripts are there. It runs in the page as the server sent it, and never again.
 * It stands behind what is to be shown: before it runs, the browser waits for the styles, and reads on only then.
 */
export function EarlyScript({ code, about = null, nonce }: EarlyScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the text of a script with its quotes escaped. Browsers do not give a nonce back: it is another one when the page comes to life.
  return <script nonce={nonce} data-about={about ?? undefined} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
