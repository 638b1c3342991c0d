import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";
import { forgetFileRoutes, gatherFrame, settleFlags } from "./scripts/bundle/browser-code";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix({ ...remixOptions, buildEnd: forgetFileRoutes }), settleFlags()],
  resolve: { alias: { "~": path.join(import.meta.dirname, "app") } },
  build: {
    target: "es2022",
    // Only the drawings that style sheets use: each would be a request before the largest paint.
    assetsInlineLimit: (file) => /\/app\/styles\/[^/]+\.svg$/.test(file),
    // A twentieth smaller than what esbuild makes of it.
    minify: isSsrBuild ? false : "terser",
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, keep_fargs: false, pure_getters: true },
    },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: gatherFrame() } },
  },
  ssr: { external: ["better-sqlite3", "sharp"] },
}));
