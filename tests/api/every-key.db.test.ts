import { beforeAll, expect, test } from "vitest";
import { respondToCall } from "~/api/calls.server";
import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { createAccount } from "~/models/account/write.server";
import { ContentField } from "~/models/blog/form";
import { AddProductForm, EditProductForm } from "~/models/product/form";
import { TestimonialForm } from "~/models/testimonial/form";
import { formOf, type Json, picture } from "./client";

/** One kind of row: what a program sends for each key of its form, first and then, and where its calls are. */
type Kind = {
  name: string;
  calls: { create: string; update: string; get: string; list: string };
  /** The keys that the forms know; `sent` and `changed` must have all of them. */
  keys: { create: string[]; update: string[] };
  sent: Json;
  changed: Json;
  /** Keys that are taken and never shown. */
  secret?: string[];
  /** Where the row stands in a response. */
  row: (json: Json) => Json;
  list: (json: Json) => Json[];
  /** A picture that JSON cannot carry makes the creation multipart. */
  banner?: string;
  /** The values by the form's keys, as the row shows them. */
  shown: (row: Json) => Json;
};

const admin = { FullName: "Dana Whitfield", email: "dana.every@gmail.com", password: "Rolling7steel" };

const kinds: Kind[] = [
  {
    name: "Product",
    calls: {
      create: "product/createProduct",
      update: "product/updateProduct",
      get: "product/getProduct",
      list: "product/getAllProduct",
    },
    keys: { create: Object.keys(AddProductForm.shape), update: Object.keys(EditProductForm.shape) },
    sent: {
      name: "HR sheet 2 mm",
      type: "hotrolledsheet",
      brand: "Northmill",
      thickness: [1.6, 2],
      width: [1250, 1500],
      purchaseNow: "Cut to length",
      deliveryDays: "3 to 5 days",
      number: "2015550100",
    },
    changed: {
      name: "CR coil 1 mm",
      type: "coldrolledcoil",
      brand: "Southmill",
      thickness: [1],
      width: [1000],
      purchaseNow: "Slit",
      deliveryDays: "2 days",
      number: "2015550101",
    },
    row: (json) => json.product,
    list: (json) => json.products,
    shown: (row) => row,
  },
  {
    name: "Blog",
    calls: { create: "createBlog", update: "updateBlog", get: "getBlogById", list: "getAllBlog" },
    keys: {
      create: Object.keys(ContentField.element.shape),
      update: Object.keys(ContentField.element.shape),
    },
    sent: { type: "Keeping sheet dry", text: "<p>Off the floor.</p>", items: ["storage", "rust"] },
    changed: { type: "Keeping coils dry", text: "<p>Under a roof.</p>", items: ["roof"] },
    row: (json) => json.blog ?? json,
    list: (json) => json,
    banner: "banerImage",
    shown: (row) => row.content[0],
  },
  {
    name: "Testimonial",
    calls: {
      create: "createTestimonial",
      update: "updateTestimonial",
      get: "getTestimonial",
      list: "getAllTestimonial",
    },
    keys: { create: Object.keys(TestimonialForm.shape), update: Object.keys(TestimonialForm.shape) },
    sent: { fullName: "Dana Whitfield", designation: "Purchasing", description: "On time.", rating: 4.5 },
    changed: { fullName: "Robin Hale", designation: "Workshop", description: "As measured.", rating: 5 },
    row: (json) => json.testimonial ?? json,
    list: (json) => json,
    shown: ({ author, ...row }) => ({ ...row, ...author }),
  },
  {
    name: "Admin",
    calls: {
      create: "auth/adminRegister",
      update: "auth/adminUpdate",
      get: "auth/getAdmin",
      list: "auth/getAllAdmin",
    },
    keys: { create: Object.keys(CreateAdminForm.shape), update: Object.keys(editUserForm("").shape) },
    sent: {
      FullName: "Robin Hale",
      email: "robin@example.com",
      userName: "robinhale4821",
      password: "Rolling7steel",
    },
    changed: { FullName: "Robin B. Hale", email: "robin.b@gmail.com", userName: "robinbhale4822" },
    secret: ["password"],
    row: (json) => json.data,
    list: (json) => json.data,
    shown: (row) => row,
  },
];

