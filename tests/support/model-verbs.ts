import { db } from "~/db.server";
import { createFirstAdmin } from "~/models/account/first.server";
import { listAdminRows, streamAdminRows } from "~/models/account/list.server";
import { logIn } from "~/models/account/login.server";
import { addSession, closeSession, findSession } from "~/models/account/session.server";
import { forgiveAttempt, takeAttempt } from "~/models/account/throttle.server";
import * as accounts from "~/models/account/write.server";
import { listBlogRows, streamBlogRows } from "~/models/blog/list.server";
import * as blogs from "~/models/blog/read.server";
import { createBlog, deleteBlog, restoreBlog, updateBlog } from "~/models/blog/write.server";
import { findSavedDraft, forgetSavedDrafts, saveDraft, takeSavedDraft } from "~/models/draft/saved.server";
import * as enquiries from "~/models/enquiry/list.server";
import { createEnquiry, findEnquiredProduct } from "~/models/enquiry/write.server";
import { findUsedPictures, isPictureUsed } from "~/models/picture/use.server";
import { listProductRows, streamProductRows } from "~/models/product/list.server";
import * as products from "~/models/product/read.server";
import { listSimilarProducts } from "~/models/product/similar.server";
import { summariseTypes } from "~/models/product/size-set.server";
import { createProduct, deleteProduct, restoreProduct, updateProduct } from "~/models/product/write.server";
import { countByName, countRows } from "~/models/row/count.server";
import type { ListQuery } from "~/models/row/list-query";
import { findReceipt } from "~/models/row/receipt.server";
import { findRevision } from "~/models/row/revision.server";
import { sweepLeftovers } from "~/models/row/sweep.server";
import { forgetDeletedRows } from "~/models/row/undo.server";
import { searchSite } from "~/models/search/read.server";
import * as sitemap from "~/models/search/sitemap.server";
import { addFirstSample } from "~/models/shop/first-sample.server";
import { isHealthy } from "~/models/shop/health.server";
import { removeSampleContent } from "~/models/shop/sample.server";
import { readSetting, writeSetting } from "~/models/shop/setting.server";
import { productTypes } from "~/models/steel/kind";
import { listTestimonialRows, streamTestimonialRows } from "~/models/testimonial/list.server";
import * as testimonials from "~/models/testimonial/read.server";
import * as testimonialWrites from "~/models/testimonial/write.server";

/** Calls of every verb that asks the database, in all the ways that make other queries. In the order of the calls. */
export type Verbs = Record<string, () => unknown>;

const sheet = {
  name: "Sheet",
  type: "hotrolledsheet",
  brand: null,
  thickness: [1, 2, 40],
  width: [1000, 1250, 2000],
  purchaseNow: null,
  deliveryDays: "2",
  number: "2015550101",
} as const;
const product = { ...sheet, thickness: [...sheet.thickness], width: [...sheet.width] };
const block = { type: "Rust", text: "<p>Rust</p>", plain: "Rust", items: ["one", "two"] };
const person = { fullName: "Ann", designation: "Buyer", rating: 5, description: "Good" };
const range = { skip: 3, take: 10 };
const newest = { q: "", sort: null, dir: "asc", page: 1 } as const;
const first = { q: "", sort: null, dir: "asc", page: 2 } as const;

async function idOf(table: "product" | "blog"): Promise<string> {
  const read = { product: () => products.listFullProducts(range), blog: () => blogs.listFullBlogs(range) };
  const [row] = await read[table]();
  if (!row) throw new Error(`There is no ${table}`);
  return row.id;
}

async function drain(rows: AsyncGenerator<unknown> | null) {
  for await (const _ of rows ?? []);
}

/** A table of the back office in all its orders, searched and not. */
function tableVerbs(
  name: string,
  sorts: string[],
  page: (query: ListQuery) => Promise<unknown>,
  all: (query: ListQuery) => AsyncGenerator<unknown>,
) {
  const queries = [
    first,
    { ...first, page: 99_999 },
    ...sorts.flatMap((sort) => (["asc", "desc"] as const).map((dir) => ({ ...first, sort, dir }))),
  ];
  return {
    [`list${name}Rows`]: async () => {
      for (const query of queries) await page(query);
    },
    [`stream${name}Rows`]: () => drain(all(first)),
  };
}

const orders = ["newest", "thinnest", "widest"] as const;
const exactSize = { tmin: 2, tmax: 2, wmin: 1250, wmax: 1250 };
const ranges = [
  { tmin: null, tmax: null, wmin: null, wmax: null },
  { tmin: 2, tmax: 3, wmin: null, wmax: null },
  { tmin: null, tmax: 3, wmin: 1000, wmax: null },
  exactSize,
];

const enquiryOrigin = { address: "192.0.2.1", sourcePage: null, honeypot: "", ageMs: null, receiptId: null };

