// A helper's thread: teaches itself to read TypeScript, as the command line does, and hands over to serve-monographs.ts.
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
const { serveMonographs } = await import("./serve-monographs.ts");
serveMonographs();
