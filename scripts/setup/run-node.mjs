import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs a script with this Node and waits for its end. Signals that stop us stop it too. Standard output goes to standard error unless `stdout` says
 * otherwise, so that a command's own output stays clean. Resolves to the exit code (130 and so on after a signal).
 */
export function runNode(script, args, { env = {}, stdout = 2, nodeArgs = [] } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArgs, script, ...args], { cwd: root, stdio: ["ignore", stdout, 2], env: { ...process.env, ...env } });
    const forward = (signal) => child.kill(signal);
    process.on("SIGINT", forward);
    process.on("SIGTERM", forward);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("SIGINT", forward);
      process.off("SIGTERM", forward);
      resolve(signal === null ? (code ?? 1) : 128 + (signal === "SIGINT" ? 2 : 15));
    });
  });
}
