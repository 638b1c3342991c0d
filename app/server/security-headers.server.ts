import type { ServerResponse } from "node:http";
import { env } from "~/env.server";

export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Browsers ignore both on plain http, and complain of the second on the console.
  ...(env.SITE_URL?.startsWith("https:")
    ? { "Strict-Transport-Security": "max-age=31536000", "Cross-Origin-Opener-Policy": "same-origin" }
    : {}),
};

const securityHeaderList = Object.entries(securityHeaders);

export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Not before they are written: Remix appends its headers to those already there. */
export function completeHeaders(response: ServerResponse, requestId: string, keepsAlive: () => boolean) {
  const writeHead = response.writeHead;
  response.writeHead = function completed(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    if (!response.headersSent) {
      for (const [name, value] of securityHeaderList) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      // A 304 renews the headers of the page the browser kept, whose own policy must survive.
      if (response.statusCode !== 304 && args[0] !== 304 && !response.hasHeader("Content-Security-Policy")) {
        response.setHeader("Content-Security-Policy", FILE_POLICY);
      }
      response.setHeader("X-Request-Id", requestId);
      response.removeHeader("X-Powered-By");
      if (!keepsAlive()) response.shouldKeepAlive = false;
    }
    return Reflect.apply(writeHead, response, args);
  } as typeof writeHead;
}
