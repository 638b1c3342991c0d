import path from "node:path";
import type { z } from "zod";
import { db, LONG_TRANSACTION } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { checkBlock, insertBlog } from "~/models/blog/write.server";
import { dropPicture, storePicture } from "~/models/picture/write.server";
import { AddProductForm, productFieldsOfProgram } from "~/models/product/form";
import { insertProduct } from "~/models/product/write.server";
import { newId } from "~/models/row/id.server";
import { TestimonialForm } from "~/models/testimonial/form";
import { insertTestimonial } from "~/models/testimonial/write.server";
import { sampleBlogs } from "../../../prisma/sample/blogs";
import type { SampleBlog } from "../../../prisma/sample/blogs/shape";
import { type SampleProduct, sampleProducts } from "../../../prisma/sample/products";
import { sampleTestimonials } from "../../../prisma/sample/testimonials";
import { addSampleCompany } from "./company.server";
import { insertSampleQuotations } from "./quotations.server";
import { addSampleRates } from "./rates.server";
import type { SampleCounts } from "./rows.server";

const HOUR = 60 * 60 * 1000;
/** All of them lie within the last four weeks. */
const PRODUCT_STEP = 31 * HOUR;
const BLOG_STEP = 97 * HOUR;
const TESTIMONIAL_STEP = 83 * HOUR;

type Stored = Map<string, string>;

/** A failure takes the pictures back; a crash leaves files for the sweep. */
export async function addSampleContent(): Promise<SampleCounts> {
  const stored: Stored = new Map();
  try {
    for (const file of listPictureFiles()) {
      stored.set(file, await storeSamplePicture(file));
    }
    return await db.$transaction((tx) => insertRows(tx, stored), LONG_TRANSACTION);
  } catch (error) {
    for (const name of stored.values()) await dropPicture(name);
    throw error;
  }
}

async function insertRows(tx: Prisma.TransactionClient, stored: Stored): Promise<SampleCounts> {
  const now = Date.now();
  const origin = (age: number) => ({ id: newId(), createdAt: new Date(now - age) });
  const products = mixTypes(sampleProducts);
  const ids: string[] = [];
  for (const [index, { picture, ...product }] of products.entries()) {
    const input = checkBy(AddProductForm, productFieldsOfProgram(product), product.name);
    const age = (products.length - index) * PRODUCT_STEP;
    ids.push(await insertProduct(tx, input, { image: stored.get(picture) }, origin(age)));
  }
  // The newest stand first in their lists: articles and testimonials keep the order they were written in.
  for (const [index, blog] of sampleBlogs.entries()) {
    const pictures = { banerImage: stored.get(blog.banner) ?? "", sideImage: stored.get(blog.side) };
    ids.push(await insertBlog(tx, blocksOf(blog), pictures, origin((index + 1) * BLOG_STEP)));
  }
  for (const [index, { picture, ...testimonial }] of sampleTestimonials.entries()) {
    const age = (index + 1) * TESTIMONIAL_STEP;
    const input = checkBy(TestimonialForm, testimonial, testimonial.fullName);
    ids.push(await insertTestimonial(tx, input, { picture: stored.get(picture) }, origin(age)));
  }
  const added = { where: { id: { in: ids } }, data: { sample: true } };
  await tx.product.updateMany(added);
  await tx.blog.updateMany(added);
  await tx.testimonial.updateMany(added);
  const settings = await addSampleCompany(tx);
  const quotations = await insertSampleQuotations(tx);
  const rates = await addSampleRates(tx);
  return {
    products: products.length,
    blogs: sampleBlogs.length,
    testimonials: sampleTestimonials.length,
    ...{ quotations, rates, settings },
  };
}

function listPictureFiles(): string[] {
  return [
    ...sampleProducts.map(({ picture }) => picture),
    ...sampleBlogs.flatMap(({ banner, side }) => [banner, side]),
    ...sampleTestimonials.map(({ picture }) => picture),
  ];
}

async function storeSamplePicture(file: string): Promise<string> {
  const result = await storePicture(path.resolve("prisma/sample/pictures", file));
  if (!result.ok) throw new Error(`${file}: ${result.message}`);
  return result.name;
}

function mixTypes(products: readonly SampleProduct[]): SampleProduct[] {
  const turn = ({ type, name }: SampleProduct) =>
    products.filter((product) => product.type === type).findIndex((product) => product.name === name);
  return [...products].sort((a, b) => turn(a) - turn(b));
}

function checkBy<Schema extends z.ZodType>(form: Schema, fields: unknown, name: string): z.output<Schema> {
  const parsed = form.safeParse(fields);
  if (!parsed.success) throw new Error(`The sample row “${name}” breaks the rules of its form`);
  return parsed.data;
}

function blocksOf({ title, html, tags }: SampleBlog) {
  const block = checkBlock({ title, text: html, tags: [...tags] }, "add");
  if (!block.ok) throw new Error(`The article “${title}” breaks the rules of articles`);
  return [block.value];
}
