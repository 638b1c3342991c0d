import type { EditorConfig } from "~/admin/editor/config.server";
import type { StoredRow } from "~/admin/editor/source.server";
import {
  AddProductForm,
  EditProductForm,
  type ProductInput,
  productFields,
  productPictures,
} from "~/models/product/form";
import { findProduct, type Product } from "~/models/product/read.server";
import { productSuccess } from "~/models/product/success";
import { createProduct, updateProduct } from "~/models/product/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { errorsByField, invalid, ok } from "~/models/row/result";

export const MISSING_PRODUCT = "Failed to fetch product";

/** Without an id a product is added. */
export function productConfig(id: string | undefined): EditorConfig<ProductInput> {
  const form = id === undefined ? AddProductForm : EditProductForm;
  return {
    kind: "product",
    mode: id === undefined ? "add" : "edit",
    files: Object.keys(productPictures),
    check(fields) {
      const parsed = form.safeParse(Object.fromEntries(fields));
      return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
    },
    async save(input, { file }, { version, receiptId }) {
      if (id === undefined) return ok(await createProduct(input, { image: file }, { receiptId }));
      return updateProduct(id, input, { image: file }, { version, receiptId });
    },
    listPictures: async (saved) => [(await findProduct(saved))?.image ?? null],
    success: (saved) => (id === undefined ? added(saved) : edited),
    failure: { text: id === undefined ? "Error uploading:" : "Edit failed. Please try again: " },
    exists: async () => id !== undefined && (await findProduct(id)) !== null,
    missing: MISSING_PRODUCT,
  };
}

export function productRow(product: Product): StoredRow {
  return {
    fields: fieldsOfRow(productFields, product),
    version: product.version,
    pictures: { file: product.image },
  };
}

const edited = { to: "/adminallproduct", text: productSuccess.edited };

function added(id: string) {
  const links = [
    { href: "/addproduct", label: "Add another" },
    { href: `/editproduct/${id}`, label: "Edit" },
  ];
  return { to: "/mildStainless", text: productSuccess.added, links };
}
