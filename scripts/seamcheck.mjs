#!/usr/bin/env node
// The command line: sets the checkout up where that is still to be done, then hands over to lib/pipeline/cli/main.ts.
import { pathToFileURL } from "node:url";
import { say, setUp } from "./setup.mjs";
import { inRoot, root } from "./setup/paths.mjs";

process.env.SEAMCHECK_HOME ??= root;

// Whoever starts this from a checkout that is set up (the server, for an import) says so.
if (!process.env.SEAMCHECK_SET_UP) {
  try {
    await setUp({ build: false });
  } catch (error) {
    say(error.message);
    process.exit(70);
  }
}

// "seamcheck books | head -1": the reader has gone, and there is nobody left to tell.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const { register } = await import("tsx/esm/api");
register({ tsconfig: inRoot("tsconfig.json") });
const load = (name) => import(pathToFileURL(inRoot("lib", "pipeline", "cli", name)).href);
const [{ main }, { watchSignals }] = await Promise.all([load("main.ts"), load("watch-signals.ts")]);
process.exitCode = await main(process.argv.slice(2), watchSignals());
