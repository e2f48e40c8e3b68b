// A helper's thread: teaches itself to read TypeScript, as the command line does, and hands over to serve-pages.ts.
import { fileURLToPath } from "node:url";
// biome-ignore lint/style/noRestrictedImports: a thread inherits nothing of how the command line reads TypeScript.
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
const { servePages } = await import("./serve-pages.ts");
await servePages();
