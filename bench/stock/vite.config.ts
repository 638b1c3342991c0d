import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [remix({ appDirectory: "bench/stock/app", buildDirectory: ".cache/stock" })],
  ssr: { external: ["better-sqlite3"] },
});
