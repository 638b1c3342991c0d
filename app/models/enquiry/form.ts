import { contactRules, enquiryListRules } from "~/models/enquiry/rules";
import { z } from "~/models/row/schema";
import { ruledField } from "~/models/row/text";

export const enquiryStatuses = ["new", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

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

export const EnquiryListForm = ContactForm.extend({ message: ruledField(enquiryListRules.message) });

export type ContactInput = z.output<typeof ContactForm>;

/** mm, pieces, kg. */
export type EnquiryLine = {
  form: "sheet" | "coil";
  thickness: number;
  width: number;
  length: number | null;
  pieces: number | null;
  inner: number | null;
  weightKg: number;
  productName: string | null;
};
