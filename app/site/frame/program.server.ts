import type { EntryContext } from "@remix-run/node";
import type { UNSAFE_AssetsManifest as AssetsManifest } from "@remix-run/react";
import { PUBLIC_PAGES } from "~/http/public-pages.server";
import type { Program } from "~/ui/browser/program";
import type { WrittenProgram } from "~/ui/browser/response-context";
import { starter } from "./starter";

/** Vite would put a loader of its own in the place of an `import` within the function. */
const STARTER = `(${starter})((file) => import(file))`;

/** For the browser (Speculation Rules), until React has started: links on which a pointer rests or a finger lies. */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: Object.keys(PUBLIC_PAGES).filter((page) => page !== "/search") },
      eagerness: "moderate",
    },
  ],
});

/** Reads the data to its end. `atOnce`: without waiting for an intent. */
export async function writeProgram(remix: EntryContext, atOnce: boolean): Promise<WrittenProgram> {
  const manifest: AssetsManifest = remix.manifest;
  const routes = remix.staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.map(({ module }) => module);
  const program: Program = {
    before: manifest.hmr ? [manifest.hmr.runtime] : [],
    files: [
      ...new Set([
        manifest.entry.module,
        manifest.url,
        ...manifest.entry.imports,
        ...modules,
        ...routes.flatMap(({ imports }) => imports ?? []),
      ]),
    ],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    context: JSON.parse(remix.serverHandoffString ?? "{}"),
    atOnce,
  };
  return {
    description: withoutTags(JSON.stringify(program)),
    data: withoutTags(await new Response(remix.serverHandoffStream).text()),
    rules: PREFETCH_RULES,
    starter: STARTER,
  };
}

/** In JSON `<` only stands in texts. */
function withoutTags(json: string) {
  return json.replaceAll("<", "\\u003c");
}
