import type { Prisma } from "~/generated/prisma/client";
import { everywhere, type RowList } from "~/models/row/list";
import { type ProductType, steelTypes } from "~/steel/kind";

export const productColumns = { id: true, name: true, brand: true, type: true, createdAt: true } as const;

export type ProductRow = Prisma.ProductGetPayload<{ select: typeof productColumns }> & { type: ProductType };

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
    {
      key: "name",
      label: "Product Name",
      value: (row) => row.name,
      shown: everywhere,
      sort: "text",
      searched: "name",
    },
    { key: "brand", label: "Brand", value: (row) => row.brand, shown: [], searched: "brand" },
    {
      key: "type",
      label: "Product Type",
      value: (row) => steelTypes[row.type].label,
      shown: everywhere,
      sort: "text",
      searched: "type",
    },
    {
      key: "createdAt",
      label: "Created At",
      value: (row) => row.createdAt,
      shown: everywhere,
      sort: "value",
    },
    { key: "id", label: "Id", value: (row) => row.id, shown: ["csv"] },
  ],
};
