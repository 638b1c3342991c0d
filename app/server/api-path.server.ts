import type { IncomingMessage } from "node:http";
import { decodePath } from "~/http/plain-path";

/** However the path is spelled: programs are answered in JSON, and pages of other sites may be allowed to call. */
export function isApiPath({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  const path = URL.parse(`http://localhost${url}`)?.pathname ?? "";
  return /^\/+backend(?:\/|$)/i.test(decodePath(path) ?? path);
}
