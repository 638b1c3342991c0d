import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [remix(remixOptions)],
  resolve: { alias: { "~": path.join(import.meta.dirname, "app") } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  ssr: { external: ["better-sqlite3", "sharp"] },
});
