// Makes a fresh checkout usable: packages, database client, viewer data and, where asked, the built server. Does only what is missing or out of date,
// needs no shell, and no network once everything is installed.
import { installPackages } from "./setup/install-packages.mjs";

const OLDEST = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(`Seamcheck needs Node.js ${OLDEST.join(".")} or newer; this is ${process.versions.node}. Get it from nodejs.org and run the same command again.`);
}

/** Says what is going on, on standard error: standard output belongs to the command that was asked for. */
export const say = (sentence) => process.stderr.write(`${sentence}\n`);

/** Sets the checkout up. `build`: the server too. */
export async function setUp({ build }) {
  requireNode();
  await installPackages(say);
  // Loaded only now: a checkout without packages has nothing for them to work on.
  const { generateClient } = await import("./setup/generate-client.mjs");
  const { copyViewerData } = await import("./setup/copy-viewer-data.mjs");
  const { buildServer } = await import("./setup/build-server.mjs");
  await generateClient(say);
  copyViewerData(say);
  if (build) await buildServer(say);
}
