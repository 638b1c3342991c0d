import { matchRoutes } from "@remix-run/react";

/** The router reloads the page when a script does not arrive. Null when all are there; fails when one cannot come. */
export function fetchRouteFiles(pathname: string): Promise<unknown> | null {
  const { routes } = window.__remixManifest;
  const missing = (matchRoutes(window.__remixRouter.routes, pathname) ?? [])
    .filter(({ route }) => !(route.id in window.__remixRouteModules))
    .flatMap(({ route: { id } }) => [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat());
  return missing.length > 0 ? Promise.all(missing.map(fetchWhole)) : null;
}

async function fetchWhole(file: string) {
  const response = await fetch(file);
  await response.arrayBuffer();
}
