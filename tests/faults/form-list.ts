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

export const contact: Sent = {
  path: "/contact",
  at: "/contact",
  fields: visitor,
  kept: Object.values(visitor),
  screen: 'name="message"',
};
export const list: Sent = {
  path: "/enquiry",
  at: "/enquiry",
  fields: visitor,
  kept: [...Object.values(visitor), "2 × 1250 × 2500 mm"],
  screen: 'name="message"',
};

const editor = (
  path: string,
  at: string,
  fields: Record<string, string>,
  screen: string,
  says: string,
): Sent => ({
  path,
  at,
  fields,
  kept: Object.values(fields).map((value) => value.replaceAll("<", "&lt;").replaceAll(">", "&gt;")),
  screen,
  says,
  multipart: true,
});
const rowList = (path: string, at: string, screen: string, fields: Record<string, string>): Sent => ({
  path,
  at,
  fields,
  kept: fields.intent === "undo" ? [undo.id, 'value="undo"'] : [],
  screen,
  says: fields.intent === "undo" ? undoFailed : deleteFailed,
});

/**
 * Every form of every screen; `collected` is the cookie of an enquiry list with a size on it, `sent` the address of a
 * sent one, `draft` the id of a quotation that is still written.
 */
export function listForms(ids: Ids, collected: string, sent = "", draft = ""): Sent[] {
  const { message: _, ...person } = visitor;
  return [
    contact,
    ...(sent
      ? [
          {
            path: "/enquiry/sent",
            at: sent,
            fields: person,
            kept: Object.values(person),
            screen: 'name="phone"',
          },
        ]
      : []),
    { ...list, cookie: collected },
    {
      path: "/adminlogin",
      at: "/adminlogin",
      fields: { email: "patient@example.com", password: "Secret-Word-9" },
      kept: ["patient@example.com"],
      screen: "Admin login",
      cookie: "",
    },
    editor("/addproduct", "/addproduct", product, "Add Product", "Error uploading:"),
    editor(
      "/editproduct/:id",
      `/editproduct/${ids.product}`,
      product,
      "Edit Product",
      "Edit failed. Please try again: ",
    ),
    editor("/addBlog", "/addBlog", blog, "Add Blog", "Upload failed. Please try again."),
    editor("/editblog/:id", `/editblog/${ids.blog}`, blog, "Edit Blog", "Upload failed. Please try again."),
    editor(
      "/createtestimonial",
      "/createtestimonial",
      testimonial,
      "Add Testimonial",
      "Upload failed. Please try again.",
    ),
    editor(
      "/edittestimonial/:id",
      `/edittestimonial/${ids.testimonial}`,
      testimonial,
      "Edit Testimonial",
      "Update failed. Please try again: ",
    ),
    {
      path: "/createadmin",
      at: "/createadmin",
      fields: { ...user, password: "Secret-Word-9" },
      kept: Object.values(user),
      screen: "Create Admin",
      says: "Failed to create admin.",
    },
    {
      path: "/editUser/:id",
      at: `/editUser/${ids.admin}`,
      fields: user,
      kept: Object.values(user),
      screen: "Edit User",
      says: "Update failed.",
    },
    {
      path: "/adminpassword",
      at: "/adminpassword",
      fields: passwords,
      kept: [],
      screen: "Current password",
    },
    {
      path: "/adminsettings",
      at: "/adminsettings",
      fields: company,
      kept: Object.values(company),
      screen: "Save settings",
    },
    {
      path: "/adminrates",
      at: "/adminrates",
      fields: rates,
      kept: ["Patient grade", "54.25"],
      screen: "Save rates",
    },
    {
      path: "/adminproductsheet",
      at: "/adminproductsheet",
      fields: { intent: "drop", sheet: "f".repeat(24) },
      kept: [],
      screen: "Products as a spreadsheet",
    },
    {
      path: "/adminproductmany",
      at: `/adminproductmany?id=${ids.product}`,
      fields: many,
      kept: Object.values(many),
      screen: "Change many products",
    },
    rowList("/admindashboard", "/admindashboard", "Dashboard", deletion),
    rowList("/adminallproduct", "/adminallproduct?q=coil", "All Product", { ...deletion }),
    rowList("/adminallproduct", "/adminallproduct", "All Product", undo),
    rowList("/adminallblog", "/adminallblog", "All Blog", deletion),
    rowList("/adminallblog", "/adminallblog", "All Blog", undo),
    rowList("/adminTestimonialdetails", "/adminTestimonialdetails", "All Testimonial", deletion),
    rowList("/adminTestimonialcard", "/adminTestimonialcard", "Testimonial", undo),
    rowList("/adminalluser", "/adminalluser", "All User", deletion),
    rowList("/delete/:id", `/delete/${ids.admin}`, "All User", deletion),
    {
      path: "/adminenquiries",
      at: "/adminenquiries",
      fields: { id: ids.enquiry, status: "answered", note: "Patient note", was: "" },
      kept: ["Patient note"],
      screen: "Enquiries",
      says: "Not saved.",
    },
    {
      path: "/editenquiry/:id",
      at: `/editenquiry/${ids.enquiry}`,
      fields: { name: "Patient Rao", phone: "98765 43210", lines: "[]" },
      kept: ["Patient Rao", "98765 43210"],
      screen: "Correct enquiry",
      says: "Update failed. ",
    },
    ...[
      { path: "/addquotation", at: "/addquotation", screen: "New Quotation" },
      { path: "/editquotation/:id", at: `/editquotation/${draft}`, screen: "Draft of a quotation" },
    ].map((form) => ({
      ...form,
      fields: quotation,
      kept: Object.values(quotation),
      says: "The quotation was not saved. ",
    })),
    rowList("/adminquotations", "/adminquotations", "Quotations", deletion),
    rowList("/adminquotations", "/adminquotations?status=draft", "Quotations", undo),
    {
      path: "/quotation/:token",
      at: quotationPath(ids.quotation),
      fields: { intent: "accept", name: "Patient Rao", order: "Patient order", note: "Patient note" },
      kept: ["Patient Rao", "Patient order", "Patient note"],
      screen: 'id="answer"',
      cookie: "",
    },
    {
      path: "/addenquiry",
      at: "/addenquiry",
      fields: { ...message, intent: "save" },
      kept: [message.name, message.phone, message.list],
      screen: "New enquiry from a message",
    },
    {
      path: "/logout",
      at: "/logout",
      fields: {},
      kept: ['action="/logout"'],
      screen: "You are still signed in",
    },
  ];
}
