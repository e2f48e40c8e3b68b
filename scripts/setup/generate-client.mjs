import { existsSync } from "node:fs";
import { inRoot, packageScript } from "./paths.mjs";
import { runNode } from "./run-node.mjs";
import { hashSources, readStamp, writeStamp } from "./stamp.mjs";

/** Generates the database client if the schema (or Prisma) changed since the last time. Needs no network. */
export async function generateClient(say) {
  const stamp = inRoot(".cache", "client.stamp");
  const wanted = hashSources(["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"]);
  if (readStamp(stamp) === wanted && existsSync(inRoot("lib", "store", "generated", "client.ts"))) return false;
  say("Generating the database client …");
  const code = await runNode(packageScript("prisma", "build", "index.js"), ["generate"], { env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" } });
  if (code !== 0) throw new Error(`"prisma generate" ended with code ${code}.`);
  writeStamp(stamp, wanted);
  return true;
}
