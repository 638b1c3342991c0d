import { readJson } from "~/models/row/json";
import { z } from "~/models/row/schema";
import { productTypes } from "~/steel/kind";
import type { Line } from "./line";
import { MOST_LINES } from "./listed";

const amount = z.number().positive();

/** As a form carries them, so that what another admin has saved meanwhile changes nothing of them. */
export const CarriedLines = z
  .array(
    z.object({
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
    }),
  )
  .max(MOST_LINES);

/** Null where they did not arrive as they were sent. */
export function readCarried(text: string | null): Line[] | null {
  const json = readJson(text ?? "");
  const read = CarriedLines.safeParse(json.ok ? json.value : null);
  return read.success ? read.data : null;
}
