import type { ServedSite } from "../support/site";
import { rows } from "./store";

/** A row of each kind, by its id; a quotation that was sent. */
export type Ids = Record<"product" | "blog" | "testimonial" | "admin" | "enquiry" | "quotation", string>;

export function findIds(site: ServedSite): Ids {
  const idOf = (table: string) =>
    rows<{ id: string }>(site, `SELECT id FROM "${table}" LIMIT 1`)[0]?.id ?? "";
  return {
    product: idOf("Product"),
    blog: idOf("Blog"),
    testimonial: idOf("Testimonial"),
    admin: idOf("Admin"),
    enquiry: idOf("Enquiry"),
    quotation: idOf("Quotation"),
  };
}
