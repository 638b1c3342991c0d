import { z } from "zod";
import { findProduct, type Product } from "~/models/product/read.server";
import { productTypes } from "~/steel/kind";
import type { Resource } from "./resource.server";
import { dateShape, idShape, pictureShape } from "./shapes.server";

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

export const fields = {
  name: "HR sheet 2 mm",
  type: "hotrolledsheet",
  brand: "Northmill",
  thickness: [1.6, 2],
  width: [1250, 1500],
  purchaseNow: "Cut to length",
  deliveryDays: "3 to 5 days",
  number: "2015550100",
} satisfies Partial<ProductJson>;

export const product: Resource<Product, ProductJson> = {
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