const productVerbs: Verbs = {
  listProducts: async () => {
    for (const page of [1, 40]) await products.listProducts({ page, perPage: 24 });
    for (const type of productTypes)
      for (const sort of orders)
        for (const sizes of ranges)
          for (const page of [1, 15])
            await products.listProducts({ type, filter: { ...sizes, sort }, page, perPage: 24 });
    for (const sizes of ranges)
      await products.listProducts({ filter: { ...sizes, sort: "newest" }, page: 1, perPage: 24 });
  },
  countProducts: () => products.countProducts(null),
  listProductsByIds: async () => products.listProductsByIds([await idOf("product"), "x"]),
  findProduct: async () => products.findProduct(await idOf("product")),
  listFullProducts: () => products.listFullProducts(range),
  listAllProducts: () => drain(products.listAllProducts()),
  listSimilarProducts: async () => {
    const found = await products.findProduct(await idOf("product"));
    if (found) await listSimilarProducts(found, 4);
  },
  summariseTypes,
  countInSizeSets: () => products.countProducts("hotrolledcoil", { ...exactSize, sort: "newest" }),
  createProduct: () => createProduct(product, {}, { receiptId: "a receipt" }),
  updateProduct: async () => updateProduct(await idOf("product"), product, { image: "x.webp" }),
  deleteProduct: async () => {
    const deleted = await deleteProduct(await idOf("product"));
    if (deleted.ok) await restoreProduct(deleted.value.undoId);
  },
  ...tableVerbs("Product", ["name", "type", "createdAt"], listProductRows, streamProductRows),
};

const pictures = { banerImage: "x.webp" };

const blogVerbs: Verbs = {
  listBlogs: async () => {
    for (const tag of [null, "tag 7-1"])
      for (const page of [1, 3]) await blogs.listBlogs({ tag, page, perPage: 12 });
  },
  listBlogsByIds: async () => blogs.listBlogsByIds([await idOf("blog")]),
  findBlog: async () => blogs.findBlog(await idOf("blog")),
  countBlogs: blogs.countBlogs,
  listFullBlogs: () => blogs.listFullBlogs(range),
  listAllBlogs: () => drain(blogs.listAllBlogs()),
  countTags: blogs.countTags,
  listRelatedBlogs: async () => {
    const found = await blogs.findBlog(await idOf("blog"));
    if (found) await blogs.listRelatedBlogs(found, 3);
  },
  createBlog: () => createBlog([block], pictures),
  updateBlog: async () => updateBlog(await idOf("blog"), [block], pictures, { firstBlockOnly: true }),
  deleteBlog: async () => {
    const deleted = await deleteBlog(await idOf("blog"));
    if (deleted.ok) await restoreBlog(deleted.value.undoId);
  },
  ...tableVerbs("Blog", ["title", "category", "tags", "createdAt"], listBlogRows, streamBlogRows),
};

const testimonialVerbs: Verbs = {
  listTestimonials: () => testimonials.listTestimonials(3),
  countTestimonials: testimonials.countTestimonials,
  listFullTestimonials: () => testimonials.listFullTestimonials(range),
  listAllTestimonials: () => drain(testimonials.listAllTestimonials()),
  createTestimonial: async () => {
    const id = await testimonialWrites.createTestimonial(person);
    await testimonials.findTestimonial(id);
    await testimonialWrites.updateTestimonial(id, person);
    const deleted = await testimonialWrites.deleteTestimonial(id);
    if (deleted.ok) await testimonialWrites.restoreTestimonial(deleted.value.undoId);
  },
  findTestimonial: () => testimonials.findTestimonial("x"),
  ...tableVerbs("Testimonial", ["name", "description"], listTestimonialRows, streamTestimonialRows),
};

const enquiryVerbs: Verbs = {
  createEnquiry: () =>
    createEnquiry(
      { name: "Ann", phone: "2015550101", email: null, message: "Hello", product: null },
      [],
      enquiryOrigin,
    ),
  findEnquiredProduct: async () => findEnquiredProduct(await idOf("product")),
  listEnquiryRows: async () => {
    for (const status of [null, "new", "spam"] as const)
      for (const query of [first, { ...first, sort: "createdAt" }, { ...first, sort: "name" }])
        await enquiries.listEnquiryRows(query, status);
  },
  streamEnquiryRows: () => drain(enquiries.streamEnquiryRows(first, null)),
  countEnquiries: enquiries.countEnquiries,
  updateEnquiry: async () => {
    const { rows } = await enquiries.listEnquiryRows(newest, null);
    await enquiries.updateEnquiry(rows[0]?.id ?? "", { status: "closed", note: "x" }, 1);
  },
};

const email = "ann@example.com";
const limits = [{ key: "x", most: 5, windowMs: 1000 }];

