import { contactRules } from "~/models/enquiry/rules";
import { z } from "~/models/row/schema";
import { ruledField } from "~/models/row/text";

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

export const AS_WRITTEN = "As written";
