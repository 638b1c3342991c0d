import { contactRules, enquiryListRules } from "~/models/enquiry/rules";
import { z } from "~/models/row/schema";
import { ruledField } from "~/models/row/text";

export const enquiryStatuses = ["new", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** A form sent sooner than this after its page was made was not read by a person, in milliseconds. */
export const FASTEST_PERSON_MS = 3_000;

/** What a visitor types to reach us: the contact form and the enquiry list send the same fields. */
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

/** One size asked for: mm, pieces, kg. */
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
