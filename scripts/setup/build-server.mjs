import { existsSync } from "node:fs";
import { inRoot, packageScript } from "./paths.mjs";
import { runNode } from "./run-node.mjs";
import { hashSources, readStamp, writeStamp } from "./stamp.mjs";

const SOURCES = [
  "app", "components", "i18n", "lib", "messages", "public", "proxy.ts", "instrumentation.ts", "instrumentation-client.ts",
  "next.config.mjs", "next.config.ts", "postcss.config.mjs", "tsconfig.json", "package-lock.json", "prisma/schema.prisma",
];
const isNoSource = (file) => /\.test\.tsx?$/.test(file) || file === "lib/store/generated" || file === "public/pdfjs";

/** Builds the server if its sources changed since the last build. */
export async function buildServer(say) {
  const stamp = inRoot(".next", "seamcheck-build.stamp");
  const wanted = hashSources(SOURCES, isNoSource);
  if (readStamp(stamp) === wanted && existsSync(inRoot(".next", "BUILD_ID"))) return false;
  say("Building the workbench …");
  const code = await runNode(packageScript("next", "dist", "bin", "next"), ["build"], { env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } });
  if (code !== 0) throw new Error(`"next build" ended with code ${code}.`);
  writeStamp(stamp, wanted);
  return true;
}
