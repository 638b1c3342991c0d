import type { ServedSite } from "../support/site";
import { findId } from "./store";

/** A row of each kind, by its id; a quotation that was sent. */
export type Ids = Record<"product" | "blog" | "testimonial" | "admin" | "enquiry" | "quotation", string>;

export function findIds(site: ServedSite): Ids {
  return {
    product: findId(site, "Product"),
    blog: findId(site, "Blog"),
    testimonial: findId(site, "Testimonial"),
    admin: findId(site, "Admin"),
    enquiry: findId(site, "Enquiry"),
    quotation: findId(site, "Quotation"),
  };
}
