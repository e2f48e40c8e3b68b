// The process of one contender: loads it and runs it when told to. Started by run.ts with the contender's index.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { register } from "tsx/esm/api";

const here = path.dirname(fileURLToPath(import.meta.url));
register({ tsconfig: path.join(here, "..", "..", "tsconfig.json") });
await import(pathToFileURL(path.join(here, "contender.ts")).href);
