import { defineConfig } from "prisma/config";

// `prisma generate` needs no engine, but looks for one and would fetch it from the network. Any existing file ends the search.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  // Only for authoring migrations; the program opens its own file (see lib/store/open-database.ts).
  datasource: { url: process.env.DATABASE_URL ?? "file:./data/authoring.db" },
});
