import type { BreadcrumbList, WithContext } from "schema-dts";
import { useFrame } from "./frame";

export type Crumb = { label: string; href?: string };

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { origin } = useFrame();
  const way = [{ label: "Home", href: "/" }, ...crumbs];
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {way.map(({ label, href }, index) => (
          <li key={href ?? ""}>
            {href && index < crumbs.length ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === crumbs.length ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can begin
        dangerouslySetInnerHTML={{ __html: writeData(describe(way, origin)) }}
      />
    </nav>
  );
}

function describe(way: Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href ? { item: origin + href } : {}),
    })),
  };
}

function writeData(data: object) {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
