import { z } from "zod";
import { AddProductForm, EditProductForm, productFieldsOfProgram } from "~/models/product/form";
import {
  countProducts,
  findProduct,
  listAllProducts,
  listFullProducts,
  type Product,
} from "~/models/product/read.server";
import { productSuccess } from "~/models/product/success";
import { createProduct, deleteProduct, updateProduct } from "~/models/product/write.server";
import { ok } from "~/models/row/result";
import { productTypes } from "~/models/steel/kind";
import { endpoint } from "./endpoint.server";
import { productExample, productFields } from "./examples/product";
import { checkFields } from "./fields.server";
import { addOne, changeOne, type Noun, readAll, readOne, removeOne } from "./resource.server";
import { dateShape, idShape, Message, messageWith, picturePath, pictureShape } from "./shapes.server";
import type { ListOf } from "./whole-list.server";

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

export function productJson(row: Product): z.output<typeof ProductJson> {
  return {
    _id: row.id,
    name: row.name,
    type: row.type,
    brand: row.brand,
    thickness: row.thickness,
    width: row.width,
    purchaseNow: row.purchaseNow,
    deliveryDays: row.deliveryDays,
    number: row.number,
    image: picturePath(row.image),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const product: Noun<Product, z.output<typeof ProductJson>> = {
  name: "Product",
  key: "product",
  find: findProduct,
  json: productJson,
  envelope: (json) => ({ product: json }),
};

const rows: ListOf<Product> = {
  noun: "product",
  page: listFullProducts,
  all: listAllProducts,
  count: () => countProducts(null),
};
const written = { schema: messageWith("product", ProductJson) };
const accepts = { pictures: ["file"], example: productFields };

const getAllProduct = readAll(product, rows, (products) => ({ products }), {
  summary: "All products, newest first",
  answers: {
    status: 200,
    schema: z.object({ products: z.array(ProductJson) }),
    example: { products: [productExample] },
  },
});

const getProduct = readOne(product, "public", {
  summary: "One product",
  answers: { status: 200, schema: z.object({ product: ProductJson }), example: { product: productExample } },
});

const createOne = addOne(
  product,
  {
    check: (fields) => checkFields(AddProductForm, productFieldsOfProgram(fields)),
    save: async (input, { file }) => ok(await createProduct(input, file)),
    message: productSuccess.added,
  },
  {
    summary: "Add a product, with a picture if it is multipart",
    accepts: { ...accepts, schema: AddProductForm },
    answers: {
      status: 201,
      ...written,
      example: { message: productSuccess.added, product: productExample },
    },
  },
);

const updateOne = changeOne(
  product,
  {
    check: (fields) => checkFields(EditProductForm, productFieldsOfProgram(fields)),
    save: (row, input, { file }, version) => updateProduct(row.id, input, file, version),
    message: productSuccess.edited,
  },
  {
    summary: "Replace a product's fields; without a new picture it keeps the old one",
    accepts: { ...accepts, schema: EditProductForm },
    answers: {
      status: 200,
      ...written,
      example: { message: productSuccess.edited, product: productExample },
    },
  },
);

const deleteOne = removeOne(product, deleteProduct, productSuccess.deleted, {
  summary: "Delete a product",
  answers: { status: 200, schema: Message, example: { message: productSuccess.deleted } },
});

export const productCalls = {
  getAllProduct: endpoint({ GET: getAllProduct }),
  getProduct: endpoint({ GET: getProduct }),
  createProduct: endpoint({ POST: createOne }),
  updateProduct: endpoint({ PUT: updateOne }),
  deleteProduct: endpoint({ DELETE: deleteOne }),
};
