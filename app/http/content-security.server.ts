import { hash, randomBytes } from "node:crypto";
import { env } from "~/env.server";

const ADS_TAG = "https://www.googletagmanager.com";

const ADS_SCRIPTS = [
  ADS_TAG,
  "https://www.googleadservices.com",
  "https://pagead2.googlesyndication.com",
  "https://googleads.g.doubleclick.net",
  "https://www.google.com",
];

/** As Google lists them (developers.google.com/tag-platform/security/guides/csp): one is tried after the other. */
const ADS = {
  scripts: ADS_SCRIPTS,
  /** Of what these load and tell. */
  others: [...ADS_SCRIPTS, "https://google.com", "https://ad.doubleclick.net"],
  frames: [ADS_TAG],
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
export function contentSecurityPolicy(scripts: string[], backOffice: boolean) {
  const ads = env.ADS_CONVERSION && !backOffice ? ADS : { scripts: [], others: [], frames: ["'none'"] };
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map((source) => `'${source}'`), ...ads.scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...ads.others],
    "connect-src": ["'self'", ...(env.NODE_ENV === "development" ? ["ws:"] : []), ...ads.others],
    "font-src": ["'self'"],
    "worker-src": [backOffice ? "'self'" : "'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-src": ads.frames,
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
