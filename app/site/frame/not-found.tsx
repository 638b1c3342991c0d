import type { LoaderFunctionArgs } from "@remix-run/node";
import { missing } from "./missing.server";

/** Every address that no other route knows: the frame's error boundary shows the missing page. */
export async function loader({ request }: LoaderFunctionArgs) {
  throw await missing(request);
}

export async function action({ request }: LoaderFunctionArgs) {
  throw await missing(request);
}

export default function NotFound() {
  return null;
}
