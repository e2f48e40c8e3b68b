// `npm start`: sets up what is missing, loads the sample on the first start, and serves the workbench to this computer only.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { say, setUp } from "./setup.mjs";
import { freePort } from "./setup/free-port.mjs";
import { inRoot, packageScript, root } from "./setup/paths.mjs";
import { runNode } from "./setup/run-node.mjs";
import { hashSources, readStamp, writeStamp } from "./setup/stamp.mjs";

const HOST = "127.0.0.1";
const USUAL_PORT = 3000;

function readOptions() {
  const { values } = parseArgs({ options: { port: { type: "string" }, help: { type: "boolean", short: "h" } }, strict: true });
  if (values.help) {
    console.log("npm start [-- --port N]\n\nServes the workbench on this computer (127.0.0.1). PORT is read too; without either, 3000 or the next free port.\nData: SEAMCHECK_DATA, or the folder data.");
    process.exit(0);
  }
  const text = values.port ?? process.env.PORT;
  if (text === undefined || text === "") return { port: USUAL_PORT, chosen: false };
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${text}" is not a port. Choose a number from 1 to 65535.`);
  return { port, chosen: true };
}

async function choosePort({ port, chosen }) {
  const free = await freePort(port);
  if (free === port) return port;
  if (chosen) throw new Error(`Port ${port} is taken by another program. Choose another one: npm start -- --port ${free ?? port + 1}`);
  if (free === null) throw new Error(`No free port from ${port} on. Choose one: npm start -- --port N`);
  return free;
}

/** Migrations, and the sample on the first start. Skipped when nothing can have changed, so that a second start is quick. */
async function prepareData() {
  const folder = path.resolve(root, process.env.SEAMCHECK_DATA || "data");
  const stamp = path.join(folder, ".prepared");
  const wanted = hashSources(["prisma/migrations"]);
  if (readStamp(stamp) === wanted && existsSync(path.join(folder, "seamcheck.db"))) return;
  const code = await runNode(inRoot("scripts", "seamcheck.mjs"), ["prepare"], { env: { SEAMCHECK_SET_UP: "1" } });
  if (code !== 0) throw new Error(`Preparing the data folder ${folder} failed.`);
  writeStamp(stamp, wanted);
}

async function waitUntilAnswering(url, child) {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("The server ended before it answered.");
    try {
      await fetch(url, { redirect: "manual" });
      return;
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function serve(port) {
  const child = spawn(
    process.execPath,
    ["--import", pathToFileURL(inRoot("scripts", "setup", "exit-with-parent.mjs")).href, packageScript("next", "dist", "bin", "next"), "start", "-H", HOST, "-p", String(port)],
    { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"], env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", SEAMCHECK_HOME: root, PORT: String(port) } },
  );
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    child.kill("SIGTERM");
    // A request that never ends must not keep the server alive.
    setTimeout(() => child.kill("SIGKILL"), 4_000).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  child.on("exit", (code) => process.exit(stopping ? 0 : (code ?? 1)));
  return child;
}

try {
  const options = readOptions();
  await setUp({ build: true });
  await prepareData();
  const port = await choosePort(options);
  const url = `http://${HOST}:${port}/`;
  await waitUntilAnswering(url, serve(port));
  console.log(`Seamcheck: ${url}`);
  say("Ctrl+C ends it.");
} catch (error) {
  say(error.message);
  process.exit(1);
}
