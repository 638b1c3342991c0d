export type Crumb = { label: string; href?: string };

/** The last crumb is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {[{ label: "Home", href: "/" }, ...crumbs].map(({ label, href }, index) => (
          <li key={label}>
            {href && index < crumbs.length ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === crumbs.length ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
