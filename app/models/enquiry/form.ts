import { contactRules } from "~/models/enquiry/rules";
import { z } from "~/models/row/schema";
import { ruledField } from "~/models/row/text";
import type { ProductType } from "~/steel/kind";

export const enquiryStatuses = ["new", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export function nameStatus(status: EnquiryStatus) {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** In characters, of the office's own note to an enquiry. */
export const LONGEST_NOTE = 2000;

/** Sent sooner after its page was made, it was not read by a person. */
export const FASTEST_PERSON_MS = 3_000;

export const ContactForm = z.object({
  name: ruledField(contactRules.name),
  phone: ruledField(contactRules.phone),
  email: ruledField(contactRules.email).transform((text) => text || null),
  message: ruledField(contactRules.message),
  product: z
    .string()
    .max(24)
    .optional()
    .transform((id) => id || null),
});

type ContactInput = z.output<typeof ContactForm>;

/** The day as `2026-12-31`; `list` is pasted text that is not among the lines. */
export type EnquiryInput = ContactInput & {
  deliveryPlace?: string | null;
  wantedOn?: string | null;
  list?: string | null;
};

/** Above such text, wherever it stands. */
export const AS_WRITTEN = "As written";

/** mm, pieces, kg; the length of a coil in m. */
export type EnquiryLine = {
  form: "sheet" | "coil";
  thickness: number;
  width: number;
  length: number | null;
  pieces: number | null;
  inner: number | null;
  weightKg: number;
  productId: string | null;
  productName: string | null;
  type: ProductType | null;
  /** The product's, or the words that were asked with where no product is meant. */
  grade: string | null;
  /** Of chequered steel: its weight is without the pattern. */
  patterned: boolean;
};
