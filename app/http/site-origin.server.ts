import { env } from "~/env.server";

/** Of links that leave the site; where none is set, the one that was asked. */
export function siteOrigin({ url }: Request): string {
  return env.SITE_URL ?? new URL(url).origin;
}
