import { z } from "~/models/row/schema";
import { productTypes } from "~/steel/kind";

const amount = z.number().positive();

export const LineShape = z.object({
  form: z.enum(["sheet", "coil"]),
  thickness: amount,
  width: amount,
  /** Of one; of a coil in m. */
  length: z.number().nonnegative(),
  pieces: amount.int(),
  inner: amount.nullable(),
  weightKg: amount,
  /** A coil that was asked by its weight: its length is worked out. */
  byWeight: z.boolean(),
  productId: z.string().nullable(),
  /** Null where no product is meant, and while it was not looked up. */
  productName: z.string().nullable(),
  type: z.enum(productTypes).nullable(),
  grade: z.string().nullable(),
  /** Of chequered steel: its weight is without the pattern. */
  patterned: z.boolean(),
});
