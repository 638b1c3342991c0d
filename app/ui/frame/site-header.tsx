import { useNavigation } from "@remix-run/react";
import { type Company, listRegistrations, writeAddress } from "~/models/shop/company";
import { formatPhone, telLink } from "~/models/shop/phone";
import { Icon } from "~/ui/icon";
import { Brand } from "./brand";
import { DisclosureSummary } from "./disclosure";
import { SearchBox } from "./search-box";

const families = [
  { label: "Hot Rolled", sheet: "/hotRolled/sheet", coils: "/hotRolled/coils" },
  { label: "Cold Rolled", sheet: "/coldRolled/sheet", coils: "/coldRolled/coils" },
];

const pages = [
  { label: "Mild/Stainless", href: "/mildStainless" },
  { label: "Products", href: "/allProduct" },
  { label: "Blogs", href: "/allblogs" },
  { label: "About", href: "/about" },
  { label: "Contact", href: "/contact" },
];

type SiteHeaderProps = {
  company: Company;
  path: string;
  hasLetterhead: boolean;
  enquiryCount: number;
  /** Of the search's own page, which has no other field. */
  search: { query: string; isWrong: boolean } | null;
};

/** Its search and its menu are disclosures on a phone, one open at a time, and always open on a wide screen. */
export function SiteHeader({ company, path, hasLetterhead, enquiryCount, search }: SiteHeaderProps) {
  // The key closes the menu that a link leads away from, and not one opened on the way.
  const next = useNavigation().location?.pathname ?? path;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="site-header">
        <div className="glow-line" />
        <div className="container header-top">
          <Brand name={company.name} />
          {hasLetterhead && <Letterhead company={company} />}
          {/* What is typed stays until the next screen is there. */}
          {search === null && (
            <details className="site-search" name="header" key={`search ${path}`}>
              <DisclosureSummary icon="search">
                <span className="visually-hidden">Search</span>
              </DisclosureSummary>
            </details>
          )}
          <SearchBox
            key={`field ${search?.query}`}
            query={search?.query}
            isWrong={search?.isWrong ?? false}
          />
          <a className="header-link wide-only" href={telLink(company.phone, company.country)}>
            <Icon name="phone" />
            <span className="number">{formatPhone(company.phone, company.country)}</span>
          </a>
          <a className="header-link" href="/enquiry">
            <Icon name="list" />
            <span className="wide-only">Enquiry list</span>{" "}
            <span className={enquiryCount > 0 ? "header-count is-filled" : "header-count"}>
              <span className="visually-hidden">Sizes on the enquiry list: </span>
              {enquiryCount}
            </span>
          </a>
          <details className="site-menu" name="header" key={next}>
            <DisclosureSummary icon="menu">
              <span className="menu-word">Menu</span>
            </DisclosureSummary>
          </details>
        </div>
        <nav className="site-nav" aria-label="Main">
          <ul className="container nav-list">
            {families.map(({ label, sheet, coils }) => (
              <li key={label} className="nav-group">
                <span className="nav-label label">{label}</span>
                <ul>
                  <NavLink href={sheet} path={path} family={label}>
                    Sheet
                  </NavLink>
                  <NavLink href={coils} path={path} family={label}>
                    Coils
                  </NavLink>
                </ul>
              </li>
            ))}
            {pages.map(({ label, href }) => (
              <NavLink key={href} href={href} path={path}>
                {label}
              </NavLink>
            ))}
          </ul>
        </nav>
      </header>
    </>
  );
}

/** On paper, for the footer of the screen. */
function Letterhead({ company }: { company: Company }) {
  const lines = [
    writeAddress(company),
    `${formatPhone(company.phone, company.country)} · ${company.email}`,
    listRegistrations(company).join(" · "),
  ];
  return <address className="letterhead print-only lines">{lines.join("\n").trim()}</address>;
}

function NavLink({
  href,
  path,
  family,
  children,
}: {
  href: string;
  path: string;
  family?: string;
  children: string;
}) {
  return (
    <li>
      <a href={href} aria-current={path.toLowerCase() === href.toLowerCase() ? "page" : undefined}>
        {family && <span className="visually-hidden">{family} </span>}
        {children}
      </a>
    </li>
  );
}
