import type { IncomingMessage } from "node:http";

/** However the path is spelled: programs are answered in JSON, and pages of other sites may be allowed to call. */
export function isApiPath(request: IncomingMessage): boolean {
  const path = URL.parse(addressOf(request))?.pathname ?? "";
  return /^\/backend\/api(?:\/|$)/i.test(decodePath(path) ?? path);
}

export function addressOf({ headers, url }: IncomingMessage): string {
  return `http://${headers.host}${url}`;
}

/** Null for an escape that is none. */
export function decodePath(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