let token = "";
let document: Json;

async function call(method: string, path: string, json?: unknown, form?: FormData): Promise<Json> {
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  if (json) headers.set("Content-Type", "application/json");
  const body = form ?? (json ? JSON.stringify(json) : null);
  const response = await respondToCall(
    new Request(`http://site.example/backend/api/${path}`, { method, headers, body }),
  );
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text);
}

beforeAll(async () => {
  await createAccount({ ...admin, userName: "" }, true);
  const login = await call("POST", "admin/auth/adminLogin", { email: admin.email, password: admin.password });
  token = login.data.token;
  document = await call("GET", "openapi.json");
});

const wrapped = (fields: Json, { banner }: Kind) => (banner ? { content: [fields] } : fields);

async function create(kind: Kind): Promise<string> {
  const { banner, calls, sent } = kind;
  if (!banner) return kind.row(await call("POST", `admin/${calls.create}`, sent))._id;
  const form = formOf({ content: JSON.stringify([sent]), [banner]: await picture() });
  return kind.row(await call("POST", `admin/${calls.create}`, undefined, form))._id;
}

test.each(kinds)("$name: every key of the form is sent, stored, shown and listed", async (kind) => {
  const { keys, calls, sent, changed, secret = [] } = kind;
  expect(Object.keys(sent).sort()).toEqual([...keys.create].sort());
  expect(Object.keys(changed).sort()).toEqual([...keys.update].sort());
  for (const key of keys.update) expect(changed[key], `${key} changes`).not.toEqual(sent[key]);
  const pick = (row: Json, of: string[]) =>
    Object.fromEntries(of.filter((key) => !secret.includes(key)).map((key) => [key, kind.shown(row)[key]]));
  const { password: _, ...visible } = sent;

  const id = await create(kind);
  expect(pick(kind.row(await call("GET", `admin/${calls.get}/${id}`)), keys.create)).toEqual(visible);
  const told = await call("PUT", `admin/${calls.update}/${id}`, wrapped(changed, kind));
  expect(pick(kind.row(told), keys.update)).toEqual(changed);
  expect(pick(kind.row(await call("GET", `admin/${calls.get}/${id}`)), keys.update)).toEqual(changed);
  const listed = kind.list(await call("GET", `admin/${calls.list}`)).find(({ _id }) => _id === id);
  expect(pick(listed, keys.update)).toEqual(changed);
  for (const key of secret) expect(JSON.stringify(told)).not.toContain(key);
});

test.each(kinds)(
  "$name: the document describes every key, sent and shown, and has an example of it",
  (kind) => {
    const { name, calls, keys, banner, secret = [] } = kind;
    const operation = (path: string, method: string): Json =>
      document.paths[`/backend/api/admin/${path}`]?.[method];
    const bodies: [Json, string[]][] = [
      [operation(calls.create, "post"), keys.create],
      [operation(`${calls.update}/{id}`, "put"), keys.update],
    ];
    for (const [{ requestBody }, expected] of bodies) {
      for (const { schema, example } of Object.values<Json>(requestBody.content)) {
        const fields = banner ? schema.properties.content.items.properties : schema.properties;
        const words = banner ? { content: schema.properties.content } : schema.properties;
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(expected));
        for (const key of banner ? ["content"] : expected) expect(words[key].description, key).toBeTruthy();
        if (example)
          expect(Object.keys(banner ? example.content[0] : example).sort()).toEqual([...expected].sort());
      }
    }
    const { properties } = document.components.schemas[name];
    const shown = kind.shown(
      Object.fromEntries(
        Object.entries<Json>(properties).map(([key, schema]) => [key, schema.properties ?? schema]),
      ),
    );
    const described = banner ? properties.content.items.properties : shown;
    expect(Object.keys(described)).toEqual(
      expect.arrayContaining(keys.create.filter((key) => !secret.includes(key))),
    );
    const get = operation(`${calls.get}/{id}`, "get").responses[200].content["application/json"];
    expect(Object.keys(kind.shown(kind.row(get.example)))).toEqual(
      expect.arrayContaining(keys.create.filter((key) => !secret.includes(key))),
    );
  },
);
