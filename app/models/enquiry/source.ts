import { steelTypes } from "~/steel/kind";

const pages: Record<string, string> = {
  "/": "Home page",
  "/contact": "Contact page",
  "/enquiry": "Enquiry list",
  "/search": "Search",
  "/compare": "Comparison",
  "/allproduct": "Product list",
  "/allblogs": "Articles",
  "/mildstainless": "Mild or stainless",
  "/about": "About",
  "/privacy": "Privacy",
};

/** The page that an enquiry was sent from, by its name; a path of this site. */
export function nameSource(path: string): string {
  const place = (path.split(/[?#]/)[0] ?? "").toLowerCase();
  if (pages[place]) return pages[place];
  for (const { label, detailPath, categoryPath, deliveryPath } of Object.values(steelTypes)) {
    if (place === categoryPath.toLowerCase()) return label;
    if (place === deliveryPath.toLowerCase()) return `Delivery of ${label}`;
    if (place.startsWith(`${detailPath}/`)) return "A product's page";
  }
  return place.startsWith("/blog/") ? "An article" : "Another page";
}
