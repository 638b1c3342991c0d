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
  /** JSON-LD; the framework escapes it when it is written. */
  structured?: (site: Site) => Structured;
};

export function pageHead(matches: Matches, page: PageHead): MetaDescriptor[] {
  const site = readSite(matches);
  const name = site?.company.name ?? "";
  const origin = site?.origin ?? "";
  const title = page.title === name ? name : `${page.title} · ${name}`;
  const [, width, height] = page.image ? (/-(\d{1,4})x(\d{1,4})\.webp$/.exec(page.image) ?? []) : SOCIAL_SIZE;
  return [
    { title },
    { property: "og:title", content: title },
    { property: "og:site_name", content: name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:locale", content: site?.locale },
    { property: "og:image", content: origin + (page.image ?? SOCIAL) },
    ...(width
      ? [
          { property: "og:image:width", content: width },
          { property: "og:image:height", content: height },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.description
      ? [
          { name: "description", content: page.description },
          { property: "og:description", content: page.description },
        ]
      : []),
    ...(page.canonical
      ? [
          { tagName: "link" as const, rel: "canonical", href: `${origin}${page.canonical}` },
          { property: "og:url", content: `${origin}${page.canonical}` },
        ]
      : []),
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ...(page.structured && site ? [{ "script:ld+json": page.structured(site) }] : []),
  ];
}

/** As the root loaded it; undefined while the root itself has failed. */
function readSite(matches: Matches) {
  return matches.find((match) => match.id === "root")?.data as Site | undefined;
}
