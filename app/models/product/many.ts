import { formOf } from "~/models/row/field";
import { z } from "~/models/text/schema";
import { productFields } from "./form";

/** Changed at once, of a whole search. Ticked ones travel in the address, which takes some hundreds. */
export const MOST_AT_ONCE = 5_000;

const NOTHING_TYPED = "Fill in what to change: Delivery Days or Phone Number";

const { deliveryDays, number } = productFields;

const hint = "Leave empty to keep each product's own";

/** As the editor has them; an empty one leaves what each product has. */
export const manyFields = {
  deliveryDays: { ...deliveryDays, hint, rule: orAsItIs(deliveryDays.editRule) },
  number: { ...number, hint, rule: orAsItIs(number.editRule) },
};

export type ManyField = keyof typeof manyFields;

export const ManyForm = formOf(manyFields).refine(
  (typed) => typed.deliveryDays !== null || typed.number !== null,
  {
    error: NOTHING_TYPED,
    path: ["form"],
  },
);

/** Nothing typed is null: each keeps what it has. */
function orAsItIs(rule: z.ZodType<string>) {
  return z.preprocess((text) => String(text ?? "").trim() || null, rule.nullable());
}
