import { randomBytes } from "node:crypto";
import { env } from "~/env.server";

const ADS = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://www.googletagmanager.com",
    "https://www.google.com",
    "https://googleads.g.doubleclick.net",
  ],
  image: [
    "https://www.googletagmanager.com",
    "https://www.google.com",
    "https://googleads.g.doubleclick.net",
  ],
};

export function makeNonce() {
  return randomBytes(16).toString("base64");
}

/** Article text keeps its alignment in style attributes, and the toasts bring a style element. */
export function contentSecurityPolicy(nonce: string) {
  const ads = env.ADS_CONVERSION ? ADS : { script: [], connect: [], image: [] };
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, ...ads.script],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...ads.image],
    "connect-src": ["'self'", ...(env.NODE_ENV === "development" ? ["ws:"] : []), ...ads.connect],
    "font-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
