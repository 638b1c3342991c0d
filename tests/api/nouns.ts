import { expect } from "vitest";
import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { ContentField } from "~/models/blog/form";
import { AddProductForm, EditProductForm } from "~/models/product/form";
import { TestimonialForm } from "~/models/testimonial/form";
import { type Json, testimonial } from "./client";

/** A kind of row as an old client knows it: its calls, what is sent for every key of its form, and what comes back. */
export type Noun = {
  /** In the document. */
  schema: string;
  calls: Record<"create" | "update" | "get" | "list" | "delete", string>;
  said: { created: string; changed: string };
  /** The keys that the forms know; `sent` and `changed` must have all of them. */
  keys: { create: string[]; update: string[] };
  sent: Json;
  changed: Json;
  /** What a row shows of them, besides its id, and no more. */
  shown: (fields: Json) => Json;
  /** A key that is taken and never shown. */
  secret?: string;
  /** Fields of files; without any the calls take JSON alone. */
  pictures: string[];
  pictureOf: (row: Json) => string | undefined;
  /** Where the fields of a form travel within what is sent. */
  wrap: (fields: Json) => Json;
  /** The fields by the form's keys, of what is sent, of a row, and of the document's words for either. */
  fieldsOf: (row: Json) => Json;
  row: (json: Json) => Json;
  rows: (json: Json) => Json[];
};

const path = expect.stringMatching(/^\/uploads\/[\w.-]+$/);
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const dates = { createdAt: date, updatedAt: date };
const same = (fields: Json) => fields;

export const nouns: [string, Noun][] = [
  [
    "products",
    {
      schema: "Product",
      calls: {
        create: "product/createProduct",
        update: "product/updateProduct",
        get: "product/getProduct",
        list: "product/getAllProduct",
        delete: "product/deleteProduct",
      },
      said: { created: "product added successfully", changed: "Product edited successfully!" },
      keys: { create: Object.keys(AddProductForm.shape), update: Object.keys(EditProductForm.shape) },
      sent: {
        ...{ name: "HR sheet 2 mm", type: "hotrolledsheet", brand: "Northmill", number: "2015550100" },
        ...{ thickness: [1.6, 2], width: [1250, 1500] },
        ...{ purchaseNow: "Cut to length", deliveryDays: "3 to 5 days" },
      },
      changed: {
        ...{ name: "CR coil 1 mm", type: "coldrolledcoil", brand: "Southmill", number: "2015550101" },
        ...{ thickness: [1], width: [1000], purchaseNow: "Slit", deliveryDays: "2 days" },
      },
      shown: (fields) => ({ ...fields, image: path, ...dates }),
      pictures: ["file"],
      pictureOf: (row) => row.image,
      wrap: same,
      fieldsOf: same,
      row: (json) => json.product,
      rows: (json) => json.products,
    },
  ],
  [
    "blogs",
    {
      schema: "Blog",
      calls: {
        create: "createBlog",
        update: "updateBlog",
        get: "getBlogById",
        list: "getAllBlog",
        delete: "deleteBlog",
      },
      said: { created: "Blog added successfully!", changed: "Blog edit successfully!" },
      keys: {
        create: Object.keys(ContentField.element.shape),
        update: Object.keys(ContentField.element.shape),
      },
      sent: { type: "Keeping sheet dry", text: "<p>Off the floor.</p>", items: ["storage", "rust"] },
      changed: { type: "Rust again", text: "<h2>Dry</h2><p>Keep it so.</p>", items: ["roof"] },
      shown: (block) => ({ content: [block], banerImage: path, sideImage: path, ...dates }),
      pictures: ["banerImage", "sideImage"],
      pictureOf: (row) => row.banerImage,
      wrap: (block) => ({ content: [block] }),
      fieldsOf: ({ content }) => content[0] ?? content.items.properties,
      row: (json) => json.blog ?? json,
      rows: same,
    },
  ],
  [
    "testimonials",
    {
      schema: "Testimonial",
      calls: {
        create: "createTestimonial",
        update: "updateTestimonial",
        get: "getTestimonial",
        list: "getAllTestimonial",
        delete: "deleteTestimonial",
      },
      said: { created: "Testimonial added successfully!", changed: "Testimonial updated successfully!" },
      keys: { create: Object.keys(TestimonialForm.shape), update: Object.keys(TestimonialForm.shape) },
      sent: { ...testimonial, rating: 4.5 },
      changed: { fullName: "Robin Hale", designation: "Workshop", description: "As measured.", rating: 5 },
      shown: ({ fullName, designation, ...fields }) => ({
        ...fields,
        author: { fullName, designation, picture: path },
        ...dates,
      }),
      pictures: ["file"],
      pictureOf: (row) => row.author.picture,
      wrap: same,
      fieldsOf: ({ author, ...row }) => ({ ...row, ...(author?.properties ?? author) }),
      row: (json) => json.testimonial ?? json,
      rows: same,
    },
  ],
  [
    "admins",
    {
      schema: "Admin",
      calls: {
        create: "auth/adminRegister",
        update: "auth/adminUpdate",
        get: "auth/getAdmin",
        list: "auth/getAllAdmin",
        delete: "auth/adminDelete",
      },
      said: { created: "Admin created successfully!", changed: "User updated successfully!" },
      keys: { create: Object.keys(CreateAdminForm.shape), update: Object.keys(editUserForm("").shape) },
      sent: {
        ...{ FullName: "Robin Hale", email: "robin@example.com", userName: "robinhale4821" },
        password: "Rolling7steel",
      },
      changed: { FullName: "Robin B. Hale", email: "robin.b@gmail.com", userName: "robinbhale4822" },
      shown: ({ password: _, ...fields }) => ({ ...fields, createdAt: date }),
      secret: "password",
      pictures: [],
      pictureOf: () => undefined,
      wrap: same,
      fieldsOf: same,
      row: (json) => json.data,
      rows: (json) => json.data,
    },
  ],
];