const accountVerbs: Verbs = {
  createFirstAdmin: () => createFirstAdmin({ email, password: "Steel-Tests-1", fullName: "Ann" }),
  listAccounts: accounts.listAccounts,
  findAccount: () => accounts.findAccount("x"),
  findAccountByEmail: () => accounts.findAccountByEmail(email),
  authenticate: () => accounts.authenticate(email, "wrong"),
  logIn: () => logIn({ email, password: "Steel-Tests-1", address: "192.0.2.1", tells: true }),
  createAccount: async () => {
    const input = { FullName: "Bo", email: "bo@gmail.com", userName: "", password: "Steel-Tests-2" };
    const made = await accounts.createAccount(input, false, "account");
    if (!made.ok) throw new Error("No account was made");
    const { id, userName } = made.value;
    await accounts.updateAccount(id, { FullName: "Bo", email: "bo@gmail.com", userName });
    await accounts.changePassword(id, "Steel-Tests-2", "Steel-Tests-3");
    await accounts.resetPassword("bo@gmail.com", "Steel-Tests-4");
    const token = await db.$transaction((tx) => addSession(tx, id, "Bo"));
    await findSession(token);
    await closeSession(token);
    await accounts.deleteAccount(id, "another");
  },
  updateAccount: () => accounts.updateAccount("x", { FullName: "X", email: "x@gmail.com", userName: "x" }),
  changePassword: () => accounts.changePassword("x", "x", "y"),
  resetPassword: () => accounts.resetPassword("x@gmail.com", "y"),
  deleteAccount: () => accounts.deleteAccount("x", "y"),
  findSession: () => findSession("x"),
  closeSession: () => closeSession("x"),
  takeAttempt: () => takeAttempt(limits),
  forgiveAttempt: () => forgiveAttempt(limits),
  ...tableVerbs("Admin", ["email"], listAdminRows, streamAdminRows),
};

const draft = { path: "/addproduct", fields: [], pictures: [] };

const otherVerbs: Verbs = {
  searchSite: async () => {
    for (const query of ["bulk", "bulk 77", "2024", "nothing at all", "plate bulk cut"])
      await searchSite(query);
  },
  findTexts: () => searchSite("bulk plate"),
  readWords: () => searchSite("bulk plate"),
  listSitemapParts: sitemap.listSitemapParts,
  listSitemapEntries: () => drain(sitemap.listSitemapEntries()),
  listSitemapPart: async () => drain(await sitemap.listSitemapPart("products-1")),
  saveDraft: async () => {
    const id = await saveDraft("x", draft);
    await findSavedDraft(id, "x");
    await takeSavedDraft(id, "x");
  },
  findSavedDraft: () => findSavedDraft(null, "x"),
  takeSavedDraft: () => takeSavedDraft(null, "x"),
  forgetSavedDrafts: () => forgetSavedDrafts(),
  findUsedPictures: () => findUsedPictures(["x"]),
  isPictureUsed: () => isPictureUsed("x"),
  countRows: () => countRows("tag", "x"),
  countByName: () => countByName("tag"),
  findReceipt: () => findReceipt("a receipt"),
  writeOnce: () => createProduct(product, {}, { receiptId: "another" }),
  findRevision: () => findRevision("product"),
  sweepLeftovers: () => sweepLeftovers(),
  forgetDeletedRows: () => forgetDeletedRows(),
  readSetting: () => readSetting("x"),
  writeSetting: () => writeSetting("x", "y"),
  isHealthy: () => isHealthy(),
  addFirstSample: () => addFirstSample(false),
  removeSampleContent: () => removeSampleContent(),
  walkIds: () => products.listProducts({ page: 1, perPage: 2 }),
  orderRows: () => listProductRows(first),
  streamRows: () => drain(streamProductRows(first)),
  createRow: () => createProduct(product),
  updateRow: async () => updateProduct(await idOf("product"), product, {}, { version: 1 }),
  deleteRow: () => deleteProduct("x"),
  restoreRow: () => restoreProduct("x"),
  restoreProduct: () => restoreProduct("x"),
  restoreBlog: () => restoreBlog("x"),
  restoreTestimonial: () => testimonialWrites.restoreTestimonial("x"),
  deleteTestimonial: () => testimonialWrites.deleteTestimonial("x"),
  updateTestimonial: () => testimonialWrites.updateTestimonial("x", person),
};

export const modelVerbs: Verbs = {
  ...productVerbs,
  ...blogVerbs,
  ...testimonialVerbs,
  ...enquiryVerbs,
  ...accountVerbs,
  ...otherVerbs,
};

/** A person's search in a table of the back office. */
export const searchedTables: Verbs = {
  listProductRows: () => listProductRows({ ...first, q: "bulk" }),
  listBlogRows: () => listBlogRows({ ...first, q: "bulk" }),
  listTestimonialRows: () => listTestimonialRows({ ...first, q: "bulk" }),
  listAdminRows: () => listAdminRows({ ...first, q: "bulk" }),
  listEnquiryRows: () => enquiries.listEnquiryRows({ ...first, q: "bulk" }, null),
};
