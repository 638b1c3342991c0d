import { z } from "zod";
import { countOfTypes } from "~/models/product/count.server";
import { AddProductForm, EditProductForm, productFieldsOfProgram } from "~/models/product/form";
import { productSuccess } from "~/models/product/list";
import { findProduct, listAllProducts, listFullProducts, type Product } from "~/models/product/read.server";
import { createProduct, deleteProduct, updateProduct } from "~/models/product/write.server";
import { checkFields, ok } from "~/models/row/result";
import { productTypes } from "~/steel/kind";
import { readList, readRow } from "./read.server";
import type { Resource } from "./resource.server";
import { dateShape, idShape, pictureShape } from "./shapes.server";
import type { ListOf } from "./whole-list.server";
import { changeRow, createRow, deleteRow } from "./write.server";

const ProductJson = z
  .object({
    _id: idShape,
    name: z.string(),
    type: z.enum(productTypes),
    brand: z.string().nullable(),
    thickness: z.array(z.number()).meta({ description: "Millimetres" }),
    width: z.array(z.number()).meta({ description: "Millimetres" }),
    purchaseNow: z.string().nullable().meta({ description: "Bottom Card Text" }),
    deliveryDays: z.string(),
    number: z.string().meta({ description: "Phone number of 10 digits" }),
    image: pictureShape.nullable(),
    createdAt: dateShape,
    updatedAt: dateShape,
  })
  .meta({ id: "Product" });

type ProductJson = z.output<typeof ProductJson>;

const fields = {
  name: "HR sheet 2 mm",
  type: "hotrolledsheet",
  brand: "Northmill",
  thickness: [1.6, 2],
  width: [1250, 1500],
  purchaseNow: "Cut to length",
  deliveryDays: "3 to 5 days",
  number: "2015550100",
} satisfies Partial<ProductJson>;

const product: Resource<Product, ProductJson> = {
  name: "Product",
  key: "product",
  oneKey: "product",
  listKey: "products",
  find: findProduct,
  schema: ProductJson,
  json: (row) => ProductJson.parse({ ...row, _id: row.id }),
  example: {
    _id: "65f0a1b2c3d4e5f6a7b8c9d0",
    ...fields,
    image: "/uploads/65f0a1b2c3d4e5f6a7b8c9d1-1600x1200.webp",
    createdAt: "2026-03-12T09:30:00.000Z",
    updatedAt: "2026-03-12T09:30:00.000Z",
  },
};

const rows: ListOf<Product> = {
  kind: "product",
  page: listFullProducts,
  all: listAllProducts,
  count: () => countOfTypes(),
};

export const productCalls = {
  getAllProduct: readList(product, rows, "All products, newest first"),
  getProduct: readRow(product, "public", "One product"),
  createProduct: createRow(product, {
    summary: "Add a product, with a picture if it is multipart",
    accepts: { schema: AddProductForm, pictures: ["file"], example: fields },
    check: (sent) => checkFields(AddProductForm, productFieldsOfProgram(sent)),
    save: async (input, { file }) => ok(await createProduct(input, { image: file })),
    message: productSuccess.added,
  }),
  updateProduct: changeRow(product, {
    summary: "Replace a product's fields; without a new picture it keeps the old one",
    accepts: { schema: EditProductForm, pictures: ["file"], example: fields },
    check: (sent) => checkFields(EditProductForm, productFieldsOfProgram(sent)),
    save: (row, input, { file }, version) => updateProduct(row.id, input, { image: file }, { version }),
    message: productSuccess.edited,
  }),
  deleteProduct: deleteRow(product, deleteProduct, {
    summary: "Delete a product",
    message: productSuccess.deleted,
  }),
};
