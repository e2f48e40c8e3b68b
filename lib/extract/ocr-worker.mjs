// A reader's thread: teaches itself to read TypeScript, as the command line does, and hands over to serve-ocr.ts.
import { fileURLToPath } from "node:url";
// biome-ignore lint/style/noRestrictedImports: a thread inherits nothing of how the command line reads TypeScript.
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
const { serveOcr } = await import("./serve-ocr.ts");
await serveOcr();
