import type { LinksFunction } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

/**
 * The router reloads the whole page when a script does not arrive, and without a connection nothing would be left of
 * it. Null when all are there; fails when one cannot come.
 */
export function fetchRouteFiles(pathname: string): Promise<void> | null {
  const { routes } = window.__remixManifest;
  const missing = listRoutes(pathname)
    .filter((id) => !(id in window.__remixRouteModules))
    .flatMap((id) => [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat());
  if (missing.length === 0) return null;
  return Promise.all(missing.map(fetchOnce)).then(() => undefined);
}

/**
 * What the router would begin with the press. Its modules only when they are there: a browser that could not load one
 * does not try it again. Its sheets also where its modules run: a page that was loaded as a document carried its rules.
 */
export async function prepareRoutes(pathname: string) {
  await fetchRouteFiles(pathname);
  for (const id of listRoutes(pathname)) {
    const file = window.__remixManifest.routes[id]?.module;
    const module: RouteModule | undefined =
      window.__remixRouteModules[id] ?? (file && (await import(/* @vite-ignore */ file)));
    for (const link of module?.links?.() ?? []) {
      const sheet = "rel" in link && link.rel === "stylesheet" ? link.href : undefined;
      if (sheet && !document.querySelector(`link[href="${sheet}"]`)) await fetchOnce(sheet);
    }
  }
}

type RouteModule = { links?: LinksFunction };

function listRoutes(pathname: string) {
  return (matchRoutes(window.__remixRouter.routes, pathname) ?? []).map(({ route }) => route.id);
}

const fetched = new Map<string, Promise<void>>();

/** A link is pointed at, focused and pressed; on a slow processor each asking takes its time. */
function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const coming = fetchWhole(file);
  fetched.set(file, coming);
  coming.catch(() => fetched.delete(file));
  return coming;
}

async function fetchWhole(file: string) {
  const response = await fetch(file);
  await response.arrayBuffer();
}
