import { listBlogRows, streamBlogRows } from "~/models/blog/list.server";
import * as blogs from "~/models/blog/read.server";
import { createBlog, deleteBlog, restoreBlog, updateBlog } from "~/models/blog/write.server";
import type { ProductFilter } from "~/models/product/filter";
import { listProductRows, streamProductRows } from "~/models/product/list.server";
import { findNearSizes } from "~/models/product/nearest.server";
import { listPopularSizes } from "~/models/product/popular-size.server";
import * as products from "~/models/product/read.server";
import { recogniseStoredProducts } from "~/models/product/recognition.server";
import { listNewestIds } from "~/models/product/run.server";
import { listSimilarProducts } from "~/models/product/similar.server";
import { summariseTypes } from "~/models/product/size-set.server";
import { createProduct, deleteProduct, restoreProduct, updateProduct } from "~/models/product/write.server";
import { listTestimonialRows, streamTestimonialRows } from "~/models/testimonial/list.server";
import * as testimonials from "~/models/testimonial/read.server";
import * as testimonialWrites from "~/models/testimonial/write.server";
import { productTypes } from "~/steel/kind";
import { block, drain, idOf, person, product, range, tableVerbs, type Verbs } from "./verb-table";

const orders = ["newest", "thinnest", "widest"] as const;
const none = { tmin: null, tmax: null, wmin: null, wmax: null, grade: null, finish: null };
const exactSize = { ...none, tmin: 2, tmax: 2, wmin: 1250, wmax: 1250 };
const ranges: Omit<ProductFilter, "sort">[] = [
  none,
  { ...none, tmin: 2, tmax: 3 },
  { ...none, tmax: 3, wmin: 1000 },
  exactSize,
  { ...none, grade: { name: "E250", standard: null } },
  { ...exactSize, finish: "pickled" },
  { ...none, finish: "chequered" },
];

const sized = {
  types: ["hotrolledsheet" as const],
  thickness: [{ min: 2, max: 2 }],
  width: [{ min: 1100, max: 1100 }],
  ...{ grade: null, finish: null },
};

export const productVerbs: Verbs = {
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
  listWished: async () => {
    const wish = { types: [...productTypes.slice(0, 2)], width: [], grade: null, finish: null };
    const thickness = [1.52, 1.63].map((mm) => ({ min: mm, max: mm }));
    for (const some of [[], thickness]) {
      await products.listWished({ ...wish, thickness: some }, { skip: 0, take: 24 });
      await products.countWished({ ...wish, thickness: some });
    }
  },
  listNewestIds: () => listNewestIds(1_500, 24),
  countWished: () => products.countProducts("hotrolledsheet", undefined),
  listWishedIds: () => products.listWishedIds(sized, 1_000),
  narrowToWish: async () => products.narrowToWish([await idOf("product"), "x"], sized),
  findNearSizes: () => findNearSizes(sized),
  listPopularSizes: () => listPopularSizes(12),
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
  recogniseStoredProducts,
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

export const blogVerbs: Verbs = {
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

export const testimonialVerbs: Verbs = {
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
