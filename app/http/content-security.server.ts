import { hash, randomBytes } from "node:crypto";
import { env } from "~/env.server";

const ADS = {
  scripts: ["https://www.googletagmanager.com"],
  /** Of what these load and tell. */
  others: [
    "https://www.googletagmanager.com",
    "https://www.google.com",
    "https://googleads.g.doubleclick.net",
  ],
};

export function makeNonce() {
  return randomBytes(16).toString("base64");
}

/** All others are data, such as `application/ld+json`. */
const RUNNING = ["module", "speculationrules"];

/** Of the inline scripts of a document as it is written: in all its text and data `<` is escaped, so a tag is a tag. */
export function hashScripts(html: string): string[] {
  const texts = html
    .split("<script")
    .slice(1)
    .flatMap((script) => {
      const tag = script.slice(0, script.indexOf(">"));
      const type = / type="([^"]*)"/.exec(tag)?.[1];
      const runs = !tag.includes(" src=") && (!type || RUNNING.includes(type));
      return runs ? [script.slice(tag.length + 1, script.indexOf("</script>"))] : [];
    });
  return [...new Set(texts)].map((text) => `sha256-${hash("sha256", text, "base64")}`);
}

/** `scripts`: hashes or nonce of the inline ones. Styles may be inline: routes' rules, article text, toasts. */
export function contentSecurityPolicy(scripts: string[], worker: boolean) {
  const ads = env.ADS_CONVERSION ? ADS : { scripts: [], others: [] };
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map((source) => `'${source}'`), ...ads.scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...ads.others],
    "connect-src": ["'self'", ...(env.NODE_ENV === "development" ? ["ws:"] : []), ...ads.others],
    "font-src": ["'self'"],
    "worker-src": [worker ? "'self'" : "'none'"],
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
