import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { respondToCall } from "./calls.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondToCall(request);
}

/** Remix hands over a copy of a copy, which hears no longer that its client has left once the one between is collected. */
export function action({ request, context: { leaving } }: ActionFunctionArgs) {
  const signal = leaving instanceof AbortSignal ? leaving : request.signal;
  return respondToCall(new Request(request, { signal }));
}
