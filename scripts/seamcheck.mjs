#!/usr/bin/env node
// The command line: sets the checkout up where that is still to be done, then hands over to lib/pipeline/cli/main.ts.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { say, setUp } from "./setup.mjs";
import { root } from "./setup/paths.mjs";

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

const { bundleCli } = await import("./setup/bundle-cli.mjs");
const folder = await bundleCli();
const load = (name) => import(pathToFileURL(path.join(folder, name)).href);
const [{ main }, { watchSignals }] = await Promise.all([load("main.mjs"), load("watch-signals.mjs")]);
process.exitCode = await main(process.argv.slice(2), watchSignals());
