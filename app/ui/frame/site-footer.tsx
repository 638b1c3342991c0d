import { type Company, listRegistrations, writeAddress } from "~/models/shop/company";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { Icon } from "~/ui/icon";
import { Brand } from "./brand";

const columns = [
  {
    title: "Catalogue",
    links: [
      { label: "Hot rolled sheet", href: "/hotRolled/sheet" },
      { label: "Hot rolled coils", href: "/hotRolled/coils" },
      { label: "Cold rolled sheet", href: "/coldRolled/sheet" },
      { label: "Cold rolled coils", href: "/coldRolled/coils" },
      { label: "All products", href: "/allProduct" },
    ],
  },
  {
    title: "Delivery",
    links: [
      { label: "HR sheets", href: "/hrsheets" },
      { label: "HR coils", href: "/hrcoils" },
      { label: "CR sheets", href: "/crsheets" },
      { label: "CR coils", href: "/crcoils" },
    ],
  },
  {
    title: "Quick links",
    links: [
      { label: "Mild or stainless", href: "/mildStainless" },
      { label: "Blogs", href: "/allblogs" },
      { label: "Enquiry list", href: "/enquiry" },
      { label: "About", href: "/about" },
      { label: "Contact", href: "/contact" },
      { label: "Privacy", href: "/privacy" },
    ],
  },
];

export function SiteFooter({ company }: { company: Company }) {
  const { founded } = company;
  const legal = [...(founded ? [`Since ${founded}`] : []), ...listRegistrations(company)];
  return (
    <footer className="site-footer mill">
      <div className="ruler" />
      <div className="container">
        <div className="footer-columns">
          <div className="footer-about">
            <Brand name={company.name} />
            <address>
              <span>{writeAddress(company)}</span>{" "}
              {company.hours && <span className="lines">{company.hours}</span>}{" "}
              <a href={telLink(company.phone, company.country)}>
                <Icon name="phone" />
                <span className="number">{formatPhone(company.phone, company.country)}</span>
              </a>
              <a href={whatsappLink(company.whatsapp, company.country)}>
                <Icon name="whatsapp" />
                WhatsApp
              </a>
              <a href={`mailto:${company.email}`}>
                <Icon name="mail" />
                {company.email}
              </a>
              {company.mapUrl && (
                <a href={company.mapUrl}>
                  <Icon name="pin" />
                  Map
                </a>
              )}
            </address>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title.toLowerCase().replace(" ", "-")}`}>
              <h2 className="label" id={`footer-${title.toLowerCase().replace(" ", "-")}`}>
                {title}
              </h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {legal.length > 0 && (
          <ul className="footer-legal">
            {legal.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <p className="footer-note">
          Figures on these pages are indicative; the certificate and the agreed standard prevail.
        </p>
      </div>
    </footer>
  );
}
