import { isHttps } from "~/env.server";

export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of whatever does not say its own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": FILE_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Browsers ignore both on plain http, and complain of the second on the console.
  ...(isHttps
    ? { "Strict-Transport-Security": "max-age=31536000", "Cross-Origin-Opener-Policy": "same-origin" }
    : {}),
};
