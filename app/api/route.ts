import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { respondToCall } from "./calls.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondToCall(request);
}

export function action({ request }: ActionFunctionArgs) {
  return respondToCall(request);
}
