import { everywhere, type RowList } from "~/models/row/list";
import { steelTypes } from "~/steel/kind";
import type { ProductRow } from "./read.server";

export const productList: RowList<ProductRow> = {
  kind: "product",
  label: "Product",
  title: "All Product",
  path: "/adminallproduct",
  file: "products",
  failure: "Error loading products.",
  nameOf: (row) => row.name,
  editPath: "/editproduct/",
  add: { href: "/addproduct", label: "Add Product" },
  also: { href: "/adminproductsheet", label: "Spreadsheet" },
  whenEmpty:
    "A product with its sizes is on the site as soon as it is added. Many at once can be imported from a spreadsheet.",
  many: "/adminproductmany",
  columns: [
    { key: "name", label: "Product Name", shown: everywhere, sort: "text", searched: "name" },
    { key: "brand", label: "Brand", shown: [], searched: "brand" },
    {
      key: "type",
      label: "Product Type",
      value: (row) => steelTypes[row.type].label,
      shown: everywhere,
      sort: "text",
      searched: "type",
    },
    { key: "createdAt", label: "Created At", shown: everywhere, sort: "value" },
    { key: "id", label: "Id", shown: ["csv"] },
  ],
};

export const productSuccess = {
  added: "product added successfully",
  edited: "Product edited successfully!",
  deleted: "Product deleted successfully!",
};
