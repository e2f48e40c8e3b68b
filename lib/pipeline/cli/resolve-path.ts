import path from "node:path";

/** A path as the user typed it, from where the user stands: `npm run` moves to the checkout first and leaves the place in INIT_CWD. */
export function resolvePath(typed: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: stood } = process.env;
  return path.resolve(script === "seamcheck" && stood ? stood : process.cwd(), typed);
}
