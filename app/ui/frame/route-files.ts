import { matchRoutes } from "@remix-run/react";

/**
 * The router reloads the whole page when a script does not arrive, and without a connection nothing would be left of
 * it. Null when all are there; fails when one cannot come.
 */
export function fetchRouteFiles(pathname: string): Promise<void> | null {
  const { routes } = window.__remixManifest;
  const missing = (matchRoutes(window.__remixRouter.routes, pathname) ?? [])
    .map(({ route }) => route.id)
    .filter((id) => !(id in window.__remixRouteModules))
    .flatMap((id) => [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat());
  if (missing.length === 0) return null;
  return Promise.all(missing.map(fetchWhole)).then(() => undefined);
}

async function fetchWhole(file: string) {
  const response = await fetch(file);
  await response.arrayBuffer();
}
