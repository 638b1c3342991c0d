import { countOfType } from "~/models/product/count.server";
import { AddProductForm, EditProductForm, productFieldsOfProgram } from "~/models/product/form";
import { listAllProducts, listFullProducts, type Product } from "~/models/product/read.server";
import { productSuccess } from "~/models/product/success";
import { createProduct, deleteProduct, updateProduct } from "~/models/product/write.server";
import { checkFields, ok } from "~/models/row/result";
import { fields, product } from "./product-json.server";
import { readList, readRow } from "./read.server";
import type { ListOf } from "./whole-list.server";
import { changeRow, createRow, deleteRow } from "./write.server";

const rows: ListOf<Product> = {
  kind: "product",
  page: listFullProducts,
  all: listAllProducts,
  count: () => countOfType(),
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
