import { quotationPath } from "~/http/quotation-link.server";
import { firstAdmin } from "../support/template";
import {
  blog,
  company,
  many,
  message,
  product,
  quotation,
  rates,
  testimonial,
  user,
  visitor,
} from "./form-fields";
import type { Ids } from "./row-ids";

/** A form as it is sent: what is typed, what of it must come back, and what the screen says. */
export type Sent = {
  /** The pattern in the table of routes. */
  path: string;
  /** The address itself. */
  at: string;
  fields: Record<string, string>;
  /** What of it must stand in the page again, as HTML. */
  kept: string[];
  /** What names the screen. */
  screen: string;
  /** A sentence of the specification before the reason. */
  says?: string;
  multipart?: boolean;
  /** The sender's cookies, where they are not the admin's. */
  cookie?: string;
};

export const passwords = { currentPassword: firstAdmin.password, newPassword: "Steel-Tests-2" };
export const deletion = { intent: "delete", id: "f".repeat(24) };
const undo = { intent: "undo", id: "e".repeat(24) };
const deleteFailed = "Delete failed. Please try again.";
const undoFailed = "Undo failed. Try again.";

/** At the address of its route, and with all that was typed coming back, unless `more` says otherwise. */
const form = (
  path: string,
  fields: Record<string, string>,
  screen: string,
  more: Partial<Sent> = {},
): Sent => ({ path, at: path, fields, kept: Object.values(fields), screen, ...more });

export const contact = form("/contact", visitor, 'name="message"');
export const list = form("/enquiry", visitor, 'name="message"', {
  kept: [...Object.values(visitor), "2 × 1250 × 2500 mm"],
});

const editor = (
  path: string,
  fields: Record<string, string>,
  screen: string,
  says: string,
  at = path,
): Sent =>
  form(path, fields, screen, {
    at,
    kept: Object.values(fields).map((value) => value.replaceAll("<", "&lt;").replaceAll(">", "&gt;")),
    says,
    multipart: true,
  });

const rowList = (path: string, screen: string, fields: Record<string, string>, at = path): Sent =>
  form(path, fields, screen, {
    at,
    kept: fields === undo ? [undo.id, 'value="undo"'] : [],
    says: fields === undo ? undoFailed : deleteFailed,
  });

/**
 * Every form of every screen; `collected` is the cookie of an enquiry list with a size on it, `sent` the address of a
 * sent one, `draft` the id of a quotation that is still written.
 */
export function listForms(ids: Ids, collected: string, sent = "", draft = ""): Sent[] {
  const { message: _, ...person } = visitor;
  const uploadFailed = "Upload failed. Please try again.";
  const quotationFailed = "The quotation was not saved. ";
  const answer = { intent: "accept", name: "Patient Rao", order: "Patient order", note: "Patient note" };
  const { intent: __, ...answered } = answer;
  return [
    contact,
    ...(sent ? [form("/enquiry/sent", person, 'name="phone"', { at: sent })] : []),
    { ...list, cookie: collected },
    form("/adminlogin", { email: "patient@example.com", password: "Secret-Word-9" }, "Admin login", {
      kept: ["patient@example.com"],
      cookie: "",
    }),
    editor("/addproduct", product, "Add Product", "Error uploading:"),
    editor(
      "/editproduct/:id",
      product,
      "Edit Product",
      "Edit failed. Please try again: ",
      `/editproduct/${ids.product}`,
    ),
    editor("/addBlog", blog, "Add Blog", uploadFailed),
    editor("/editblog/:id", blog, "Edit Blog", uploadFailed, `/editblog/${ids.blog}`),
    editor("/createtestimonial", testimonial, "Add Testimonial", uploadFailed),
    editor(
      "/edittestimonial/:id",
      testimonial,
      "Edit Testimonial",
      "Update failed. Please try again: ",
      `/edittestimonial/${ids.testimonial}`,
    ),
    form("/createadmin", { ...user, password: "Secret-Word-9" }, "Create Admin", {
      kept: Object.values(user),
      says: "Failed to create admin.",
    }),
    form("/editUser/:id", user, "Edit User", { at: `/editUser/${ids.admin}`, says: "Update failed." }),
    form("/adminpassword", passwords, "Current password", { kept: [] }),
    form("/adminsettings", company, "Save settings"),
    form("/adminrates", rates, "Save rates", { kept: ["Patient grade", "54.25"] }),
    form("/adminproductsheet", { intent: "drop", sheet: "f".repeat(24) }, "Products as a spreadsheet", {
      kept: [],
    }),
    form("/adminproductmany", many, "Change many products", { at: `/adminproductmany?id=${ids.product}` }),
    rowList("/admindashboard", "Dashboard", deletion),
    rowList("/adminallproduct", "All Product", { ...deletion }, "/adminallproduct?q=coil"),
    rowList("/adminallproduct", "All Product", undo),
    rowList("/adminallblog", "All Blog", deletion),
    rowList("/adminallblog", "All Blog", undo),
    rowList("/adminTestimonialdetails", "All Testimonial", deletion),
    rowList("/adminTestimonialcard", "Testimonial", undo),
    rowList("/adminalluser", "All User", deletion),
    rowList("/delete/:id", "All User", deletion, `/delete/${ids.admin}`),
    form(
      "/adminenquiries",
      { id: ids.enquiry, status: "answered", note: "Patient note", was: "" },
      "Enquiries",
      { kept: ["Patient note"], says: "Not saved." },
    ),
    form("/editenquiry/:id", { name: "Patient Rao", phone: "98765 43210", lines: "[]" }, "Correct enquiry", {
      at: `/editenquiry/${ids.enquiry}`,
      kept: ["Patient Rao", "98765 43210"],
      says: "Update failed. ",
    }),
    form("/addquotation", quotation, "New Quotation", { says: quotationFailed }),
    form("/editquotation/:id", quotation, "Draft of a quotation", {
      at: `/editquotation/${draft}`,
      says: quotationFailed,
    }),
    rowList("/adminquotations", "Quotations", deletion),
    rowList("/adminquotations", "Quotations", undo, "/adminquotations?status=draft"),
    form("/quotation/:token", answer, 'id="answer"', {
      at: quotationPath(ids.quotation),
      kept: Object.values(answered),
      cookie: "",
    }),
    form("/addenquiry", { ...message, intent: "save" }, "New enquiry from a message", {
      kept: Object.values(message),
    }),
    form("/logout", {}, "You are still signed in", { kept: ['action="/logout"'] }),
  ];
}
