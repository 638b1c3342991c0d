import { matchRoutes } from "@remix-run/react";

/** The router reloads the page when a script does not arrive. Null when all are there; fails when one cannot come. */
export function fetchRouteFiles(pathname: string): Promise<unknown> | null {
  const missing = missingRoutes(pathname).flatMap(({ module, imports = [] }) => [module, ...imports]);
  return missing.length > 0 ? Promise.all(missing.map(fetchWhole)) : null;
}

/** The same, and has them run, so that whoever follows a link there waits for its picture alone. */
export async function runRouteFiles(pathname: string) {
  await fetchRouteFiles(pathname);
  // A browser may keep the failure of a script that it imports, and the router would meet it: fetched ones do not fail.
  await Promise.all(missingRoutes(pathname).map(({ module }) => import(/* @vite-ignore */ module)));
}

function missingRoutes(pathname: string) {
  const { routes } = window.__remixManifest;
  return (matchRoutes(window.__remixRouter.routes, pathname) ?? [])
    .filter(({ route }) => !(route.id in window.__remixRouteModules))
    .flatMap(({ route: { id } }) => routes[id] ?? []);
}

let outdated = false;

/** Whether the site is known to have been updated since the page was loaded: the router would only load this page again. */
export function isOutdated() {
  return outdated;
}

async function fetchWhole(file: string) {
  const response = await fetch(file);
  outdated ||= response.status === 404;
  if (outdated) throw new Error(`${file} is gone`);
  await response.arrayBuffer();
}
