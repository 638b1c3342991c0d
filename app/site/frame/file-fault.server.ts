import {
  type AppLoadContext,
  createRequestHandler,
  data,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import type { FileFault, ShowFault } from "~/http/file-fault.server";
import { readReference } from "~/http/store-fault.server";

const FRAME = ["root", "site/frame/layout", "site/frame/not-found"];

/** Whether a document is the page of a file: its address has no screen, so scripts would find nothing to take over. */
export function isOfFile(context: AppLoadContext): boolean {
  return "fileFault" in context;
}

/** The frame alone, asked for the file's address: the only screen in it throws the fault. */
export function drawFaults({ routes, assets, ...build }: ServerBuild): ShowFault {
  const frame = ofFrame(routes);
  const missing = frame["site/frame/not-found"];
  if (missing) frame[missing.id] = { ...missing, module: { ...missing.module, loader: throwFault } };
  const respond = createRequestHandler({
    ...build,
    routes: frame,
    assets: { ...assets, routes: ofFrame(assets.routes) },
  });
  return ({ url, headers }, fileFault) => respond(new Request(url, { headers }), { fileFault });
}

function ofFrame<T>(routes: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => FRAME.includes(id)));
}

function throwFault({ request, context }: LoaderFunctionArgs): never {
  const { status, message, headers } = context.fileFault as FileFault;
  throw data(
    { message, reference: readReference(request) },
    { status, headers: { ...headers, "Cache-Control": "no-store" } },
  );
}
