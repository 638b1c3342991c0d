import { readJson } from "~/models/text/json";
import { z } from "~/models/text/schema";
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
  /** Of chequered steel that is weighed by its size: its weight is without the pattern. */
  patterned: z.boolean(),
});

/** In one order, so that lines that nobody has touched are the same text. */
export function writeCarried(lines: readonly z.output<typeof LineShape>[]) {
  return JSON.stringify(lines, Object.keys(LineShape.shape));
}

/** As a form carries them, so that what another admin has saved meanwhile changes nothing of them; null where they did not arrive as they were sent. */
export function readCarried(text: string | null) {
  const json = readJson(text ?? "");
  const read = z.array(LineShape).safeParse(json.ok ? json.value : null);
  return read.success ? read.data : null;
}
