import type { MetaDescriptor } from "@remix-run/node";

/** What of the page's matches is needed to name the site: pass `matches` of the meta function. */
type Matches = readonly { id: string; data?: unknown }[];

type PageHead = {
  title: string;
  description?: string;
  /** Path of the page's one address; absent: the page has no canonical link. */
  canonical?: string;
  /** Root-relative picture for previews. */
  image?: string;
  /** Pages that search engines should leave alone. */
  noIndex?: boolean;
  /** JSON-LD, escaped by the framework when it is written. */
  structured?: Record<string, unknown>;
};

/** Title, description, canonical link and previews of a page. */
export function pageHead(matches: Matches, page: PageHead): MetaDescriptor[] {
  const { name, origin } = readSite(matches);
  const title = page.title === name ? name : `${page.title} · ${name}`;
  const image = `${origin}${page.image ?? "/social.jpg"}`;
  return [
    { title },
    { property: "og:title", content: title },
    { property: "og:site_name", content: name },
    { property: "og:image", content: image },
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
    ...(page.structured ? [{ "script:ld+json": page.structured }] : []),
  ];
}

function readSite(matches: Matches) {
  const root = matches.find((match) => match.id === "root")?.data as
    | { company: { name: string }; origin: string }
    | undefined;
  return { name: root?.company.name ?? "", origin: root?.origin ?? "" };
}
