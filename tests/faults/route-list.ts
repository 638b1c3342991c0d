import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";
import { root } from "../../scripts/start/root.mjs";

/** An address of the product, without the API: its pattern, its module, and whether the module takes posts or is a page. */
export type Place = { path: string; file: string; takesPosts: boolean; isPage: boolean };

function list(entries: RouteConfigEntry[]): Place[] {
  return entries.flatMap((entry) => {
    if (entry.children?.length) return list(entry.children);
    const source = readFileSync(path.join(root, "app", entry.file), "utf8");
    return {
      path: `/${entry.path ?? ""}`,
      file: entry.file,
      takesPosts: /export (async function|const) action\b/.test(source),
      isPage: /export (default )?function (\w*ErrorBoundary|[A-Z])/.test(source),
    };
  });
}

export const places = list(await routes).filter(({ file }) => !file.startsWith("api/"));
