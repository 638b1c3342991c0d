import type { MetaDescriptor } from "@remix-run/node";
import type { Site, Structured } from "./structured";

const SOCIAL = "/social.jpg";
const SOCIAL_SIZE = ["", "1200", "630"];

type Matches = readonly { id: string; data?: unknown }[];

type PageHead = {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  type?: "article";
  noIndex?: boolean;
  /** Its address opens what somebody has sent: the page after it shall not tell an advertiser where its reader came from. */
  isSecret?: boolean;
  /** JSON-LD; the framework escapes it when it is written. */
  structured?: (site: Site) => Structured;
};

export function pageHead(matches: Matches, page: PageHead): MetaDescriptor[] {
  const site = readSite(matches);
  const name = site?.company.name ?? "";
  const origin = site?.origin ?? "";
  const title = page.title === name ? name : `${page.title} · ${name}`;
  const [, width, height] = page.image ? (/-(\d{1,4})x(\d{1,4})\.webp$/.exec(page.image) ?? []) : SOCIAL_SIZE;
  const canonical = page.canonical && origin + page.canonical;
  const names = {
    "twitter:card": "summary_large_image",
    description: page.description,
    robots: page.noIndex && "noindex",
    referrer: page.isSecret && site?.adsConversion && "strict-origin",
  };
  const properties = {
    "og:title": title,
    "og:site_name": name,
    "og:type": page.type ?? "website",
    "og:locale": site?.locale,
    "og:image": origin + (page.image ?? SOCIAL),
    "og:image:width": width,
    "og:image:height": height,
    "og:description": page.description,
    "og:url": canonical,
  };
  return [
    { title },
    ...Object.entries(names).flatMap(([name, content]) => (content ? { name, content } : [])),
    ...Object.entries(properties).flatMap(([property, content]) => (content ? { property, content } : [])),
    ...(canonical ? [{ tagName: "link" as const, rel: "canonical", href: canonical }] : []),
    ...(page.structured && site ? [{ "script:ld+json": page.structured(site) }] : []),
  ];
}

/** As the root loaded it; undefined while the root itself has failed. */
function readSite(matches: Matches) {
  return matches.find((match) => match.id === "root")?.data as Site | undefined;
}
