import { useLocation, useNavigation } from "@remix-run/react";
import { formatCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";
import { Icon, type IconName } from "~/ui/icon";
import { DisclosureSummary } from "./disclosure";
import { useFrame } from "./frame";

const ENQUIRIES = "/adminenquiries";

const links: { label: string; href: string; icon: IconName; also?: string[] }[] = [
  { label: "Dashboard", href: "/admindashboard", icon: "home" },
  {
    label: "Product",
    href: "/allProduct",
    icon: "tag",
    also: [
      "/addproduct",
      "/editproduct",
      "/adminallproduct",
      "/adminproduct",
      "/product",
      "/coilproduct",
      "/coldproduct",
    ],
  },
  {
    label: "Blogs",
    href: "/allblogs",
    icon: "edit",
    also: ["/addblog", "/editblog", "/adminallblog", "/blog"],
  },
  {
    label: "Testimonial",
    href: "/adminTestimonialcard",
    icon: "star",
    also: ["/createtestimonial", "/edittestimonial", "/admintestimonial"],
  },
  { label: "User", href: "/adminalluser", icon: "user", also: ["/createadmin", "/edituser", "/delete"] },
  { label: "Enquiries", href: ENQUIRIES, icon: "mail", also: ["/addenquiry", "/editenquiry"] },
  {
    label: "Quotations",
    href: "/adminquotations",
    icon: "list",
    also: ["/addquotation", "/editquotation", "/admincustomer"],
  },
  { label: "Rates", href: "/adminrates", icon: "calculator" },
  { label: "Demand", href: "/admindemand", icon: "chart" },
  { label: "Settings", href: "/adminsettings", icon: "settings" },
  { label: "Account", href: "/adminpassword", icon: "key" },
];

export function AdminSidebar() {
  const { admin } = useFrame();
  const { pathname: path } = useLocation();
  const next = useNavigation().location?.pathname ?? path;
  const waiting = <NewEnquiries count={admin?.newEnquiries} />;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="admin-sidebar mill">
        <div className="glow-line" />
        <a className="admin-greeting" href="/adminpassword" title="Your account">
          Hello, {admin?.greeting ?? "Admin"}
        </a>
        {/* The key closes the menu when a link in it leads to another screen, and not one opened on the way. */}
        <details className="site-menu" key={next}>
          <DisclosureSummary icon="menu">
            Menu <span className="when-closed">{waiting}</span>
          </DisclosureSummary>
        </details>
        <nav className="admin-nav" aria-label="Back office">
          <ul className="admin-links">
            {links.map(({ label, href, icon, also = [] }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(path, href, also)}>
                  <Icon name={icon} />
                  {label} {href === ENQUIRIES && waiting}
                </a>
              </li>
            ))}
          </ul>
          <a className="button bare wide" href="/">
            <Icon name="eye" />
            View site
          </a>
          <form method="post" action="/logout">
            <button type="submit" className="button quiet wide">
              <Icon name="logout" />
              Logout
            </button>
          </form>
        </nav>
      </header>
    </>
  );
}

/** On a phone it stands on the closed menu too. */
function NewEnquiries({ count }: { count: number | null | undefined }) {
  const figures = useFigures();
  if (!count) return null;
  return (
    <span className="badge number">
      {formatCount(count, figures)}
      <span className="visually-hidden"> new</span>
    </span>
  );
}

/** "page" on the link's own screen, "true" on the other screens of its noun. */
function currentOf(path: string, href: string, also: string[]) {
  const here = path.toLowerCase();
  if (here === href.toLowerCase()) return "page";
  return also.some((start) => here.startsWith(start)) || here.startsWith(href.toLowerCase())
    ? "true"
    : undefined;
}
