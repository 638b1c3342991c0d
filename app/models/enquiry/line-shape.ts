import { z } from "~/models/row/schema";
import { productTypes } from "~/steel/kind";
import type { Line } from "./line";

const amount = z.number().positive();

/** A line as it was written down as JSON. */
export const LineShape = z.object({
  form: z.enum(["sheet", "coil"]),
  thickness: amount,
  width: amount,
  length: z.number().nonnegative(),
  pieces: amount.int(),
  inner: amount.nullable(),
  weightKg: amount,
  byWeight: z.boolean(),
  productId: z.string().nullable(),
  productName: z.string().nullable(),
  type: z.enum(productTypes).nullable(),
  grade: z.string().nullable(),
  patterned: z.boolean(),
}) satisfies z.ZodType<Line>;
