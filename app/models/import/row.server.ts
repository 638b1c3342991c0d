import type { Prisma } from "~/generated/prisma/client";
import { type BlockInput, checkContent, insertBlog } from "~/models/blog/write.server";
import { EditProductForm, type ProductInput, productFieldsOfProgram } from "~/models/product/form";
import { insertProduct } from "~/models/product/write.server";
import type { RowOrigin } from "~/models/row/origin.server";
import { checkFields, type Result } from "~/models/row/result";
import { TestimonialForm, type TestimonialInput } from "~/models/testimonial/form";
import { insertTestimonial } from "~/models/testimonial/write.server";

type Fields = Record<string, unknown>;
type Names = Record<string, string>;

export type LegacyKind<Input> = {
  name: "products" | "blogs" | "testimonials";
  call: string;
  title: (fields: Fields) => string;
  check: (fields: Fields) => Result<Input>;
  pictures: (fields: Fields) => Names;
  required: readonly string[];
  insert: (tx: Prisma.TransactionClient, input: Input, pictures: Names, origin: RowOrigin) => Promise<string>;
};

export const legacyProducts: LegacyKind<ProductInput> = {
  name: "products",
  call: "product/getAllProduct",
  title: (fields) => textOf(fields.name),
  check: (fields) => checkFields(EditProductForm, withoutBlanks(productFieldsOfProgram(fields))),
  pictures: (fields) => named({ image: fields.image ?? fields.file }),
  required: [],
  insert: (tx, input, { image }, origin) => insertProduct(tx, input, { image }, origin),
};

export const legacyBlogs: LegacyKind<BlockInput[]> = {
  name: "blogs",
  call: "getAllBlog",
  title: (fields) => textOf(Array.isArray(fields.content) ? asFields(fields.content[0]).type : ""),
  check: (fields) => checkContent(fields.content, "edit"),
  pictures: (fields) => named({ banerImage: fields.banerImage, sideImage: fields.sideImage }),
  required: ["banerImage"],
  insert: (tx, blocks, { banerImage = "", sideImage }, origin) =>
    insertBlog(tx, blocks, { banerImage, sideImage }, origin),
};

export const legacyTestimonials: LegacyKind<TestimonialInput> = {
  name: "testimonials",
  call: "getAllTestimonial",
  title: (fields) => textOf(asFields(fields.author).fullName ?? fields.fullName),
  check: (fields) => checkFields(TestimonialForm, { ...fields, ...asFields(fields.author) }),
  pictures: (fields) => named({ picture: asFields(fields.author).picture ?? fields.picture ?? fields.file }),
  required: [],
  insert: (tx, input, { picture }, origin) => insertTestimonial(tx, input, { picture }, origin),
};

export function asFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function named(pictures: Fields): Names {
  const given = Object.entries(pictures).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
  );
  return Object.fromEntries(given);
}

function withoutBlanks(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function textOf(value: unknown) {
  return typeof value === "string" ? value : "";
}
