import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { packageScript } from "./paths.mjs";
import { runNode } from "./run-node.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "msedge", "microsoft-edge"];
const USUAL = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].filter(Boolean).flatMap((folder) => [
    path.join(folder, "Google", "Chrome", "Application", "chrome.exe"),
    path.join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
  ]),
];

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

function onPath() {
  const extension = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name + extension)));
}

async function candidates() {
  const { SEAMCHECK_CHROMIUM, CHROME_PATH, CHROMIUM_PATH, PUPPETEER_EXECUTABLE_PATH } = process.env;
  return [SEAMCHECK_CHROMIUM, CHROME_PATH, CHROMIUM_PATH, PUPPETEER_EXECUTABLE_PATH, await playwrightsOwn(), ...onPath(), ...USUAL];
}

/** Debian's package, where this system has it and we may install it. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const apt = (...args) => spawnSync("/usr/bin/apt-get", args, { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
}

/** The path of a Chromium for the browser tests: one that is there, else Playwright's download, else Debian's package. Null when there is none to be had. */
export async function findChromium(say) {
  const there = async () => (await candidates()).find((file) => file && existsSync(file)) ?? null;
  const found = await there();
  if (found) return found;
  say("No Chromium found: trying Playwright's own download …");
  await runNode(packageScript("@playwright", "test", "cli.js"), ["install", "chromium"]);
  const downloaded = await there();
  if (downloaded) return downloaded;
  say("Trying the system's package …");
  installFromDebian();
  return there();
}
