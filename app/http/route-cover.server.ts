import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { env } from "~/env.server";
import { type FileFault, type ShowFault, sayInKind } from "./file-fault.server";
import { type FaultPage, faultPage, readReference, replyToFault } from "./store-fault.server";

type Route = Routes[string];
type Module = Route["module"];

const WHOLE_ANSWER = ["Retry-After", "Allow"];

/** The strictest first. */
const KEEPING = ["no-store", "private"];

type Routes = ServerBuild["routes"];

/**
 * The same build, whose pages and files say every fault in their own way. Remix would run a form's action for PUT and
 * DELETE too: they get 405. The API does both itself.
 */
export function coverRoutes(build: ServerBuild, draw: (build: ServerBuild) => ShowFault): ServerBuild {
  const { routes } = build;
  const pages = replaceModules(routes, (route) =>
    isApi(route, routes) || isFile(route.module) ? route.module : coverPage(route.module, route.path === "*"),
  );
  const show = draw({ ...build, routes: pages });
  const covered = replaceModules(pages, (route) =>
    isApi(route, routes) || !isFile(route.module) ? route.module : coverFile(route.module, show),
  );
  return { ...build, routes: covered };
}

function replaceModules(routes: Routes, moduleOf: (route: Route) => Module): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, module: moduleOf(route) }]),
  );
}

function coverPage(module: Module, isMissing: boolean): Module {
  const { loader, action, headers } = module;
  const throwPage = (error: unknown, request: Request): never => {
    // What is thrown on purpose is an answer; in development the error itself says more than any page.
    if (!(error instanceof Error) || env.NODE_ENV === "development") throw error;
    throw faultPage(error, request);
  };
  return {
    ...module,
    headers: (args: HeadersArgs) => {
      const own = typeof headers === "function" ? headers(args) : (headers ?? args.parentHeaders);
      return carryWhole(new Headers(own), args);
    },
    ...(loader && {
      loader: async (args: LoaderFunctionArgs) => {
        try {
          return await loader(args);
        } catch (error) {
          return throwPage(error, args.request);
        }
      },
    }),
    action: async (args: ActionFunctionArgs) => {
      const takes = isMissing || args.request.method === "POST";
      if (!action || !takes) throw rejectMethod(args.request, allowedMethods(action));
      try {
        return await action(args);
      } catch (error) {
        return throwPage(error, args.request);
      }
    },
  };
}

function coverFile(module: Module, show: ShowFault): Module {
  const { loader, action } = module;
  return {
    ...module,
    ...(loader && {
      loader: async (args: LoaderFunctionArgs) => {
        try {
          return await loader(args);
        } catch (error) {
          return sayInKind(args.request, await readFault(error, args.request), show);
        }
      },
    }),
    action: async ({ request }: ActionFunctionArgs) => {
      const allow = allowedMethods(action);
      const fault = { status: 405, message: `This address answers ${allow}`, headers: { Allow: allow } };
      return sayInKind(request, fault, show);
    },
  };
}

/** What is thrown on purpose and leads elsewhere is thrown on. */
async function readFault(error: unknown, request: Request): Promise<FileFault> {
  if (!(error instanceof Response)) return replyToFault(error, request);
  if (error.status < 400) throw error;
  return { status: error.status, message: await error.text() };
}

function rejectMethod(request: Request, allow: string) {
  const page: FaultPage = {
    message: "This address does not answer that kind of request",
    reference: readReference(request),
  };
  return data(page, { status: 405, headers: { Allow: allow } });
}

function allowedMethods(action: unknown) {
  return action ? "GET, HEAD, POST" : "GET, HEAD";
}

function carryWhole(
  headers: Headers,
  { actionHeaders, errorHeaders, loaderHeaders, parentHeaders }: HeadersArgs,
) {
  const sources = [actionHeaders, errorHeaders, loaderHeaders, parentHeaders];
  for (const name of WHOLE_ANSWER) {
    for (const source of sources) {
      const value = source?.get(name);
      if (value && !headers.has(name)) headers.set(name, value);
    }
  }
  // Whoever may not keep a part may not keep the whole.
  const said = [headers, ...sources].map((source) => source?.get("Cache-Control") ?? "");
  const strictest = KEEPING.flatMap((word) => said.find((value) => value.includes(word)) ?? [])[0];
  if (strictest) headers.set("Cache-Control", strictest);
  return headers;
}

function isFile(module: Module) {
  return module.default === undefined && module.ErrorBoundary === undefined;
}

function isApi(route: Route, routes: ServerBuild["routes"]): boolean {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  const path = route.path ?? "";
  return /^backend(\/|$)/.test(path) || (parent !== undefined && isApi(parent, routes));
}
