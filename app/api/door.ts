import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall } from "./calls.server";

export function loader({ request }: LoaderFunctionArgs) {
  return answerCall(request);
}

export function action({ request }: ActionFunctionArgs) {
  return answerCall(request);
}
