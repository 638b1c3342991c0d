import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What nearly every public page needs, in one file: forty small ones compress badly and are asked for one by one. */
const FRAME = [
  "@remix-run/react",
  "app/site/frame/error-body.tsx",
  "app/site/frame/head.ts",
  "app/site/frame/page-hero.tsx",
  "app/site/frame/screen.tsx",
  "app/site/frame/shown-product.ts",
  "app/ui/field/error-summary.tsx",
  "app/site/product/product-grid.tsx",
  "app/steel/kind.ts",
  "app/steel/limits.ts",
  "app/steel/measure.ts",
  "app/ui/button.tsx",
  "app/ui/chip.tsx",
  "app/ui/field/field.tsx",
  "app/ui/flash-message.tsx",
  "app/ui/browser/browser-side.tsx",
  "app/ui/frame/call-widget.tsx",
  "app/ui/browser/program.tsx",
  "app/ui/frame/screen-handle.tsx",
  "app/ui/frame/site-footer.tsx",
  "app/ui/frame/site-header.tsx",
  "app/ui/section.tsx",
];

/** What forms with contact fields need. */
const FORM = [
  "app/models/enquiry/rules.ts",
  "app/site/enquiry/contact-fields.tsx",
  "app/site/enquiry/copy.ts",
  "app/ui/field/checked-form.tsx",
  "app/ui/field/person-fields.tsx",
  "app/ui/field/rule-check.ts",
  "app/ui/revalidation.ts",
];

/** What pages with a field for a size need. */
const SIZE = ["app/steel/size-text.ts", "app/ui/field/size-input.tsx", "app/ui/size-reader.ts"];

/** What pages with a list of sizes need. */
const LINES = [
  "app/models/line/line.ts",
  "app/ui/line-editor.tsx",
  "app/ui/line-list.tsx",
  "app/ui/read-lines.tsx",
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixOptions)],
  resolve: { alias: { "~": path.join(import.meta.dirname, "app") } },
  build: {
    target: "es2022",
    // docs/decisions.md says why these.
    cssTarget: ["chrome109", "safari16", "firefox121"],
    // Only the drawings that style sheets use: each would be a request before the largest paint.
    assetsInlineLimit: (file) => /\/app\/styles\/[^/]+\.svg$/.test(file),
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: { frame: FRAME, form: FORM, size: SIZE, lines: LINES } } },
    // A twentieth smaller than what esbuild makes of it.
    minify: isSsrBuild ? false : "terser",
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, keep_fargs: false, pure_getters: true },
    },
  },
  ssr: {
    external: ["better-sqlite3", "sharp"],
    // Of two hundred files, each read and compiled at every start, the site uses little.
    noExternal: ["libphonenumber-js", "zod"],
  },
}));
