#!/usr/bin/env node
// The command line: sets the checkout up where that is still to be done, then hands over to lib/pipeline/cli/main.ts.
import { pathToFileURL } from "node:url";
import { say, setUp } from "./setup.mjs";
import { inRoot, root } from "./setup/paths.mjs";

process.env.SEAMCHECK_HOME ??= root;

try {
  await setUp({ build: false });
} catch (error) {
  say(error.message);
  process.exit(70);
}

const { register } = await import("tsx/esm/api");
register({ tsconfig: inRoot("tsconfig.json") });
const { main } = await import(pathToFileURL(inRoot("lib", "pipeline", "cli", "main.ts")).href);
process.exitCode = await main(process.argv.slice(2));
