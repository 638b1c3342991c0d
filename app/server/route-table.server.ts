import { createRequire } from "node:module";

type Route = { path?: string | undefined; children?: Route[] | undefined };
type Handler = Record<"query" | "queryRoute", (request: Request, ...rest: unknown[]) => unknown>;

/**
 * The routes that may match a path, by its first part: all others begin with another word. Remix compiles every route it
 * is given to an expression, three times for each request.
 */
export function narrowRoutes<R extends Route>(routes: R[], pathname: string): R[] {
  const first = readFirst(pathname);
  return first === null ? routes : keepRoutes(routes, first);
}

function keepRoutes<R extends Route>(routes: R[], first: string): R[] {
  return routes.flatMap((route) => {
    if (route.path) return mayBegin(route.path, first) ? [route] : [];
    return route.children ? [{ ...route, children: keepRoutes(route.children, first) }] : [route];
  });
}

function mayBegin(path: string, first: string) {
  const word = path.split("/", 1)[0] ?? "";
  return word === "" || /[:*?]/.test(word) || word.toLowerCase() === first;
}

/** In small letters; null for a path that is to be matched with all routes. */
function readFirst(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.split("/", 2)[1] ?? "").toLowerCase() || null;
  } catch {
    return null;
  }
}

/** More different first parts than the table has are of pages that are not there. */
const MOST_HANDLERS = 200;

/** Remix and React Router ask one package, whose functions are replaced before Remix makes its handler. */
export function narrowRouteTable() {
  const inServe = createRequire(createRequire(import.meta.url).resolve("@remix-run/serve/package.json"));
  const inRemix = createRequire(inServe.resolve("@remix-run/node"));
  const inRuntime = createRequire(inRemix.resolve("@remix-run/server-runtime"));
  const router: unknown = inRuntime("@remix-run/router");
  if (!isRouter(router)) throw new Error("This version of Remix matches its routes in another place");
  const { matchRoutes, createStaticHandler } = router;
  Object.assign(router, {
    matchRoutes: (routes: Route[], location: string | { pathname?: string }, ...rest: unknown[]) => {
      const pathname = typeof location === "string" ? location : location.pathname;
      return matchRoutes(narrowRoutes(routes, pathname ?? "/"), location, ...rest);
    },
    createStaticHandler: (routes: Route[], ...rest: unknown[]) => {
      const whole = createStaticHandler(routes, ...rest);
      const handlers = new Map<string, Handler>();
      const find = (request: Request): Handler => {
        const first = readFirst(new URL(request.url).pathname);
        if (first === null) return whole;
        const known = handlers.get(first);
        if (known) return known;
        const narrow = createStaticHandler(keepRoutes(routes, first), ...rest);
        if (handlers.size < MOST_HANDLERS) handlers.set(first, narrow);
        return narrow;
      };
      return {
        ...whole,
        query: (request: Request, ...given: unknown[]) => find(request).query(request, ...given),
        queryRoute: (request: Request, ...given: unknown[]) => find(request).queryRoute(request, ...given),
      };
    },
  });
}

type Router = {
  matchRoutes: (routes: Route[], ...rest: unknown[]) => unknown;
  createStaticHandler: (routes: Route[], ...rest: unknown[]) => Handler;
};

function isRouter(value: unknown): value is Router {
  const names = ["matchRoutes", "createStaticHandler"] as const;
  return typeof value === "object" && value !== null && names.every((name) => name in value);
}
