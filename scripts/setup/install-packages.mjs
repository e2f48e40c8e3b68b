import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { inRoot, root } from "./paths.mjs";
import { runNode } from "./run-node.mjs";

/** Whether every package of package-lock.json lies in node_modules in its locked version. Packages for other systems may be missing. */
function isInstalled() {
  const hidden = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")).packages;
  const found = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(([place, { version, optional, devOptional, peer }]) => {
    if (place === "") return true;
    const there = found[place];
    return there ? there.version === version && existsSync(inRoot(place)) : Boolean(optional || devOptional || peer);
  });
}

/** npm's own script, wherever this Node keeps it: so that npm is started without a shell. */
function findNpm() {
  const bin = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath?.replace(/npx-cli\.js$/, "npm-cli.js"),
    path.join(bin, "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(bin, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    "/usr/share/nodejs/npm/bin/npm-cli.js",
    "/usr/lib/node_modules/npm/bin/npm-cli.js",
    ...(process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, "npm")).filter(existsSync).map((file) => realpathSync(file)),
  ];
  const found = candidates.find((file) => file?.endsWith("npm-cli.js") && existsSync(file));
  if (!found) throw new Error("npm was not found beside this Node.js. Install Node.js 20.19 or newer from its own installer, which brings npm along.");
  return found;
}

async function npm(...args) {
  const code = await runNode(findNpm(), args);
  if (code !== 0) throw new Error(`"npm ${args.join(" ")}" ended with code ${code}. Is the network there? Nothing else was changed; run the same command again.`);
}

/** Whether the database driver's compiled part fits this Node (it does not after a change of Node's major version). */
function fitsThisNode() {
  try {
    const Database = createRequire(path.join(root, "package.json"))("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    // Whatever is wrong with it, building it anew is the remedy.
    return false;
  }
}

/** Installs exactly what package-lock.json says, if it is not all there. Returns whether anything was done. */
export async function installPackages(say) {
  if (isInstalled() && fitsThisNode()) return false;
  if (isInstalled()) {
    say("Building the database driver for this Node.js …");
    await npm("rebuild", "better-sqlite3");
  } else {
    const first = !existsSync(inRoot("node_modules")) || readdirSync(inRoot("node_modules")).length === 0;
    say(first ? "Installing packages (once, some two minutes) …" : "Packages changed: installing them again …");
    await npm("ci", "--include=dev", "--no-audit", "--no-fund");
  }
  return true;
}
