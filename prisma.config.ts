import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { defineConfig } from "prisma/config";

/** Prisma's commands run in WebAssembly over the same driver as the site, so that no engine is downloaded. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  experimental: { adapter: true },
  engine: "js",
  adapter: async () => new PrismaBetterSQLite3({ url: process.env.DATABASE_URL ?? "file:./prisma/site.db" }),
});
